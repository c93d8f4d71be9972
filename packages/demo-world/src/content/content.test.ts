import { contentBlockTypes } from '@bouwpoort/contract/content/content-blocks';
import { contentPageTypes, validateContent } from '@bouwpoort/contract/content/content-types';
import { navigation } from '@bouwpoort/contract/content/menus';
import { describe, expect, test } from 'vitest';
import { demoCategories } from '../catalogue/catalogue-categories.ts';
import { knownProducts } from '../catalogue/catalogue-known-products.ts';
import { demoBranches } from '../places/branches.ts';
import { demoVentures } from '../places/ventures.ts';
import { brochures } from './brochures.ts';
import { contentFills } from './content.ts';
import { fixtureParts } from './content-fixture.ts';
import { contentMediaPaths } from './content-media.ts';
import { ContentWorld } from './content-world.ts';
import { demoPages } from './pages.ts';
import { portalNavigation } from './portal-navigation.ts';
import { portal, sites } from './site.ts';
import { ventureNavigation } from './venture-navigation.ts';

const today = '2026-11-16';
const world = new ContentWorld(today, fixtureParts);
const pages = demoPages(world);
const byId = new Map(pages.map((page) => [page.id, page]));
const menus = sites.map((site) => ({
  site,
  menu: site === portal ? portalNavigation() : ventureNavigation(site, world),
}));

/** Screens with a route of their own (P 2.1). */
const routes = new Set(['/', '/vestigingen']);
for (const { path, hasShop } of sites) {
  routes.add(`/${path}/zoeken`);
  if (!hasShop) continue;
  for (const screen of ['inloggen', 'registreren', 'mijn-bouwpoort', 'bestellingen', 'eerder-besteld', 'winkelwagen']) {
    routes.add(`/${path}/${screen}`);
  }
}

const addresses = new Set([
  ...routes,
  ...pages.map((page) => page.url),
  ...[...fixtureParts.categories, ...demoCategories()].map((category) => category.url),
]);

function everyText(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(everyText);
}

/** The pictures of a page, with that of its background. */
function everyPicture({ backgroundImageUrl, content }: (typeof pages)[number]): string[] {
  const drawn = everyText(content).filter((text) => text.startsWith('/media/sfeer/'));
  return backgroundImageUrl === null ? drawn : [backgroundImageUrl, ...drawn];
}

test.each(['/dakkracht', '/badkamerhuys'])('%s shows no picture twice, nor one of its news', (url) => {
  const home = pages.find((page) => page.url === url);
  const news = pages.filter((page) => page.url.startsWith(`${url}/nieuws/`)).map(({ pageImageUrl }) => pageImageUrl);
  const shown = [...(home ? everyPicture(home) : []), ...news];
  expect(shown.length).toBeGreaterThan(3);
  expect(new Set(shown).size).toBe(shown.length);
});

const unread = new Set(['id', 'href', 'url', 'name', 'value', 'contentType', 'parentId']);

/** What stands on the screen: texts without addresses, ids and the names of fields. */
function everyWord(value: unknown): string[] {
  if (typeof value === 'string') return [value.replaceAll(/<[^>]*>/g, ' ')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (unread.has(key) ? [] : everyWord(inner)));
}

/** Addresses in `href` fields and in the HTML of any text. */
function everyHref(value: unknown): string[] {
  if (typeof value === 'string') return [...value.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? '');
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'href' && typeof inner === 'string' ? [inner] : everyHref(inner),
  );
}

/** As the storefront rewrites category links (P 2.7), without its question mark. */
function withoutCatalog(href: string): string {
  return href.replace(/\/categorieen\/[a-z]+-catalogus/, '/categorieen');
}

function isKnown(href: string): boolean {
  if (/^(mailto:[^@]+@[a-z]+\.test|tel:\d{10})$/.test(href)) return true;
  const [address = '', anchor] = withoutCatalog(href).split('#');
  if (knownProducts.some(({ url }) => url === address)) return true;
  if (!addresses.has(address)) return false;
  if (anchor === undefined) return true;
  // The parts of screens that pages lead to (accountSections and the quick-order panel of the storefront).
  if (address.endsWith('/winkelwagen')) return anchor === 'snel-toevoegen';
  if (address.endsWith('/mijn-bouwpoort')) return anchor === 'prijslijst';
  return pages.some((page) => page.url === address && page.content.blocks.some((block) => block.id === anchor));
}

describe('pages', () => {
  test.each(pages.map((page) => [page.url, page] as const))('%s is valid', (_, { content }) => {
    const { contentType, ...properties } = content;
    expect(validateContent(contentType, JSON.parse(JSON.stringify(properties)))).toMatchObject({ valid: true });
  });

  test('ids and addresses occur once, and every parent exists before its children', () => {
    expect(new Set(pages.map((page) => page.id)).size).toBe(pages.length);
    expect(new Set(pages.map((page) => page.url)).size).toBe(pages.length);
    const seen = new Set<string | null>([null]);
    const orphans = pages.filter((page) => {
      seen.add(page.id);
      return !seen.has(page.parentId);
    });
    expect(orphans).toEqual([]);
  });

  test('every link leads somewhere', () => {
    const dead = pages.flatMap((page) =>
      everyHref(page.content)
        .filter((href) => !isKnown(href))
        .map((href) => `${page.url} → ${href}`),
    );
    expect(dead).toEqual([]);
  });

  test('references and sources name pages that exist', () => {
    const missing = pages.flatMap(({ content }) => [
      ...('related' in content ? (content.related ?? []).map(({ id }) => id) : []),
      ...('source' in content ? [content.source.parentId] : []),
      ...content.blocks.flatMap((block) =>
        block.contentType === 'ContentGridBlock' && block.source ? [block.source.parentId] : [],
      ),
    ]);
    expect(missing.filter((id) => !byId.has(id))).toEqual([]);
    expect(missing.length).toBeGreaterThan(30);
  });

  test('files of our own are delivered with the pages, pictures are of a known kind', () => {
    const media = pages.flatMap((page) => [
      ...everyText(page.content).filter((text) => text.startsWith('/media/')),
      ...[page.pageImageUrl, page.backgroundImageUrl].filter((url) => url !== null),
    ]);
    const pictures = /^\/media\/(sfeer\/[a-z]+-[a-z-]+|vestigingen\/[a-z-]+|producten\/(\d+|geen-afbeelding))\.svg$/;
    expect(media.filter((path) => !pictures.test(path) && !contentMediaPaths.includes(path))).toEqual([]);
    expect(contentMediaPaths.filter((path) => !media.includes(path))).toEqual([]);
  });

  test('texts are finished: no filler, no empty placeholders', () => {
    const texts = pages.flatMap((page) => everyText(page.content));
    expect(texts.filter((text) => /lorem|ipsum|undefined|\[object|NaN/i.test(text))).toEqual([]);
  });

  test('a visitor reads of companies and shops, never of ventures', () => {
    const shown = [...pages.map(({ content }) => content), ...menus.map(({ menu }) => menu), ...brochures];
    expect(shown.flatMap(everyWord).filter((text) => /\bventures?\b/i.test(text))).toEqual([]);
  });

  test('an account is promised within minutes, everywhere', () => {
    const sentences = pages.flatMap(({ content }) => everyWord(content)).flatMap((text) => text.split(/(?<=\.)\s/));
    const promises = sentences.filter((sentence) => /account|activ/i.test(sentence) && /binnen|wachten/.test(sentence));
    expect(promises.length).toBeGreaterThan(4);
    expect(promises.filter((sentence) => !sentence.includes('een paar minuten'))).toEqual([]);
  });

  test('HTML closes what it opens', () => {
    const broken = pages.flatMap((page) =>
      everyText(page.content).filter((text) => {
        const open: string[] = [];
        for (const [, closing, tag = ''] of text.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
          if (closing === '') open.push(tag);
          else if (open.pop() !== tag) return true;
        }
        return open.length > 0;
      }),
    );
    expect(broken).toEqual([]);
  });
});

describe('what must be there', () => {
  const required = [
    'klantenservice',
    'privacy/privacyverklaring',
    'voorwaarden/algemene-voorwaarden',
    'voorwaarden/leveringsvoorwaarden',
    'voorwaarden/disclaimer',
    'nieuws',
  ];

  test.each(sites.map((site) => [site.path, site] as const))('%s has its pages', (path, site) => {
    const own = pages.filter((page) => page.ventureId === site.ventureId);
    expect(own.map((page) => page.url)).toEqual(expect.arrayContaining(required.map((at) => `/${path}/${at}`)));
    expect(byId.get(`${site.ventureId}-home`)?.url).toBe(site === portal ? '/' : `/${path}`);
    expect(own.filter((page) => page.content.contentType === 'NewsPage').length).toBeGreaterThan(0);
    const branches = own.flatMap(({ content }) =>
      content.contentType === 'LocationDetailPage' ? [content.branchId] : [],
    );
    const wanted = demoBranches
      .filter((branch) => branch.ventureId === site.ventureId)
      .map((branch) => branch.branchId);
    expect(branches.sort()).toEqual(wanted.sort());
  });

  test('every reference of a venture exists', () => {
    for (const { presentation } of demoVentures) {
      const ids = [presentation.homePage.id, presentation.loginPage?.id, presentation.previouslyOrderedContentId];
      for (const id of ids) if (id) expect(byId.has(id), id).toBe(true);
      const urls = [
        presentation.termsUrl,
        presentation.privacyPage.url,
        presentation.termsPage.url,
        presentation.legalPage.url,
        presentation.customerServicePage?.url ?? '/',
        presentation.catalogUrl ?? '/',
        ...presentation.searchContent.relevantContent.map(({ href }) => href),
      ];
      expect(urls.filter((url) => !isKnown(url))).toEqual([]);
    }
  });

  // The portal has no branches, shop or venture home; only the portal has a corporate home.
  test.each([
    ['110', ['VentureHomePage', 'CatalogPage', 'LocationDetailPage']],
    ['210', ['HomePage']],
  ])('every page and block type occurs in %s', (ventureId, exceptions) => {
    const own = pages.filter((page) => page.ventureId === ventureId);
    const types = new Set<string>(own.map((page) => page.content.contentType));
    expect(contentPageTypes.filter((type) => !types.has(type)).sort()).toEqual([...exceptions].sort());
    const blocks = new Set<string>(own.flatMap((page) => page.content.blocks.map((block) => block.contentType)));
    expect(contentBlockTypes.filter((type) => !blocks.has(type))).toEqual([]);
  });

  test('every page can be reached by links', () => {
    const reached = new Set<string>();
    const visit = (href: string) => {
      const [address = ''] = withoutCatalog(href).split('#');
      if (reached.has(address)) return;
      reached.add(address);
      const page = pages.find(({ url }) => url === address);
      if (!page) return;
      for (const inner of everyHref(page.content)) visit(inner);
      for (const child of pages) if (child.parentId === page.id && 'source' in page.content) visit(child.url);
    };
    for (const { menu } of menus) for (const href of everyHref(menu)) visit(href);
    for (const { presentation } of demoVentures) {
      visit(presentation.privacyPage.url);
      visit(presentation.termsPage.url);
    }
    // Ventures without a shop keep the texts of the login screen, but have no way to it.
    const hidden = pages.filter(({ url, content }) => !reached.has(url) && content.contentType !== 'LoginPage');
    expect(hidden.map(({ url }) => url)).toEqual([]);
  });

  test('one form has every kind of field, and the questions are many enough', () => {
    const blocks = pages.flatMap((page) => page.content.blocks);
    const kinds = blocks.map((block) =>
      block.contentType === 'FormContainerBlock' ? new Set(block.fields.map((field) => field.kind)).size : 0,
    );
    expect(Math.max(...kinds)).toBe(8);
    const questions = byId.get('210-klantenservice-veelgestelde-vragen')?.content.blocks[0];
    const categories = questions?.contentType === 'FaqCategoryListBlock' ? questions.categories : [];
    expect(categories.length).toBeGreaterThanOrEqual(4);
    for (const category of categories) expect(category.questions.length).toBeGreaterThanOrEqual(4);
  });

  test('no sentence ends in two full stops', () => {
    const doubled = pages.filter(({ content }) => /(?<!\.)\.\.(?!\.)/.test(JSON.stringify(content)));
    expect(doubled.map(({ url }) => url)).toEqual([]);
  });

  test('exactly one page stays out of search engines', () => {
    expect(pages.filter((page) => page.hidden).map((page) => page.url)).toEqual(['/steenhof/acties/relatiedag']);
  });

  test('nothing is published after today', () => {
    const dates = pages.flatMap(({ content }) => ('date' in content ? [content.date] : []));
    expect(dates.filter((date) => date > today)).toEqual([]);
    expect(pages.filter((page) => page.daysAgo < 0)).toEqual([]);
  });
});

describe('menus', () => {
  test.each(menus.map(({ site, menu }) => [site.path, menu] as const))(
    '%s: valid, and every link leads somewhere',
    (_, menu) => {
      expect(navigation.safeParse(menu).success).toBe(true);
      expect(everyHref(menu).filter((href) => !isKnown(href))).toEqual([]);
      expect(menu.secondaryLinks.some((link) => link.target === '_blank')).toBe(true);
    },
  );

  test.each(menus.map(({ site, menu }) => [site.path, menu] as const))(
    '%s: the drawer leads to no page twice at one level',
    (_, { headerLinks, secondaryLinks }) => {
      const top = [...headerLinks, ...secondaryLinks].map(({ href }) => href);
      expect(top.filter((href, index) => top.indexOf(href) !== index)).toEqual([]);
      expect(headerLinks.filter((link) => link.children.some(({ href }) => href === link.href))).toEqual([]);
    },
  );

  test('a shop begins with its assortment, three levels deep and in the content system’s form', () => {
    const [assortment] = menus.find(({ site }) => site.ventureId === '210')?.menu.headerLinks ?? [];
    const leaf = assortment?.children[0]?.children[0]?.children[0];
    expect(assortment?.text).toBe('Assortiment');
    expect(leaf).toMatchObject({
      id: '21003__CatalogContent',
      href: '/steenhof/categorieen/steenhof-catalogus/isolatie/platen/hard',
      thumbnailUrl: '/media/categorieen/21003.svg',
    });
  });

  test('the portal’s first link is the way home', () => {
    expect(portalNavigation().headerLinks[0]?.href).toBe('/');
  });
});

describe('rows', () => {
  const size = { products: 100, seed: 1, today };
  const fills = contentFills(size, fixtureParts);

  test('each row has a cell for each column, and the same start gives the same rows', () => {
    const again = contentFills(size, fixtureParts);
    for (const [index, fill] of fills.entries()) {
      const rows = [...fill.rows];
      expect(rows).toHaveLength(fill.expected);
      for (const row of rows) expect(row).toHaveLength(fill.columns.length);
      expect([...(again[index]?.rows ?? [])]).toEqual(rows);
    }
  });

  test('children of one parent stand in their own places', () => {
    const content = fills.find((fill) => fill.table === 'content');
    const [parent = 0, position = 0] = ['parent_id', 'position'].map((column) => content?.columns.indexOf(column));
    const places = [...(content?.rows ?? [])].map((row) => `${row[parent]} ${row[position]}`);
    const withParent = places.filter((place) => !place.startsWith('null'));
    expect(new Set(withParent).size).toBe(withParent.length);
  });
});

test('no page names a price for a way of unloading, which the checkout would not charge', () => {
  const texts = [...pages.map((page) => JSON.stringify(page)), ...brochures.flatMap(({ lines }) => lines)];
  const sentences = texts.flatMap((text) => text.split(/[.;]\s|<\/tr>/));
  expect(
    sentences.filter((one) => /kraan|meeneemheftruck|moffett/i.test(one) && /€ ?\d+ per stop|stop € ?\d/.test(one)),
  ).toEqual([]);
});
