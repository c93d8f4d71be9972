import type { ListCount } from '@bouwpoort/contract/foundation/lists';

/** The rows of a page of a list. */
export const pageSize = 50;

/** A page of a list as it was shown. It stays as it was when a record in it changes. */
export interface SequencePage {
  /** The cursors at the end of each page before it. */
  cursors: readonly string[];
  ids: readonly string[];
  nextCursor: string | null;
}

/** The records of a list in its order, to go from one to the next. */
export interface RecordSequence {
  /** The address of the list, without its page. */
  list: string;
  /** Consecutive pages. */
  pages: readonly SequencePage[];
  /** With the first page only. */
  total: ListCount | undefined;
  /** Reads another page by the same filters and in the same order. */
  load: (cursor: string | undefined) => Promise<Pick<SequencePage, 'ids' | 'nextCursor'>>;
}

interface Place {
  page: SequencePage;
  /** Counted from 1. */
  position: number;
  hasPrevious: boolean;
  hasNext: boolean;
}

/** Undefined when the record is not one of the pages that were read. */
export function placeIn({ pages }: RecordSequence, id: string, size = pageSize): Place | undefined {
  const page = pages.find(({ ids }) => ids.includes(id));
  if (!page) return undefined;
  const at = page.ids.indexOf(id);
  return {
    page,
    position: page.cursors.length * size + at + 1,
    hasPrevious: at > 0 || page.cursors.length > 0,
    hasNext: at < page.ids.length - 1 || page.nextCursor !== null,
  };
}

/** The record before or after another, and the sequence with the page that had to be read for it. */
export async function step(
  sequence: RecordSequence,
  id: string,
  by: 1 | -1,
): Promise<{ id: string | undefined; sequence: RecordSequence }> {
  const ids = sequence.pages.flatMap((page) => page.ids);
  const near = ids[ids.indexOf(id) + by];
  if (near !== undefined) return { id: near, sequence };
  const [first, last] = [sequence.pages[0], sequence.pages.at(-1)];
  if (by === 1 && last?.nextCursor != null) {
    const page = { cursors: [...last.cursors, last.nextCursor], ...(await sequence.load(last.nextCursor)) };
    return { id: page.ids[0], sequence: { ...sequence, pages: [...sequence.pages, page] } };
  }
  if (by === -1 && first && first.cursors.length > 0) {
    const cursors = first.cursors.slice(0, -1);
    const page = { cursors, ...(await sequence.load(cursors.at(-1))) };
    return { id: page.ids.at(-1), sequence: { ...sequence, pages: [page, ...sequence.pages] } };
  }
  return { id: undefined, sequence };
}
