import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../foundation/context/context.ts';
import { translations } from './texts.tables.ts';

const texts = z.record(z.string(), z.string());
const folder = fileURLToPath(new URL('./nl/', import.meta.url));

/** The texts the product ships with, one file per namespace. */
const shipped: ReadonlyMap<string, Record<string, string>> = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file.slice(0, -'.json'.length), texts.parse(JSON.parse(readFileSync(folder + file, 'utf8')))]),
);

/** Without the operator's own: for what must be said when nothing may be asked of the database. */
export function shippedTexts(namespace: string): Record<string, string> {
  return shipped.get(namespace) ?? {};
}

/** The shipped texts with the operator's own over them; nothing for a namespace neither of them knows. */
export async function findTexts(
  ctx: Context,
  namespace: string,
): Promise<Readonly<Record<string, string>> | undefined> {
  const { found } = await ctx.cache.read('translation', namespace, async () => {
    const own = await ctx.db
      .select({ key: translations.key, text: translations.text })
      .from(translations)
      .where(and(eq(translations.language, 'nl'), eq(translations.namespace, namespace)));
    const base = shipped.get(namespace);
    if (!base && own.length === 0) return { found: undefined };
    return { found: { ...base, ...Object.fromEntries(own.map(({ key, text }) => [key, text])) } };
  });
  return found;
}

interface KnownText {
  namespace: string;
  key: string;
  shipped: string | null;
  own: string | null;
}

/** All there are, in the order of the files; for whoever changes them. */
export async function listTexts({ db }: Pick<Context, 'db'>): Promise<KnownText[]> {
  const rows = await db.select().from(translations).where(eq(translations.language, 'nl'));
  const own = new Map(rows.map((row) => [`${row.namespace}/${row.key}`, row]));
  const listed = [...shipped].flatMap(([namespace, list]) =>
    Object.entries(list).map(([key, text]): KnownText => {
      const name = `${namespace}/${key}`;
      const changed = own.get(name)?.text ?? null;
      own.delete(name);
      return { namespace, key, shipped: text, own: changed };
    }),
  );
  const added = [...own.values()].map(({ namespace, key, text }) => ({ namespace, key, shipped: null, own: text }));
  return [...listed, ...added];
}

export type Words = (key: string, values?: Readonly<Record<string, string>>) => string;

/** Those of a namespace, the operator's own included. */
export async function findWords(ctx: Context, namespace: string): Promise<Words> {
  return wordsOf((await findTexts(ctx, namespace)) ?? {});
}

/** The texts by their keys, with `{{name}}` filled in; a key without a text stands for itself. */
export function wordsOf(texts: Readonly<Record<string, string>>): Words {
  const known = new Map(Object.entries(texts));
  return (key, values = {}) => {
    const given = new Map(Object.entries(values));
    return (known.get(key) ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => given.get(name) ?? '');
  };
}
