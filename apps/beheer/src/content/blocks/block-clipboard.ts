import { contentBlock } from '@bouwpoort/contract/content/content-blocks';
import { withoutAdditions } from '@bouwpoort/contract/content/content-document';
import { copyOf, type DraftBlock } from './page-blocks.ts';

/** Marks a text on the clipboard as one of our blocks. */
const mark = 'bouwpoort-block';

export function blockToText(block: DraftBlock): string {
  return JSON.stringify({ [mark]: 1, block });
}

/** The clipboard may contain anything: only a valid block of a known type is accepted. */
export function blockFromText(text: string, taken: Iterable<string>): DraftBlock | undefined {
  const given = parse(text);
  if (typeof given !== 'object' || given === null || !(mark in given) || !('block' in given)) return undefined;
  const block = contentBlock.safeParse(given.block);
  return block.success ? copyOf(withoutAdditions(block.data), taken) : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
