/** The page of a list in the storefront (its `paths.orderList`), for mails and labels. */
export function listPath(venturePath: string, listId: number, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString();
  return `/${venturePath}/bestellijsten/${listId}${search === '' ? '' : `?${search}`}`;
}
