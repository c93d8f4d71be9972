import { Dice } from '../dice.ts';
import type { Cell, DemoWorldSize, TableFill } from '../table-fill.ts';
import { contentMediaFill } from './content-media.ts';
import { type ContentParts, ContentWorld } from './content-world.ts';
import { type DemoPage, demoPages } from './pages.ts';
import { portalNavigation } from './portal-navigation.ts';
import { portal, sites } from './site.ts';
import { ventureNavigation } from './venture-navigation.ts';

/** Pages, menus and the files pages refer to; ventures must be there before. */
export function contentFills(size: DemoWorldSize, parts: ContentParts): TableFill[] {
  const world = new ContentWorld(size.today, parts);
  return [contentFill(world), navigationFill(world), contentMediaFill()];
}

function contentFill(world: ContentWorld): TableFill {
  const pages = demoPages(world);
  const rows = pages.map((page) => pageRow(world, page));
  return {
    table: 'content',
    columns: [
      'id',
      'guid',
      'venture_id',
      'parent_id',
      'content_type',
      'name',
      'url',
      'route_segment',
      'position',
      'disable_indexing',
      'disable_following',
      'page_image_url',
      'background_image_url',
      'published_at',
      'properties',
    ],
    expected: rows.length,
    rows,
  };
}

function pageRow(world: ContentWorld, page: DemoPage): Cell[] {
  const { contentType, ...properties } = page.content;
  return [
    page.id,
    new Dice(page.id).uuid(),
    page.ventureId,
    page.parentId,
    contentType,
    page.name,
    page.url,
    page.url.split('/').at(-1) ?? '',
    page.position,
    page.hidden,
    page.hidden,
    page.pageImageUrl,
    page.backgroundImageUrl,
    `${world.day(page.daysAgo)}T07:30:00Z`,
    JSON.stringify(properties),
  ];
}

function navigationFill(world: ContentWorld): TableFill {
  const rows = sites.map((site) => {
    const { headerLinks, footerLinks, secondaryLinks } =
      site === portal ? portalNavigation() : ventureNavigation(site, world);
    return [site.ventureId, JSON.stringify(headerLinks), JSON.stringify(footerLinks), JSON.stringify(secondaryLinks)];
  });
  return {
    table: 'navigation',
    columns: ['venture_id', 'header_links', 'footer_links', 'secondary_links'],
    expected: rows.length,
    rows,
  };
}
