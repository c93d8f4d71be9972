import type { PageNode } from '@bouwpoort/contract/content/pages.staff';

interface TreeRow {
  page: PageNode;
  depth: number;
  hasChildren: boolean;
  isOpen: boolean;
}

/** The visible rows, without the children of closed pages. */
export function treeRows(pages: readonly PageNode[], isOpen: (pageId: string) => boolean): TreeRow[] {
  const known = new Set(pages.map(({ pageId }) => pageId));
  const below = Map.groupBy(pages, ({ parentId }) => (parentId !== null && known.has(parentId) ? parentId : ''));
  const seen = new Set<string>();
  const rows = (parentId: string, depth: number): TreeRow[] =>
    (below.get(parentId) ?? [])
      .toSorted((a, b) => a.position - b.position || a.name.localeCompare(b.name, 'nl'))
      .flatMap((page) => {
        if (seen.has(page.pageId)) return [];
        seen.add(page.pageId);
        const hasChildren = below.has(page.pageId);
        const open = hasChildren && isOpen(page.pageId);
        return [{ page, depth, hasChildren, isOpen: open }, ...(open ? rows(page.pageId, depth + 1) : [])];
      });
  return rows('', 0);
}

/** The ancestors of this page, nearest first. */
export function ancestorsOf(pages: readonly PageNode[], pageId: string): string[] {
  const parents = new Map(pages.map((page) => [page.pageId, page.parentId]));
  const found: string[] = [];
  for (let at = parents.get(pageId); at && !found.includes(at); at = parents.get(at)) found.push(at);
  return found;
}
