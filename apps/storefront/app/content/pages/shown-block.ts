import type { ContentBlock } from '@bouwpoort/contract/content/content-blocks';

/** Replaces a block of an unknown type, or one that does not match the schema of its type. */
export interface BrokenBlock {
  contentType: 'BrokenBlock';
  id: string;
}

export type ShownBlock = ContentBlock | BrokenBlock;

/** The props of every block: the block, and its page. */
export interface BlockProps<B> {
  block: B;
  pageId: string;
}
