import { type DemoPage, page, pageId, type Scene, type Site } from './site.ts';

/** The page that lists a venture's news. */
export function newsOverview(site: Site, introduction: string, image: Scene): DemoPage {
  return page(site, {
    at: 'nieuws',
    name: 'Nieuws',
    daysAgo: 400,
    image,
    content: {
      contentType: 'DynamicContentOverviewPage',
      title: 'Nieuws',
      introduction,
      seoDescription: `Nieuws van ${site.name}. ${introduction}`,
      source: { parentId: pageId(site, 'nieuws'), contentType: 'NewsPage' },
      layout: 'cards',
      showFilter: false,
      pageSize: 12,
      emptyText: 'Er is nu geen nieuws.',
      blocks: [],
    },
  });
}
