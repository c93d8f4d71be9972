import type { NewVenture, StarterPage } from '@bouwpoort/contract/beheer-ventures';
import type { ContentDocument } from '@bouwpoort/contract/content-document';
import type { HeaderLink, Navigation } from '@bouwpoort/contract/navigation';
import { escapeHtml } from '../html/safe-html.ts';
import { assortmentId } from '../navigation/navigation.ts';

type Page = Pick<ContentDocument, 'contentType' | 'name'> & {
  at: string;
  id?: string;
  under?: string;
  properties: Record<string, unknown>;
};

type Named = Pick<NewVenture, 'id' | 'name' | 'path'>;

/** The required pages of a venture and the chosen starter pages, with texts for its owner to replace. */
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
    ...legalPages(venture),
  ];
  return pages.map((page, position) => documentOf(venture, page, position, isPortal));
}

/** The pages of a venture that opens a shop later, by address. */
export function shopPages(venture: Named): ContentDocument[] {
  return [catalogPage(venture), previouslyOrdered()].map((page, at) => documentOf(venture, page, at + 1, false));
}

function documentOf(venture: Named, page: Page, position: number, isPortal: boolean): ContentDocument {
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

function portalHome({ name, slogan }: NewVenture): Page {
  const lead = slogan || 'Kies je winkel en bestel je materiaal.';
  return {
    at: '',
    contentType: 'HomePage',
    name,
    properties: {
      title: name,
      blocks: [
        {
          contentType: 'CorporateHeroBlock',
          id: 'welkom',
          title: name,
          lead,
          ventureWall: { title: 'Onze winkels', link: { text: 'Alle vestigingen', href: '/vestigingen' } },
        },
      ],
    },
  };
}

function ventureHome(venture: NewVenture): Page {
  const { name, slogan, path, hasShop } = venture;
  const next = hasShop
    ? { text: 'Bekijk het assortiment', href: `/${path}/categorieen` }
    : { text: 'Vestigingen', href: `/${path}/vestigingen` };
  return {
    at: '',
    contentType: 'VentureHomePage',
    name,
    properties: {
      title: name,
      promo: {
        title: slogan || `Welkom bij ${name}`,
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

function loginPage({ id, name, slogan }: NewVenture): Page {
  return {
    at: 'inloggen',
    id: `${id}-login`,
    contentType: 'LoginPage',
    name: 'Inloggen',
    properties: {
      title: 'Inloggen',
      introduction: 'Dan zie je je eigen prijzen en wat er op voorraad is.',
      panelTitle: slogan || name,
      panelItems: [{ icon: 'usp-stock', text: 'De voorraad van dit moment' }],
      registerTitle: 'Nog geen account?',
      registerText: 'Met je KvK-nummer heb je binnen een paar minuten een account.',
      registerPanelTitle: 'Eén account voor je hele bedrijf.',
      forgotPasswordText: 'Vul je e-mailadres in. Is het bij ons bekend, dan ontvang je een link die één keer werkt.',
      blocks: [],
    },
  };
}

export const catalogUrl = ({ path }: Pick<Named, 'path'>) => `/${path}/categorieen`;

const catalogPage = ({ id, name }: Named): Page => ({
  at: 'categorieen',
  id: `${id}-catalogus`,
  contentType: 'CatalogPage',
  name: 'Assortiment',
  properties: { title: 'Assortiment', seoTitle: `Assortiment ${name}`.slice(0, 70), blocks: [] },
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

const about = ({ name, slogan }: NewVenture): Page => ({
  at: 'over-ons',
  contentType: 'SimpleContentPage',
  name: 'Over ons',
  properties: {
    title: `Over ${name}`,
    introduction: slogan || `Wie we zijn en wat je van ${name} kunt verwachten.`,
    mainBody: `<p>${escapeHtml(name)} vertelt hier binnenkort meer over zichzelf.</p>`,
    blocks: [],
  },
});

const news = ({ id, name }: NewVenture): Page => ({
  at: 'nieuws',
  contentType: 'DynamicContentOverviewPage',
  name: 'Nieuws',
  properties: {
    ...{ title: 'Nieuws', introduction: `Het laatste nieuws van ${name}.`, layout: 'cards', showFilter: false },
    ...{ pageSize: 12, emptyText: 'Er is nu geen nieuws.', blocks: [] },
    source: { parentId: `${id}-nieuws`, contentType: 'NewsPage' },
  },
});

/** Pages that the law requires and the checkout links to. The owner writes the texts. */
function legalPages({ name }: NewVenture): Page[] {
  const still = `<p>${escapeHtml(name)} plaatst deze tekst hier binnenkort.</p>`;
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
export function assortmentLink({ id, path }: Named): HeaderLink {
  return { ...link(assortmentId(id), 'Assortiment', `/${path}/categorieen/${path}-catalogus`), children: [] };
}

export function firstNavigation(venture: NewVenture): Navigation {
  const { id, path, name, hasShop } = venture;
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
      ...(aboutLinks.length > 0 ? [{ title: name, links: aboutLinks }] : []),
    ],
    secondaryLinks: begins(venture, 'previouslyOrdered')
      ? [link('eerder-besteld', 'Eerder besteld', `/${path}/eerder-besteld`)]
      : [],
  };
}
