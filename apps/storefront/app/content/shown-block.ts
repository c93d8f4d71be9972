import type { ContentBlock } from '@bouwpoort/contract/content-blocks';

/** Stands where a block should be that is of no known type, or not what its type asks. */
export interface BrokenBlock {
  contentType: 'BrokenBlock';
  id: string;
}

export type ShownBlock = ContentBlock | BrokenBlock;

/** What every block is given: itself, and the page it stands on. */
export interface BlockProps<B> {
  block: B;
  pageId: string;
}
