import { z } from 'zod';
import { runInTimeSlices } from '../index/time-slices.ts';
import type { IndexNames } from './index-names.ts';
import type { OpenSearchClient } from './opensearch-client.ts';
import { type LaterWord, ShopWords } from './shop-words.ts';

/** Characters of a document that holds a piece of the words. */
const pieceLength = 4_000_000;

const wholeWords = z.object({ pieces: z.number() });
const piece = z.object({ data: z.string() });
const laterLists = z.object({
  hits: z.object({
    hits: z.array(
      z.object({
        _source: z.object({
          ventureId: z.string(),
          at: z.number(),
          words: z.array(z.tuple([z.string(), z.string(), z.number()])),
        }),
      }),
    ),
  }),
});

export async function storeWords(
  client: OpenSearchClient,
  index: string,
  ventureId: string,
  packed: Buffer,
): Promise<void> {
  const data = packed.toString('base64');
  const pieces = Math.ceil(data.length / pieceLength);
  for (let at = 0; at < pieces; at++) {
    const part = data.slice(at * pieceLength, (at + 1) * pieceLength);
    await client.put(`/${index}/_doc/${encodeURIComponent(`${ventureId}:${at}`)}`, { data: part });
  }
  await client.put(`/${index}/_doc/${encodeURIComponent(ventureId)}`, { pieces });
}

export async function loadWords(client: OpenSearchClient, index: string, ventureId: string): Promise<ShopWords> {
  const whole = await client.get(index, ventureId, wholeWords);
  if (!whole) throw new Error(`${index} has no words of ${ventureId}`);
  const parts: string[] = [];
  for (let at = 0; at < whole.pieces; at++) {
    const part = await client.get(index, `${ventureId}:${at}`, piece);
    if (!part) throw new Error(`${index} lacks a part of the words of ${ventureId}`);
    parts.push(part.data);
  }
  return runInTimeSlices(ShopWords.unpack(Buffer.from(parts.join(''), 'base64')));
}

export async function storeLaterWords(
  client: OpenSearchClient,
  names: IndexNames,
  generation: number,
  lists: readonly { ventureId: string; at: number; words: readonly LaterWord[] }[],
): Promise<void> {
  const _index = names.words(generation);
  const lines = lists.flatMap((list) => [{ index: { _index, _id: `later:${list.at}` } }, list]);
  await client.bulk(lines, { refresh: true });
}

/** Lists of words that came after the one with this number, in order. */
export async function loadLaterWords(
  client: OpenSearchClient,
  index: string,
  after: number,
): Promise<{ ventureId: string; at: number; words: LaterWord[] }[]> {
  const most = 1000;
  const body = { size: most, query: { range: { at: { gt: after } } }, sort: ['at'] };
  const { hits } = await client.search(index, body, laterLists);
  const found = hits.hits.map(({ _source }) => _source);
  const last = found.at(-1);
  return found.length < most || !last ? found : [...found, ...(await loadLaterWords(client, index, last.at))];
}
