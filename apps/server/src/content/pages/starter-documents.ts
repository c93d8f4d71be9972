import type { AnyContentPage, ContentPageType } from '@bouwpoort/contract/content/content-types';

type Properties<T extends ContentPageType> = Omit<Extract<AnyContentPage, { contentType: T }>, 'contentType'>;
type Starters = { [T in ContentPageType]: (name: string, place: StarterPlace) => Properties<T> };

interface StarterPlace {
  pageId: string;
  /** The venture's home page, for links that need a target. */
  homeUrl: string;
  /** A placeholder for templates that need a picture, until an editor chooses one. */
  pictureUrl: string;
  /** In Amsterdam. */
  today: string;
}

const base = (title: string) => ({ title, blocks: [] });

/** The minimum that makes each template a valid page. */
const starters: Starters = {
  SimpleContentPage: base,
  LocationDetailPage: (title) => ({ ...base(title), branchId: 'kies-een-vestiging' }),
  CustomerServiceOverviewPage: (title) => ({ ...base(title), topics: [] }),
  CustomerServiceDetailPage: (title) => ({ ...base(title), relatedLinks: [] }),
  CustomerServiceLandingPage: (title, { homeUrl }) => ({
    ...base(title),
    topics: [{ icon: 'help', title: 'Onderwerp', text: 'Waar het over gaat', href: homeUrl }],
    contactOptions: [],
  }),
  ContentPage: base,
  NewsPage: (title, { today }) => ({ ...base(title), date: today }),
  BlogPage: (title, { today }) => ({
    ...base(title),
    date: today,
    author: { name: 'Redactie', role: 'Redactie' },
    readingMinutes: 2,
  }),
  DynamicContentOverviewPage: (title, { pageId }) => ({
    ...base(title),
    source: { parentId: pageId },
    layout: 'cards',
    showFilter: false,
    pageSize: 12,
    emptyText: 'Er staat hier nog niets.',
  }),
  StoryTellingPage: (title, { pictureUrl }) => ({
    ...base(title),
    chapters: ['een', 'twee'].map((word) => ({
      ...{ id: `hoofdstuk-${word}`, title: `Hoofdstuk ${word}`, textHtml: '<p>Vertel hier het verhaal.</p>' },
      image: { url: pictureUrl, alt: '' },
    })),
  }),
  VentureHomePage: (title, { homeUrl }) => ({
    ...base(title),
    promo: { title, text: 'Vertel wat er te halen is.', link: { text: 'Bekijk', href: homeUrl } },
    quickLinks: [],
  }),
  HomePage: base,
  BrochurePage: (title, { homeUrl, pictureUrl }) => ({
    ...base(title),
    brochures: [
      {
        ...{ id: 'brochure-een', title: 'Brochure', text: 'Waar de brochure over gaat.' },
        image: { url: pictureUrl, alt: '' },
        file: { url: homeUrl, format: 'pdf', pages: 1 },
      },
    ],
  }),
  CatalogPage: base,
  LoginPage: (title) => ({
    ...base(title),
    panelTitle: 'Welkom terug',
    panelItems: [],
    registerTitle: 'Nog geen account?',
    registerText: 'Vraag er een aan.',
    registerPanelTitle: 'Met een account',
    forgotPasswordText: 'We sturen je een link om een nieuw wachtwoord te kiezen.',
  }),
};

const byType = new Map(Object.entries(starters));

/** Undefined for a type that no page can have. */
export function starterProperties(
  contentType: string,
  name: string,
  place: StarterPlace,
): Record<string, unknown> | undefined {
  return byType.get(contentType)?.(name, place);
}
