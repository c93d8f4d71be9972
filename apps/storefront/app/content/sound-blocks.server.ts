import { contentBlock } from '@bouwpoort/contract/content-blocks';
import type { PageLog } from '@bouwpoort/contract/page-request';
import type { BrokenBlock, ShownBlock } from './shown-block.ts';

/**
 * The blocks of a page as they may be shown. Stored content was valid when it came in, but a release may drop a block
 * type and a hand may have been in the database: such a block becomes a notice in its place, with one line in the log,
 * and the components can count on the shapes their types promise.
 */
export function soundBlocks(log: PageLog, pageId: string, stored: unknown): ShownBlock[] {
  return Array.isArray(stored) ? stored.map((block, index) => soundBlock(log, pageId, block, index)) : [];
}

/** Answers come from memory and are never changed: a block that was found sound once still is. */
const foundSound = new WeakSet<object>();

function soundBlock(log: PageLog, pageId: string, stored: unknown, index: number): ShownBlock {
  if (typeof stored === 'object' && stored !== null && foundSound.has(stored)) return stored as ShownBlock;
  const result = contentBlock.safeParse(stored);
  // The stored block itself is returned: it also holds what the server adds on the way out.
  if (result.success) {
    if (Object.isFrozen(stored)) foundSound.add(stored as object);
    return stored as ShownBlock;
  }
  const { id, contentType } = named(stored);
  const broken: BrokenBlock = { contentType: 'BrokenBlock', id: id ?? `blok-${index + 1}` };
  const issue = result.error.issues[0];
  const why = `${issue?.path.join('.')} ${issue?.message}`.trim();
  log.warn({ contentId: pageId, blockId: broken.id, blockType: contentType ?? 'none', why }, 'block cannot be shown');
  return broken;
}

function named(stored: unknown): { id: string | undefined; contentType: string | undefined } {
  const { id, contentType } = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  return { id: textOf(id), contentType: textOf(contentType) };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
