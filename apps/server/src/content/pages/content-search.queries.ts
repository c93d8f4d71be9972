import type { Context } from '../../foundation/context/context.ts';
import { statement } from '../../foundation/database/prepared.ts';

export interface PageRow {
  id: string;
  title: string;
  excerpt: string;
  url: string;
  imageUrl: string | null;
  contentType: string;
}

/**
 * Every word must match, by its stem or literally; a stop word counts only while it is still being typed. The last word
 * may be typed half, which its stem may not: a word that begins like the stem of `latten` is `later`.
 */
function queryOf(words: number, first: number): string {
  const parts = Array.from({ length: words }, (_, at) => {
    const last = at === words - 1;
    const lexeme = `without_accents($${first + at}::text)`;
    const stem = `to_tsquery('dutch', ${lexeme})`;
    return last
      ? `(${stem} || to_tsquery('simple', ${lexeme} || ':*'))`
      : `(case when numnode(${stem}) = 0 then ${stem} else ${stem} || to_tsquery('simple', ${lexeme}) end)`;
  });
  return `(${parts.join(' && ')})`;
}

/**
 * The foundation migration defines `search`: the title has the highest weight, then the introduction, then the
 * rest.
 */
const matching = `venture_id = $1 and url is not null and not disable_indexing and search @@ asked.query`;

/** One statement for each number of words, compiled on first use. */
function perWords<Row extends object>(name: string, textOf: (words: number) => string) {
  const known = new Map<number, ReturnType<typeof statement<Row>>>();
  return (words: readonly string[]) => {
    const count = words.length;
    const made = known.get(count) ?? statement<Row>(`${name}_${count}`, textOf(count));
    known.set(count, made);
    return made;
  };
}

const typesOf = perWords<{ contentType: string; count: number }>(
  'content_types_found',
  (words) => `
    select content_type as "contentType", count(*)::int as count
    from content, (select ${queryOf(words, 2)} as query) asked
    where ${matching}
    group by content_type order by count(*) desc, content_type`,
);

export function selectTypes(ctx: Context, ventureId: string, words: readonly string[]) {
  return typesOf(words)(ctx.db, [ventureId, ...words]);
}

const headline = 'StartSel="", StopSel="", MinWords=18, MaxWords=34, ShortWord=0, HighlightAll=false';

/** Excerpts are made after the limit: they are the most expensive part, and only this page needs them. */
const pagesOf = perWords<PageRow>(
  'content_pages_found',
  (words) => `
    select content.id, coalesce(properties ->> 'title', name) as title,
      ts_headline('dutch',
        concat_ws(' · ', properties ->> 'introduction', content_text(properties - 'title' - 'introduction')),
        page.query, '${headline}') as excerpt,
      url, page_image_url as "imageUrl", content_type as "contentType"
    from (
      select id, asked.query, ts_rank(search, asked.query) as rank
      from content, (select ${queryOf(words, 5)} as query) asked
      where ${matching} and ($2::text[] is null or content_type = any($2))
      order by rank desc, published_at desc, id
      limit $3 offset $4
    ) page
    join content on content.id = page.id
    order by page.rank desc, content.published_at desc, content.id`,
);

export function selectPages(
  ctx: Context,
  ventureId: string,
  words: readonly string[],
  { top, skip, contentTypes }: { top: number; skip: number; contentTypes?: readonly string[] | undefined },
): Promise<PageRow[]> {
  const types = contentTypes?.length ? contentTypes : null;
  return pagesOf(words)(ctx.db, [ventureId, types, top, skip, ...words]);
}
