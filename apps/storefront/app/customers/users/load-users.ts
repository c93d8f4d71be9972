import type { ManagedUser, UserView } from '@bouwpoort/contract/customers/users';
import { ApiProblem } from '@bouwpoort/contract/program/client';
import type { PageContext } from '../../frame/pages/page-context.ts';
import type { UsersAddress } from './account-address.ts';
import type { CompanyProject } from './user-rights-fields.tsx';

/** The page size of the server. */
export const usersPerPage = 20;

export type UsersAnswer =
  | {
      status: 'known';
      users: readonly ManagedUser[];
      total: number;
      address: UsersAddress;
      /** The times that staff viewed the shop as these users. */
      views: readonly UserView[];
      projects: readonly CompanyProject[];
    }
  | { status: 'failed'; address: UsersAddress };

export async function loadUsers(
  { api, log }: Pick<PageContext, 'api' | 'log'>,
  address: UsersAddress,
): Promise<UsersAnswer | null> {
  const { query, page } = address;
  try {
    const [answer, { views }, projects] = await Promise.all([
      api.call('users.list', { query: { q: query === '' ? undefined : query, page } }),
      api.call('users.views'),
      api.call('users.projects'),
    ]);
    return {
      status: 'known',
      users: answer.results,
      total: answer.totalMatching,
      address,
      views,
      projects: projects.results,
    };
  } catch (error) {
    // The user lost the manager role since the previous page, so there are no users to show.
    if (error instanceof ApiProblem && error.status === 403) return null;
    log.error({ err: error }, 'the users of a customer could not be fetched');
    return { status: 'failed', address };
  }
}
