import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../context/context.ts';
import { translations } from './translation.tables.ts';

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
export async function findTexts(ctx: Context, namespace: string): Promise<Record<string, string> | undefined> {
  // A query runs each time it is awaited: only the promise of its rows can be cached.
  const own = await ctx.cache.read('translation', namespace, async () =>
    ctx.db
      .select({ key: translations.key, text: translations.text })
      .from(translations)
      .where(and(eq(translations.language, 'nl'), eq(translations.namespace, namespace))),
  );
  const base = shipped.get(namespace);
  if (!base && own.length === 0) return undefined;
  return { ...base, ...Object.fromEntries(own.map(({ key, text }) => [key, text])) };
}

export type Words = (key: string, values?: Readonly<Record<string, string>>) => string;

/** The texts by their keys, with `{{name}}` filled in; a key without a text stands for itself. */
export function wordsOf(texts: Readonly<Record<string, string>>): Words {
  const known = new Map(Object.entries(texts));
  return (key, values = {}) => {
    const given = new Map(Object.entries(values));
    return (known.get(key) ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => given.get(name) ?? '');
  };
}
