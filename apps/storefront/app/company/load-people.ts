import { readUsersAddress } from '../account/account-address.ts';
import { loadUsers, type UsersAnswer } from '../account/load-users.ts';
import type { PageContext } from '../pages/page-context.ts';

/** The users of the manager's customer; nothing for a user without that permission. */
export function loadPeople(
  opened: Pick<PageContext, 'api' | 'log'>,
  params: URLSearchParams,
): Promise<UsersAnswer | null> {
  return loadUsers(opened, readUsersAddress(params));
}
