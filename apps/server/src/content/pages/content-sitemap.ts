import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Config } from '../../foundation/config/config.ts';
import type { Context } from '../../foundation/context/context.ts';
import { usableRows } from '../../foundation/database/broken-rows.ts';
import { escapeHtml } from '../../foundation/html/safe-html.ts';
import { listVentures } from '../../organisation/ventures/ventures.ts';
import { contents } from './pages.tables.ts';

/** Pages that search engines must not index (decisions: Routes and access). */
function privateSegments(config: Config): string[] {
  return [
    'zoeken',
    'winkelwagen',
    'bestellen',
    'bestelling-verwerkt',
    'bestellingen',
    'eerder-besteld',
    `mijn-${config.brand}`,
    'inloggen',
    'registreren',
    'wachtwoord-instellen',
    'wachtwoord-vergeten',
    'wachtwoord-wijzigen',
    'nieuwsbrief-bevestigen',
    'nieuwsbrief-afmelden',
  ];
}

/** RFC 9309. Whole segments only: a page called 'bestellen-en-afhalen' is public. */
export function robotsText(config: Config): string {
  const closed = privateSegments(config).flatMap((segment) => [`/*/${segment}$`, `/*/${segment}?`, `/*/${segment}/`]);
  return [
    'User-agent: *',
    ...[...closed, '/atoms', '/molecules', '/organisms', '/api/docs', '/beheer'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${absolute(config, '/sitemap.xml')}`,
    '',
  ].join('\n');
}

/** The entries of the catalogue. */
export interface SitemapParts {
  categoryUrls(ctx: Context, ventureId: string): Promise<string[]>;
  countProducts(ctx: Context, ventureId: string): Promise<number>;
  productUrls(
    ctx: Context,
    ventureId: string,
    range: { skip: number; take: number },
  ): Promise<{ url: string; changed: Date }[]>;
}

export async function sitemapIndex(ctx: Context, parts: SitemapParts): Promise<string> {
  const ventures = await listVentures(ctx);
  const paths = await Promise.all(
    ventures.map(async ({ id, path }) => {
      const files = Math.ceil((await parts.countProducts(ctx, id)) / productsInFile);
      return [path, ...Array.from({ length: files }, (_, at) => `${path}-producten-${at + 1}`)];
    }),
  );
  const entries = paths
    .flat()
    .map((path) => `<sitemap><loc>${escapeHtml(absolute(ctx.config, `/sitemap-${path}.xml`))}</loc></sitemap>`);
  return document('sitemapindex', entries);
}

/** The limit of the protocol. */
const maxUrls = 50_000;
/** About a megabyte per file, which is rendered quickly. */
const productsInFile = 10_000;

/** The products of a venture have files of their own. Undefined for an unknown path, or past the last file. */
async function productSitemap(ctx: Context, parts: SitemapParts, name: string): Promise<string | undefined> {
  const [, venturePath, file] = name.match(/^(.+)-producten-([1-9][0-9]{0,3})$/) ?? [];
  const venture = (await listVentures(ctx)).find(({ path }) => path.toLowerCase() === venturePath);
  if (!venture) return undefined;
  const skip = (Number(file) - 1) * productsInFile;
  const products = await parts.productUrls(ctx, venture.id, { skip, take: productsInFile });
  if (products.length === 0) return undefined;
  return document('urlset', urlEntries(ctx, 'product', products));
}

/** Undefined for an unknown path. */
export async function ventureSitemap(
  ctx: Context,
  parts: SitemapParts,
  venturePath: string,
): Promise<string | undefined> {
  const venture = (await listVentures(ctx)).find(({ path }) => path.toLowerCase() === venturePath);
  if (!venture) return productSitemap(ctx, parts, venturePath);
  const rows = await ctx.db
    .select({ url: contents.url, publishedAt: contents.publishedAt, changedAt: contents.changedAt })
    .from(contents)
    .where(and(eq(contents.ventureId, venture.id), eq(contents.disableIndexing, false), isNotNull(contents.url)))
    .orderBy(asc(contents.url))
    .limit(maxUrls);
  const closed = new Set(privateSegments(ctx.config));
  const pages = rows.flatMap(({ url, publishedAt, changedAt }) =>
    url === null || closed.has(url.split('/')[2] ?? '') ? [] : [{ url, changed: changedAt ?? publishedAt }],
  );
  const categories = (await parts.categoryUrls(ctx, venture.id)).map((url) => ({ url }));
  const entries = [...urlEntries(ctx, 'content', pages), ...urlEntries(ctx, 'category', categories)];
  // The only indexable page that is neither content nor catalogue: the finder of all branches (P 2.1).
  if (venture.id === ctx.config.defaultVentureId) entries.push(urlEntry(ctx, '/vestigingen'));
  return document('urlset', entries);
}

function urlEntries(ctx: Context, table: string, pages: readonly { url: string; changed?: Date }[]): string[] {
  return usableRows(
    ctx,
    table,
    pages,
    ({ url }) => url,
    ({ url, changed }) => urlEntry(ctx, url, changed),
  );
}

function urlEntry(ctx: Context, url: string, changed?: Date): string {
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
  return `<url><loc>${escapeHtml(absolute(ctx.config, url))}</loc>${lastmod}</url>`;
}

function document(root: string, entries: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;
}

function absolute(config: Config, path: string): string {
  return new URL(path, config.publicUrl).href;
}
