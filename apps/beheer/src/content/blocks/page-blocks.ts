import type { PageEdit } from '@bouwpoort/contract/content/pages.staff';

/** A block being edited: it may be invalid. */
export type DraftBlock = Readonly<Record<string, unknown>> & { readonly id: string; readonly contentType: string };

function isBlock(value: unknown): value is DraftBlock {
  if (typeof value !== 'object' || value === null) return false;
  const { id, contentType } = value as Record<string, unknown>;
  return typeof id === 'string' && typeof contentType === 'string';
}

export function blocksOf(edit: PageEdit): readonly DraftBlock[] {
  const { blocks } = edit.properties;
  return Array.isArray(blocks) ? blocks.filter(isBlock) : [];
}

export function withBlocks(edit: PageEdit, blocks: readonly DraftBlock[]): PageEdit {
  return { ...edit, properties: { ...edit.properties, blocks } };
}

export function changeBlock(edit: PageEdit, block: DraftBlock): PageEdit {
  return withBlocks(
    edit,
    blocksOf(edit).map((one) => (one.id === block.id ? block : one)),
  );
}

/** After the block with this id; at the end without one. */
export function insertBlock(edit: PageEdit, block: DraftBlock, after: string | null): PageEdit {
  const blocks = blocksOf(edit);
  const at = blocks.findIndex(({ id }) => id === after);
  return withBlocks(edit, at === -1 ? [...blocks, block] : blocks.toSpliced(at + 1, 0, block));
}

export function removeBlock(edit: PageEdit, id: string): PageEdit {
  return withBlocks(
    edit,
    blocksOf(edit).filter((block) => block.id !== id),
  );
}

/** Undefined when it is at that end already. */
export function moveBlock(edit: PageEdit, id: string, steps: number): PageEdit | undefined {
  const blocks = blocksOf(edit);
  const at = blocks.findIndex((block) => block.id === id);
  const block = blocks[at];
  const to = at + steps;
  if (!block || to < 0 || to >= blocks.length) return undefined;
  return withBlocks(edit, blocks.toSpliced(at, 1).toSpliced(to, 0, block));
}

/** Anchors contain it, so it is made of words. */
export function freshId(words: string, taken: Iterable<string>): string {
  const ids = new Set(taken);
  const stem =
    words
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 60) || 'blok';
  let id = stem;
  for (let number = 2; ids.has(id); number++) id = `${stem}-${number}`;
  return id;
}

/** A deep copy: it shares no object with its original. */
export function copyOf(block: DraftBlock, taken: Iterable<string>): DraftBlock {
  const { sharedId: _, ...own } = block;
  return { ...own, id: freshId(block.id.replace(/-\d+$/, ''), taken), contentType: block.contentType };
}
