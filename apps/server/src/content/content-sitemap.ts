import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Context } from '../request-context.ts';
import { listVentures } from '../ventures/ventures.ts';
import { contents } from './content.tables.ts';

/** Pages for people, not for search engines (decisions: search, cart, checkout and account are noindex). */
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
  ];
}

/** RFC 9309. Whole segments only: a page called 'bestellen-en-afhalen' is for everybody. */
export function robotsText(config: Config): string {
  const closed = privateSegments(config).flatMap((segment) => [`/*/${segment}$`, `/*/${segment}?`, `/*/${segment}/`]);
  return [
    'User-agent: *',
    ...[...closed, '/atoms', '/molecules', '/organisms', '/api/docs'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${absolute(config, '/sitemap.xml')}`,
    '',
  ].join('\n');
}

export async function sitemapIndex(ctx: Context): Promise<string> {
  const ventures = await listVentures(ctx);
  const entries = ventures.map(
    ({ path }) => `<sitemap><loc>${escapeXml(absolute(ctx.config, `/sitemap-${path}.xml`))}</loc></sitemap>`,
  );
  return document('sitemapindex', entries);
}

/** The protocol's own bound. */
const mostUrls = 50_000;

/** Nothing for a path that is no venture's. */
export async function ventureSitemap(ctx: Context, venturePath: string): Promise<string | undefined> {
  const venture = (await listVentures(ctx)).find(({ path }) => path.toLowerCase() === venturePath);
  if (!venture) return undefined;
  const rows = await ctx.db
    .select({ url: contents.url, publishedAt: contents.publishedAt, changedAt: contents.changedAt })
    .from(contents)
    .where(and(eq(contents.ventureId, venture.id), eq(contents.disableIndexing, false), isNotNull(contents.url)))
    .orderBy(asc(contents.url))
    .limit(mostUrls);
  const closed = new Set(privateSegments(ctx.config));
  const pages = rows.flatMap(({ url, publishedAt, changedAt }) =>
    url === null || closed.has(url.split('/')[2] ?? '') ? [] : [{ url, changed: changedAt ?? publishedAt }],
  );
  const entries = pages.map(
    ({ url, changed }) =>
      `<url><loc>${escapeXml(absolute(ctx.config, url))}</loc><lastmod>${changed.toISOString()}</lastmod></url>`,
  );
  // The one page for search engines that is no content: the finder of all branches (P 2.1).
  if (venture.id === ctx.config.defaultVentureId) {
    entries.push(`<url><loc>${escapeXml(absolute(ctx.config, '/vestigingen'))}</loc></url>`);
  }
  return document('urlset', entries);
}

function document(root: string, entries: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;
}

function absolute(config: Config, path: string): string {
  return new URL(path, config.publicUrl).href;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;');
}
