import type { PageContext } from '../../frame/pages/page-context.ts';
import { readUsersAddress } from '../users/account-address.ts';
import { loadUsers, type UsersAnswer } from '../users/load-users.ts';

/** The users of the manager's customer; nothing for a user without that permission. */
export function loadPeople(
  opened: Pick<PageContext, 'api' | 'log'>,
  params: URLSearchParams,
): Promise<UsersAnswer | null> {
  return loadUsers(opened, readUsersAddress(params));
}
