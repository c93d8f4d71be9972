import { readdirSync } from 'node:fs';
import type { AnyContentPage } from '@bouwpoort/contract/content/content-types';
import { joinLines } from '@bouwpoort/contract/content/html-lines';
import { dataPath, readJson, readTable } from '../data-files.ts';
import { daysBetween } from '../places/demo-days.ts';
import type { ContentWorld } from './content-world.ts';

/** A page of the demo world, before it becomes a row. */
export interface DemoPage {
  id: string;
  ventureId: string;
  parentId: string | null;
  name: string;
  url: string;
  position: number;
  /** How long before today it was published. */
  daysAgo: number;
  pageImageUrl: string | null;
  backgroundImageUrl: string | null;
  hidden: boolean;
  content: AnyContentPage;
}

/** The files of `data/content` are those of `npm run content`; their dates were written for this day. */
const writtenOn = '2026-11-16';

interface PageFile {
  id: string;
  ventureId: string;
  parentId?: string;
  contentType: string;
  name: string;
  url: string;
  position?: number;
  disableIndexing?: boolean;
  pageImageUrl?: string;
  backgroundImageUrl?: string;
  publishedAt: string;
  properties: Record<string, unknown>;
}

/** Blocks of products are filled with what the catalogue of this size has: for each word the first that matches. */
const shownProducts = new Map(
  readTable('shown-products.csv', ['page', 'block', 'shop', 'words', 'number']).map((row) => [
    `${row.page} ${row.block}`,
    row,
  ]),
);

/** Every page of every venture; parents before their children. */
export function demoPages(world: ContentWorld): DemoPage[] {
  const files = readdirSync(dataPath('content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => joinLines(readJson<PageFile>(`content/${file}`)));
  const pages = files.map((file) => toPage(file, world));
  const parents = new Map(pages.map(({ id, parentId }) => [id, parentId]));
  const depth = (id: string): number => {
    const parentId = parents.get(id);
    return parentId ? depth(parentId) + 1 : 0;
  };
  return pages.sort((a, b) => depth(a.id) - depth(b.id));
}

function toPage(file: PageFile, world: ContentWorld): DemoPage {
  const { id, ventureId, contentType, name, url, publishedAt } = file;
  return {
    id,
    ventureId,
    parentId: file.parentId ?? null,
    name,
    url,
    position: file.position ?? 0,
    daysAgo: daysBetween(publishedAt.slice(0, 10), writtenOn),
    pageImageUrl: file.pageImageUrl ?? null,
    backgroundImageUrl: file.backgroundImageUrl ?? null,
    hidden: file.disableIndexing ?? false,
    content: { contentType, ...(fillIn(file.properties, file, world) as object) } as AnyContentPage,
  };
}

/** Products of this catalogue, and days around today. */
function fillIn(value: unknown, { id }: PageFile, world: ContentWorld): unknown {
  const fill = (inner: unknown): unknown => {
    if (typeof inner === 'string') return datedText(inner, world);
    if (Array.isArray(inner)) return inner.map(fill);
    if (typeof inner !== 'object' || inner === null) return inner;
    const filled = Object.fromEntries(Object.entries(inner).map(([key, one]) => [key, fill(one)]));
    const shown = shownProducts.get(`${id} ${filled.id}`);
    if (shown) filled.productIds = world.productIds(shown.shop, shown.words.split(', '), Number(shown.number));
    return filled;
  };
  return fill(value);
}

/** A date as far from today as it was from the day of writing; in a sentence '{over 3 dagen}' is such a day in words. */
function datedText(text: string, world: ContentWorld): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return world.day(daysBetween(text, writtenOn));
  return text
    .replace(/\{over (\d+) dagen\}/g, (_, days) => world.dayInWords(-Number(days)))
    .replaceAll('{jaar}', world.year())
    .replaceAll('{vorig jaar}', world.year(365));
}
