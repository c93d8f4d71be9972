import { contentBlock } from '@bouwpoort/contract/content/content-blocks';
import type { PageLog } from '@bouwpoort/contract/program/page-request';
import type { BrokenBlock, ShownBlock } from './shown-block.ts';

/**
 * Validates the blocks of a page. Stored content was valid on input, but a release may drop a block type, or somebody
 * may have edited the database: such a block is replaced by a notice, with one line in the log, and the components can
 * rely on their types.
 */
export function validateBlocks(log: PageLog, pageId: string, stored: unknown): ShownBlock[] {
  return Array.isArray(stored) ? stored.map((block, index) => validateBlock(log, pageId, block, index)) : [];
}

/** Answers come from the cache and are immutable: a block that was valid once still is. */
const validatedBlocks = new WeakSet<object>();

function validateBlock(log: PageLog, pageId: string, stored: unknown, index: number): ShownBlock {
  if (typeof stored === 'object' && stored !== null && validatedBlocks.has(stored)) return stored as ShownBlock;
  const result = contentBlock.safeParse(stored);
  // The stored block itself is returned, because it also holds what the server adds to the output.
  if (result.success) {
    if (Object.isFrozen(stored)) validatedBlocks.add(stored as object);
    return stored as ShownBlock;
  }
  const { id, contentType } = identify(stored);
  const broken: BrokenBlock = { contentType: 'BrokenBlock', id: id ?? `blok-${index + 1}` };
  const issue = result.error.issues[0];
  const why = `${issue?.path.join('.')} ${issue?.message}`.trim();
  log.warn({ contentId: pageId, blockId: broken.id, blockType: contentType ?? 'none', why }, 'block cannot be shown');
  return broken;
}

function identify(stored: unknown): { id: string | undefined; contentType: string | undefined } {
  const { id, contentType } = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  return { id: textOf(id), contentType: textOf(contentType) };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
