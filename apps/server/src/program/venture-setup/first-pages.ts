import type { ContentDocument } from '@bouwpoort/contract/content/content-document';
import type { HeaderLink, Navigation } from '@bouwpoort/contract/content/menus';
import type { NewVenture, StarterPage } from '@bouwpoort/contract/organisation/ventures.staff';
import { assortmentId } from '../../content/menus/menus.ts';

type Page = Pick<ContentDocument, 'contentType' | 'name'> & {
  at: string;
  id?: string;
  under?: string;
  properties: Record<string, unknown>;
};

type Located = Pick<NewVenture, 'id' | 'path'>;

/**
 * The required pages of a venture and the chosen starter pages, with texts for its owner to replace. They do not contain
 * its name, which can change.
 */
export function firstPages(venture: NewVenture, isPortal: boolean): ContentDocument[] {
  const home = isPortal ? portalHome(venture) : ventureHome(venture);
  const wanted = (name: StarterPage, page: Page) => (begins(venture, name) ? [page] : []);
  const pages = [
    home,
    loginPage(venture),
    ...(venture.hasShop ? [catalogPage(venture)] : []),
    ...wanted('previouslyOrdered', previouslyOrdered()),
    branches(venture),
    ...wanted('customerService', customerService(venture)),
    ...wanted('about', about(venture)),
    ...wanted('news', news(venture)),
    ...legalPages(),
  ];
  return pages.map((page, position) => documentOf(venture, page, position, isPortal));
}

/** The pages of a venture that opens a shop later, by address. */
export function shopPages(venture: Located): ContentDocument[] {
  return [catalogPage(venture), previouslyOrdered()].map((page, at) => documentOf(venture, page, at + 1, false));
}

function documentOf(venture: Located, page: Page, position: number, isPortal: boolean): ContentDocument {
  return {
    id: page.id ?? `${venture.id}-${page.at.replaceAll('/', '-') || 'home'}`,
    ventureId: venture.id,
    parentId: page.at === '' ? null : (page.under ?? `${venture.id}-home`),
    contentType: page.contentType,
    name: page.name,
    url: page.at === '' ? homeUrl(venture, isPortal) : `/${venture.path}/${page.at}`,
    position,
    disableIndexing: false,
    disableFollowing: false,
    pageImageUrl: null,
    backgroundImageUrl: null,
    properties: page.properties,
  };
}

/** Pages about ordering are left out without a shop. */
function begins({ pages, hasShop }: NewVenture, name: StarterPage): boolean {
  return pages.includes(name) && (hasShop || name !== 'previouslyOrdered');
}

export const homeUrl = ({ path }: Pick<NewVenture, 'path'>, isPortal: boolean) => (isPortal ? '/' : `/${path}`);

const welcome = 'Welkom bij ons';

function portalHome({ slogan }: NewVenture): Page {
  const lead = slogan || 'Kies je winkel en bestel je materiaal.';
  return {
    at: '',
    contentType: 'HomePage',
    name: 'Home',
    properties: {
      title: welcome,
      blocks: [
        {
          contentType: 'CorporateHeroBlock',
          id: 'welkom',
          title: welcome,
          lead,
          ventureWall: { title: 'Onze winkels', link: { text: 'Alle vestigingen', href: '/vestigingen' } },
        },
      ],
    },
  };
}

function ventureHome(venture: NewVenture): Page {
  const { slogan, path, hasShop } = venture;
  const next = hasShop
    ? { text: 'Bekijk het assortiment', href: `/${path}/categorieen` }
    : { text: 'Vestigingen', href: `/${path}/vestigingen` };
  return {
    at: '',
    contentType: 'VentureHomePage',
    name: 'Home',
    properties: {
      title: welcome,
      promo: {
        title: slogan || welcome,
        text: 'Bestel je materiaal online en laat het bezorgen, of haal het af.',
        link: next,
      },
      quickLinks: [
        {
          icon: 'user',
          text: 'Inloggen',
          detail: 'voor je eigen prijzen',
          href: `/${path}/inloggen`,
          audience: 'anonymous',
        },
        { icon: 'pin', text: 'Vestigingen', href: `/${path}/vestigingen` },
        ...(begins(venture, 'previouslyOrdered')
          ? [{ icon: 'history', text: 'Eerder besteld', href: `/${path}/eerder-besteld`, audience: 'registered' }]
          : []),
      ],
      blocks: [],
    },
  };
}

function loginPage({ id, slogan }: NewVenture): Page {
  return {
    at: 'inloggen',
    id: `${id}-login`,
    contentType: 'LoginPage',
    name: 'Inloggen',
    properties: {
      title: 'Inloggen',
      introduction: 'Dan zie je je eigen prijzen en wat er op voorraad is.',
      panelTitle: slogan || welcome,
      panelItems: [{ icon: 'usp-stock', text: 'De voorraad van dit moment' }],
      registerTitle: 'Nog geen account?',
      registerText: 'Met je KvK-nummer heb je binnen een paar minuten een account.',
      registerPanelTitle: 'Eén account voor je hele bedrijf.',
      forgotPasswordText: 'Vul je e-mailadres in. Is het bij ons bekend, dan ontvang je een link die één keer werkt.',
      blocks: [],
    },
  };
}

export const catalogUrl = ({ path }: Pick<Located, 'path'>) => `/${path}/categorieen`;

const catalogPage = ({ id }: Located): Page => ({
  at: 'categorieen',
  id: `${id}-catalogus`,
  contentType: 'CatalogPage',
  name: 'Assortiment',
  properties: { title: 'Assortiment', blocks: [] },
});

const previouslyOrdered = (): Page => ({
  at: 'eerder-besteld',
  contentType: 'ContentPage',
  name: 'Eerder besteld',
  properties: {
    title: 'Eerder besteld',
    introduction:
      'Alles wat jullie eerder bestelden, in de maat en het aantal van de vorige keer. Eén tik en het staat in je winkelwagen.',
    blocks: [{ contentType: 'PreviouslyOrderedBlock', id: 'eerder-besteld', title: 'Eerder besteld', take: 50 }],
  },
});

const branches = ({ id }: NewVenture): Page => ({
  at: 'vestigingen',
  contentType: 'DynamicContentOverviewPage',
  name: 'Vestigingen',
  properties: {
    ...{ title: 'Vestigingen', layout: 'cards', showFilter: false, pageSize: 24, blocks: [] },
    source: { parentId: `${id}-vestigingen`, contentType: 'LocationDetailPage' },
    emptyText: 'Er zijn nu geen vestigingen te tonen.',
  },
});

const customerService = ({ email, phone }: NewVenture): Page => ({
  at: 'klantenservice',
  contentType: 'CustomerServiceLandingPage',
  name: 'Klantenservice',
  properties: {
    title: 'Klantenservice',
    topics: [{ icon: 'user', title: 'E-mail', text: email, href: `mailto:${email}` }],
    contactOptions:
      phone === ''
        ? []
        : [{ icon: 'phone', title: 'Telefoon', text: phone, href: `tel:${phone.replaceAll(/[^+0-9]/g, '')}` }],
    blocks: [],
  },
});

const about = ({ slogan }: NewVenture): Page => ({
  at: 'over-ons',
  contentType: 'SimpleContentPage',
  name: 'Over ons',
  properties: {
    title: 'Over ons',
    introduction: slogan || 'Wie we zijn en wat je van ons kunt verwachten.',
    mainBody: '<p>We vertellen hier binnenkort meer over onszelf.</p>',
    blocks: [],
  },
});

const news = ({ id }: NewVenture): Page => ({
  at: 'nieuws',
  contentType: 'DynamicContentOverviewPage',
  name: 'Nieuws',
  properties: {
    ...{ title: 'Nieuws', introduction: 'Ons laatste nieuws.', layout: 'cards', showFilter: false },
    ...{ pageSize: 12, emptyText: 'Er is nu geen nieuws.', blocks: [] },
    source: { parentId: `${id}-nieuws`, contentType: 'NewsPage' },
  },
});

/** Pages that the law requires and the checkout links to. The owner writes the texts. */
function legalPages(): Page[] {
  const still = '<p>We plaatsen deze tekst hier binnenkort.</p>';
  const page = (at: string, title: string): Page => ({
    at,
    contentType: 'SimpleContentPage',
    name: title,
    properties: { title, mainBody: still, blocks: [] },
  });
  return [
    page('voorwaarden/algemene-voorwaarden', 'Algemene voorwaarden'),
    page('voorwaarden/leveringsvoorwaarden', 'Leveringsvoorwaarden'),
    page('voorwaarden/disclaimer', 'Disclaimer'),
    page('privacy/privacyverklaring', 'Privacyverklaring'),
  ];
}

const link = (id: string, text: string, href: string) => ({
  ...{ id, text, href, thumbnailUrl: null, target: null, title: null },
});

/** The menu item that shows the catalogue. */
export function assortmentLink({ id, path }: Located): HeaderLink {
  return { ...link(assortmentId(id), 'Assortiment', `/${path}/categorieen/${path}-catalogus`), children: [] };
}

export function firstNavigation(venture: NewVenture): Navigation {
  const { id, path, hasShop } = venture;
  const plain = (text: string, href: string) => ({ text, href, target: null, title: null });
  const aboutLinks = [
    ...(begins(venture, 'about') ? [plain('Over ons', `/${path}/over-ons`)] : []),
    ...(begins(venture, 'news') ? [plain('Nieuws', `/${path}/nieuws`)] : []),
  ];
  return {
    headerLinks: hasShop
      ? [assortmentLink(venture)]
      : [{ ...link(`${id}-vestigingen`, 'Vestigingen', `/${path}/vestigingen`), children: [] }],
    footerLinks: [
      {
        title: 'Service',
        links: [
          ...(begins(venture, 'customerService') ? [plain('Klantenservice', `/${path}/klantenservice`)] : []),
          plain('Vestigingen', `/${path}/vestigingen`),
          plain('Leveringsvoorwaarden', `/${path}/voorwaarden/leveringsvoorwaarden`),
        ],
      },
      ...(aboutLinks.length > 0 ? [{ title: 'Wie we zijn', links: aboutLinks }] : []),
    ],
    secondaryLinks: begins(venture, 'previouslyOrdered')
      ? [link('eerder-besteld', 'Eerder besteld', `/${path}/eerder-besteld`)]
      : [],
  };
}
