import type { FooterColumn, HeaderLink, Navigation, SecondaryLink } from '@bouwpoort/contract/content/menus';
import type { ContentWorld, DemoCategory } from './content-world.ts';
import { type Site, steenhof, tradeSites, vlc } from './site.ts';

type LinkPair = readonly [text: string, href: string];
type Menu = readonly (readonly [text: string, href: string, children?: readonly LinkPair[]])[];

export function headerLink(id: string, text: string, href: string, children: HeaderLink[] = []): HeaderLink {
  return { id, text, href, thumbnailUrl: null, target: null, title: null, children };
}

export function secondaryLink(id: string, text: string, href: string): SecondaryLink {
  return { id, text, href, thumbnailUrl: null, target: href.startsWith('http') ? '_blank' : null, title: null };
}

export function footerColumn(title: string, links: readonly LinkPair[]): FooterColumn {
  return { title, links: links.map(([text, href]) => ({ text, href, target: null, title: null })) };
}

/**
 * The content system's own form of a category's address: the catalogue's name stands behind 'categorieen', and the
 * storefront takes it out again (P 2.7).
 */
function catalogHref(site: Site, url: string): string {
  return url.replace('/categorieen/', `/categorieen/${site.path}-catalogus/`);
}

function categoryLink(site: Site, world: ContentWorld, category: DemoCategory): HeaderLink {
  return {
    id: `${category.id}__CatalogContent`,
    text: category.name,
    href: catalogHref(site, category.url),
    thumbnailUrl: category.imageUrl,
    target: null,
    title: null,
    children: world.categories(site, category.id).map((child) => categoryLink(site, world, child)),
  };
}

function assortment(site: Site, world: ContentWorld): HeaderLink {
  const children = world.categories(site).map((category) => categoryLink(site, world, category));
  return headerLink(
    `${site.ventureId}-catalogus`,
    'Assortiment',
    `/${site.path}/categorieen/${site.path}-catalogus`,
    children,
  );
}

/** The content sections of each venture's menu, as [text, address, pages under it]. */
const menus: Record<string, Menu> = {
  '210': [
    ['Diensten', '/steenhof/diensten'],
    [
      'Advies',
      '/steenhof/advies',
      [
        ['Rd 6,3 in een smalle spouw', '/steenhof/advies/rd-6-3-in-een-smalle-spouw'],
        ['Hoeveel zand in een big bag?', '/steenhof/advies/hoeveel-zand-in-een-big-bag'],
        ['Metselen bij vorst', '/steenhof/advies/metselen-bij-vorst'],
        ['Een stille binnenwand', '/steenhof/advies/binnenwand-metal-stud'],
      ],
    ],
    [
      'Over Steenhof',
      '/steenhof/over-steenhof',
      [
        ['Nieuws', '/steenhof/nieuws'],
        ['Duurzaam bouwen', '/steenhof/duurzaam-bouwen'],
        ['Brochures', '/steenhof/brochures'],
        ['Werken bij', '/steenhof/werken-bij'],
      ],
    ],
  ],
  '220': [
    ['Houtwijzer', '/houtmeesters/advies/houtwijzer'],
    ['Nieuws', '/houtmeesters/nieuws'],
  ],
  '230': [
    ['Stormvast dak', '/dakkracht/advies/stormvast'],
    ['Nieuws', '/dakkracht/nieuws'],
  ],
  '240': [
    ['Lijmwijzer', '/tegelkade/advies/lijmwijzer'],
    ['Nieuws', '/tegelkade/nieuws'],
  ],
  '310': [
    ['Inspiratie', '/keukenatelier/inspiratie/vier-keukens'],
    ['Showrooms', '/keukenatelier/vestigingen'],
    ['Voor projecten', '/bouwpoort/projecten'],
    ['Nieuws', '/keukenatelier/nieuws'],
  ],
  '320': [
    ['Van plan tot voeg', '/badkamerhuys/advies/van-plan-tot-voeg'],
    ['Showrooms', '/badkamerhuys/vestigingen'],
    ['Voor projecten', '/bouwpoort/projecten'],
    ['Nieuws', '/badkamerhuys/nieuws'],
  ],
  '330': [
    ['Steenstrips of metselwerk', '/gevelstudio/advies/steenstrips-of-metselwerk'],
    ['Studio Maastricht', '/gevelstudio/vestigingen/maastricht'],
    ['Nieuws', '/gevelstudio/nieuws'],
  ],
  '900': [
    ['Leveranciers en chauffeurs', '/vlc/klantenservice'],
    ['Losvoorwaarden', '/vlc/voorwaarden/leveringsvoorwaarden'],
    ['Nieuws', '/vlc/nieuws'],
  ],
};

function menuLinks(site: Site): HeaderLink[] {
  return (menus[site.ventureId] ?? []).map(([text, href, children = []]) =>
    headerLink(
      href,
      text,
      href,
      children.map(([childText, childHref]) => headerLink(childHref, childText, childHref)),
    ),
  );
}

function serviceColumn(site: Site): FooterColumn {
  const at = `/${site.path}/klantenservice`;
  if (site === steenhof) {
    return footerColumn('Klantenservice', [
      ['Bestellen', `${at}/bestellen`],
      ['Betalen', `${at}/betalen`],
      ['Levering', `${at}/levering`],
      ['Retour', `${at}/retour`],
      ['Account en inloggen', `${at}/account`],
      ['Veelgestelde vragen', `${at}/veelgestelde-vragen`],
      ['Contact', `${at}/contact`],
    ]);
  }
  return footerColumn('Service', [
    ['Klantenservice', at],
    // VLC has them in its own column, as the terms for unloading.
    ...(site === vlc ? [] : [['Leveringsvoorwaarden', `/${site.path}/voorwaarden/leveringsvoorwaarden`] as const]),
    ['Disclaimer', `/${site.path}/voorwaarden/disclaimer`],
  ]);
}

function ownColumn(site: Site): FooterColumn {
  const links = (menus[site.ventureId] ?? []).flatMap(([text, href, children = []]): LinkPair[] => [
    [text, href],
    ...(site === steenhof && href === '/steenhof/over-steenhof' ? children : []),
  ]);
  const places: LinkPair = [site.hasShop ? 'Vestigingen' : 'Adres en openingstijden', `/${site.path}/vestigingen`];
  return footerColumn(site.shortName, [places, ...links.filter(([, href]) => href !== places[1])]);
}

function shopColumns(site: Site, world: ContentWorld): FooterColumn[] {
  if (!site.hasShop) return [];
  return [
    footerColumn('Assortiment', [
      ...world
        .categories(site)
        .slice(0, 5)
        .map((category): LinkPair => [category.name, category.url]),
      ['Alle categorieën', `/${site.path}/categorieen`],
    ]),
  ];
}

function accountColumn(site: Site): FooterColumn[] {
  if (!site.hasShop) return [];
  return [
    footerColumn('Mijn Bouwpoort', [
      ['Bestellingen', `/${site.path}/bestellingen`],
      ['Eerder besteld', `/${site.path}/eerder-besteld`],
      ['Mijn account', `/${site.path}/mijn-bouwpoort`],
      ['Account aanvragen', `/${site.path}/registreren`],
    ]),
  ];
}

export function ventureNavigation(site: Site, world: ContentWorld): Navigation {
  const others = tradeSites.filter((other) => other !== site).slice(0, 6);
  return {
    headerLinks: [...(site.hasShop ? [assortment(site, world)] : []), ...menuLinks(site)],
    footerLinks: [
      ...shopColumns(site, world),
      serviceColumn(site),
      ownColumn(site),
      ...accountColumn(site),
      ...(site.hasShop || site === vlc
        ? []
        : [
            footerColumn(
              'Andere specialisten',
              others.map((other): LinkPair => [other.name, `/${other.path}`]),
            ),
          ]),
    ],
    secondaryLinks: [
      ...(site.hasShop
        ? [secondaryLink('eerder-besteld', 'Eerder besteld', `/${site.path}/eerder-besteld`)]
        : [secondaryLink('vestigingen', 'Alle vestigingen', '/vestigingen')]),
      // Steenhof keeps its news one level down; the others have it in the menu itself.
      ...(site === steenhof ? [secondaryLink('nieuws', 'Nieuws', `/${site.path}/nieuws`)] : []),
      { ...secondaryLink('bouwpoort', 'Naar Bouwpoort', '/'), target: '_blank', title: 'Opent in een nieuw venster' },
    ],
  };
}
