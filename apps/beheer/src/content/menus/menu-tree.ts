import type { MenuPlace, OneMenu } from '@bouwpoort/contract/content/menus.staff';
import type { Audience } from '@bouwpoort/contract/foundation/audience';

/** An item of any of the menus, or a column of the footer, which is not a link itself. */
export interface MenuNode {
  id: string;
  text: string;
  href: string;
  thumbnailUrl: string | null;
  target: string | null;
  title: string | null;
  audience?: Audience | undefined;
  children: MenuNode[];
}

/** The index of a node among its siblings, level by level. */
export type Path = readonly number[];

/** The maximum levels for staff; the generated categories below the assortment go deeper. */
const levels: Readonly<Record<MenuPlace, number>> = { header: 3, service: 1, footer: 2 };

export function nodesOf(
  { headerLinks = [], secondaryLinks = [], footerLinks = [] }: OneMenu,
  kind: MenuPlace,
): MenuNode[] {
  if (kind === 'header') return headerLinks as MenuNode[];
  if (kind === 'service') return secondaryLinks.map((link) => ({ ...link, children: [] }));
  const bare = { id: '', thumbnailUrl: null };
  return footerLinks.map(({ title, links }) => ({
    ...{ ...bare, text: title, href: '', target: null, title: null },
    children: links.map((link) => ({ ...bare, ...link, children: [] })),
  }));
}

export function menuOf(kind: MenuPlace, nodes: readonly MenuNode[]): OneMenu {
  if (kind === 'header') return { headerLinks: [...nodes] };
  if (kind === 'service') return { secondaryLinks: nodes.map(({ children: _, ...link }) => link) };
  return {
    footerLinks: nodes.map(({ text, children }) => ({
      title: text,
      links: children.map((link) => ({ text: link.text, href: link.href, target: link.target, title: link.title })),
    })),
  };
}

export function nodeAt(nodes: readonly MenuNode[], path: Path): MenuNode | undefined {
  const [first, ...rest] = path;
  const node = first === undefined ? undefined : nodes[first];
  return rest.length === 0 ? node : node && nodeAt(node.children, rest);
}

/** Changes the siblings of a position. */
function onSiblings(nodes: readonly MenuNode[], path: Path, change: (list: MenuNode[]) => MenuNode[]): MenuNode[] {
  const [first, ...rest] = path;
  if (first === undefined || rest.length === 0) return change([...nodes]);
  return nodes.map((node, at) =>
    at === first ? { ...node, children: onSiblings(node.children, rest, change) } : node,
  );
}

export function changeAt(nodes: readonly MenuNode[], path: Path, change: Partial<MenuNode>): MenuNode[] {
  const last = path.at(-1);
  return onSiblings(nodes, path, (list) => list.map((node, at) => (at === last ? { ...node, ...change } : node)));
}

export function removeAt(nodes: readonly MenuNode[], path: Path): MenuNode[] {
  return onSiblings(nodes, path, (list) => list.filter((_, at) => at !== path.at(-1)));
}

export function insertAt(nodes: readonly MenuNode[], path: Path, node: MenuNode): MenuNode[] {
  return onSiblings(nodes, path, (list) => list.toSpliced(path.at(-1) ?? 0, 0, node));
}

export type Direction = 'up' | 'down' | 'in' | 'out';

interface Moved {
  nodes: MenuNode[];
  path: Path;
}

/** Undefined when it cannot move there: the end of the list, too deep, or below a generated item. */
export function move(
  nodes: readonly MenuNode[],
  path: Path,
  direction: Direction,
  kind: MenuPlace,
  assortmentId: string,
): Moved | undefined {
  const node = nodeAt(nodes, path);
  const place = placeOf(nodes, path, direction);
  if (!node || !place) return undefined;
  const parent = nodeAt(nodes, direction === 'in' ? place.slice(0, -1) : path.slice(0, -1));
  if (direction === 'in' && parent?.id === assortmentId) return undefined;
  // A column of the footer is not a link, and a link is not a column.
  if (kind === 'footer' && place.length !== path.length) return undefined;
  if (place.length - 1 + depthOf(node) > levels[kind]) return undefined;
  return { nodes: insertAt(removeAt(nodes, path), place, node), path: place };
}

const depthOf = ({ children }: MenuNode): number => 1 + Math.max(0, ...children.map(depthOf));

/** The target position in the tree without the node itself. */
function placeOf(nodes: readonly MenuNode[], path: Path, direction: Direction): Path | undefined {
  const last = path.at(-1) ?? 0;
  const above = path.slice(0, -1);
  const siblings = above.length === 0 ? nodes : (nodeAt(nodes, above)?.children ?? []);
  if (direction === 'up') return last > 0 ? [...above, last - 1] : undefined;
  if (direction === 'down') return last < siblings.length - 1 ? [...above, last + 1] : undefined;
  if (direction === 'out') return above.length > 0 ? [...above.slice(0, -1), (above.at(-1) ?? 0) + 1] : undefined;
  const before = siblings[last - 1];
  return before ? [...above, last - 1, before.children.length] : undefined;
}

/**
 * Before the item it was dropped on; only within the same level, so that an imprecise drop does not change its kind.
 */
export function drop(nodes: readonly MenuNode[], from: Path, onto: Path): Moved | undefined {
  const node = nodeAt(nodes, from);
  const isSibling = from.length === onto.length && from.slice(0, -1).join() === onto.slice(0, -1).join();
  const [a, b] = [from.at(-1) ?? 0, onto.at(-1) ?? 0];
  if (!node || !isSibling || a === b) return undefined;
  return { nodes: insertAt(removeAt(nodes, from), onto, node), path: onto };
}

export interface MenuRow {
  path: Path;
  node: MenuNode;
  /** Its children are generated and cannot be moved. */
  isFixed: boolean;
}

export function rowsOf(nodes: readonly MenuNode[], assortmentId: string, above: Path = [], isFixed = false): MenuRow[] {
  return nodes.flatMap((node, at) => {
    const path = [...above, at];
    // One level of the categories is enough to show that they are there.
    const children = isFixed ? [] : node.children;
    return [{ path, node, isFixed }, ...rowsOf(children, assortmentId, path, node.id === assortmentId)];
  });
}
