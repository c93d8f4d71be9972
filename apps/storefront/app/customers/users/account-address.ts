/* The state of the account page in its address, so that a reload and the back button restore whatever is open. */

export interface UsersAddress {
  query: string;
  page: number;
}

/** Not 'q': the header's search uses that and would show this text as its own. */
export const accountParams = { query: 'zoek', page: 'page', user: 'gebruiker', address: 'adres' } as const;

/** The ids of the sections, for links to them. */
export const accountSections = { users: 'gebruikers', priceList: 'prijslijst', addresses: 'adresboek' } as const;

/** Used in place of an id for an item that does not exist yet. */
export const newOne = 'nieuw';

const maxQueryLength = 100;

export function readUsersAddress(params: URLSearchParams): UsersAddress {
  const page = Number(params.get(accountParams.page));
  return {
    query: (params.get(accountParams.query) ?? '').trim().slice(0, maxQueryLength),
    page: Number.isInteger(page) && page > 1 && page < 10_000 ? page : 1,
  };
}

/** Default values are left out of the address. */
export function writeUsersAddress({ query, page }: UsersAddress): URLSearchParams {
  const params = new URLSearchParams();
  if (query.trim() !== '') params.set(accountParams.query, query.trim());
  if (page > 1) params.set(accountParams.page, String(page));
  return params;
}

/** Opening a panel needs no request to the server; searching and paging do. */
export function asksForOtherUsers(before: URL, after: URL): boolean {
  const shown = ({ searchParams }: URL) => writeUsersAddress(readUsersAddress(searchParams)).toString();
  return shown(before) !== shown(after);
}
