import type { ContentDocument } from '@bouwpoort/contract/content-document';
import type { Navigation } from '@bouwpoort/contract/navigation';
import { assortmentId } from './assortment-menu.ts';
import type { NewVenture } from './new-venture.ts';

type Page = Pick<ContentDocument, 'contentType' | 'name'> & {
  at: string;
  id?: string;
  under?: string;
  properties: Record<string, unknown>;
};

/** The pages a shop cannot do without, in words its owner replaces. */
export function firstPages(venture: NewVenture, isPortal: boolean): ContentDocument[] {
  const home = isPortal ? portalHome(venture) : ventureHome(venture);
  const shopPages = venture.hasShop ? [catalogPage(venture), previouslyOrdered()] : [];
  const pages = [
    home,
    loginPage(venture),
    ...shopPages,
    branches(venture),
    customerService(venture),
    ...legalPages(venture),
  ];
  return pages.map((page, position) => {
    const id = page.id ?? `${venture.id}-${page.at.replaceAll('/', '-') || 'home'}`;
    return {
      id,
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
  });
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

function ventureHome({ name, slogan, path, hasShop }: NewVenture): Page {
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
        ...(hasShop
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

const catalogPage = ({ id, name }: NewVenture): Page => ({
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
    introduction: 'Alles wat jullie eerder bestelden. Vul een aantal in en het staat in je winkelwagen.',
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

/** What the law and the checkout link to. The texts are the owner's to write. */
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

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

export function firstNavigation({ id, path, hasShop }: NewVenture): Navigation {
  const link = (linkId: string, text: string, href: string) => ({
    id: linkId,
    text,
    href,
    thumbnailUrl: null,
    target: null,
    title: null,
  });
  const plain = (text: string, href: string) => ({ text, href, target: null, title: null });
  return {
    headerLinks: hasShop
      ? [{ ...link(assortmentId(id), 'Assortiment', `/${path}/categorieen/${path}-catalogus`), children: [] }]
      : [{ ...link(`${id}-vestigingen`, 'Vestigingen', `/${path}/vestigingen`), children: [] }],
    footerLinks: [
      {
        title: 'Service',
        links: [
          plain('Klantenservice', `/${path}/klantenservice`),
          plain('Vestigingen', `/${path}/vestigingen`),
          plain('Leveringsvoorwaarden', `/${path}/voorwaarden/leveringsvoorwaarden`),
        ],
      },
    ],
    secondaryLinks: hasShop ? [link('eerder-besteld', 'Eerder besteld', `/${path}/eerder-besteld`)] : [],
  };
}
