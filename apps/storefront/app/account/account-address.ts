/* The state of the account page in its address: it can be reloaded and gone back to, whatever is open on it. */

export interface UsersAddress {
  query: string;
  page: number;
}

/** Not 'q': that one is the header's, which would show it as its own. */
export const accountParams = { query: 'zoek', page: 'page', user: 'gebruiker', address: 'adres' } as const;

/** Where the parts of the page stand. */
export const accountSections = { users: 'gebruikers', priceList: 'prijslijst', addresses: 'adresboek' } as const;

/** In the place of an id: what is not there yet. */
export const newOne = 'nieuw';

const maxQueryLength = 100;

export function readUsersAddress(params: URLSearchParams): UsersAddress {
  const page = Number(params.get(accountParams.page));
  return {
    query: (params.get(accountParams.query) ?? '').trim().slice(0, maxQueryLength),
    page: Number.isInteger(page) && page > 1 && page < 10_000 ? page : 1,
  };
}

/** What nobody has to ask for is left out. */
export function writeUsersAddress({ query, page }: UsersAddress): URLSearchParams {
  const params = new URLSearchParams();
  if (query.trim() !== '') params.set(accountParams.query, query.trim());
  if (page > 1) params.set(accountParams.page, String(page));
  return params;
}

/** Opening a panel asks the server nothing; searching and paging do. */
export function asksForOtherUsers(before: URL, after: URL): boolean {
  const shown = ({ searchParams }: URL) => writeUsersAddress(readUsersAddress(searchParams)).toString();
  return shown(before) !== shown(after);
}
