import type { LoginPage } from '@bouwpoort/contract/content/content-types';
import { type DemoPage, page, type Site, sites } from './site.ts';

type LoginWords = Pick<LoginPage, 'introduction' | 'panelItems' | 'registerText' | 'registerPanelTitle'> & {
  image: 'counter' | 'yard' | 'roof' | 'showroom' | 'kitchen' | 'bathroom' | 'facade' | 'warehouse' | 'branch';
};

const loginWords: Record<string, LoginWords> = {
  '110': {
    image: 'branch',
    introduction: 'Log in met het account van je winkel.',
    panelItems: [
      { icon: 'usp-places', text: 'Elke webwinkel heeft een eigen inlog' },
      { icon: 'usp-locations', text: 'Je vestiging kent je bij naam' },
    ],
    registerText: 'Vraag je account aan bij de winkel waar je het meest koopt.',
    registerPanelTitle: 'Kies eerst je winkel.',
  },
  '210': {
    image: 'counter',
    introduction: 'Dan zie je wat jij betaalt en wat er in jouw vestiging ligt.',
    panelItems: [
      { icon: 'usp-stock', text: 'De voorraad van dit moment, per vestiging' },
      { icon: 'usp-delivery', text: 'Tot 16.00 uur bestellen voor morgen' },
      { icon: 'usp-history', text: 'Eerder besteld? In twee tikken opnieuw' },
    ],
    registerText: 'Met je KvK-nummer heb je binnen een paar minuten een account.',
    registerPanelTitle: 'Eén account voor de hele ploeg.',
  },
  '220': {
    image: 'yard',
    introduction: 'Met je eigen prijs per lengte, plaat en pak.',
    panelItems: [
      { icon: 'service-saw', text: 'Zaaglijst meesturen met je bestelling' },
      { icon: 'usp-stock', text: 'Zien wat er ligt, per lengte' },
      { icon: 'usp-delivery', text: 'Vóór 15.00 uur besteld, morgen geleverd' },
    ],
    registerText:
      'Timmerman, aannemer of interieurbouwer? Met je KvK-nummer heb je binnen een paar minuten een account.',
    registerPanelTitle: 'Hout bestellen zonder bellen.',
  },
  '230': {
    image: 'roof',
    introduction: 'Voor je staffels, je leveringen en het dakwerk van vorige keer.',
    panelItems: [
      { icon: 'service-unloading-at-height', text: 'Lossen op het dak meteen mee aanvragen' },
      { icon: 'euro', text: 'Staffels, ook bij levering uit de fabriek' },
      { icon: 'usp-advice', text: 'Dakberekening binnen één werkdag' },
    ],
    registerText: 'Dakdekkers en loodgieters hebben met hun KvK-nummer binnen een paar minuten een account.',
    registerPanelTitle: 'Van goot tot nok in één bestelling.',
  },
  '240': {
    image: 'showroom',
    introduction: 'Bewaar je keuzes en reserveer proeftegels voor je klant.',
    panelItems: [
      { icon: 'usp-showroom', text: 'Proeftegels klaargelegd op naam' },
      { icon: 'usp-advice', text: 'Legplan en materiaalstaat bij je offerte' },
    ],
    registerText: 'Voor tegelzetters, aannemers en interieurarchitecten met een KvK-nummer.',
    registerPanelTitle: 'Je tegelkeuze bij elkaar.',
  },
  '310': {
    image: 'kitchen',
    introduction: 'Projectpartners volgen hier de keuzes van hun kopers.',
    panelItems: [{ icon: 'service-buyer-guidance', text: 'Per bouwnummer zien wat er gekozen is' }],
    registerText: 'Een toegang voor je project vraag je aan bij je adviseur.',
    registerPanelTitle: 'Samen door het project.',
  },
  '320': {
    image: 'bathroom',
    introduction: 'Voor installateurs en aannemers met een lopend project.',
    panelItems: [{ icon: 'usp-bathroom', text: 'Sanitairlijst en tekening per bouwnummer' }],
    registerText: 'Je adviseur zet je toegang klaar zodra het project loopt.',
    registerPanelTitle: 'Alles van je project bij elkaar.',
  },
  '330': {
    image: 'facade',
    introduction: 'Details, bestekteksten en monsters van je project.',
    panelItems: [{ icon: 'usp-advice', text: 'Bestekteksten die je zo kunt overnemen' }],
    registerText: 'Toegang krijg je na je eerste bezoek aan de studio.',
    registerPanelTitle: 'Van schets tot detail.',
  },
  '900': {
    image: 'warehouse',
    introduction: 'Voor leveranciers en vervoerders die een losvenster vastleggen.',
    panelItems: [{ icon: 'usp-opening-hours', text: 'Losvensters tot 12.00 uur de dag ervoor' }],
    registerText: 'Je inkoper bij Bouwpoort meldt je aan.',
    registerPanelTitle: 'Eerst een venster, dan rijden.',
  },
};

function loginPageOf(site: Site): DemoPage {
  const words = loginWords[site.ventureId];
  if (!words) throw new Error(`no login words for ${site.name}`);
  const { image, ...rest } = words;
  return page(site, {
    at: 'inloggen',
    id: `${site.ventureId}-login`,
    name: 'Inloggen',
    daysAgo: 300,
    image,
    content: {
      contentType: 'LoginPage',
      title: 'Inloggen',
      ...rest,
      panelTitle: site.slogan,
      registerTitle: 'Nog geen account?',
      forgotPasswordText: 'Vul je e-mailadres in. Is het bij ons bekend, dan ontvang je een link die één keer werkt.',
      blocks: [],
    },
  });
}

const catalogIntroductions: Record<string, string> = {
  '210': 'Ruwbouw, afbouw, bestrating en alles om het vast te zetten.',
  '220': 'Balken, latten, platen en tuinhout, op lengte of op maat.',
  '230': 'Hellend en plat dak, goten, afvoer en toebehoren.',
  '240': 'Vloer- en wandtegels, met lijm, voeg en profiel.',
};

function shopPagesOf(site: Site): DemoPage[] {
  const introduction = catalogIntroductions[site.ventureId];
  if (introduction === undefined) return [];
  return [
    page(site, {
      at: 'categorieen',
      id: `${site.ventureId}-catalogus`,
      name: 'Assortiment',
      daysAgo: 300,
      image: 'warehouse',
      content: {
        contentType: 'CatalogPage',
        title: 'Assortiment',
        introduction,
        seoTitle: `Assortiment ${site.shortName}`,
        seoDescription: introduction,
        blocks: [],
      },
    }),
    page(site, {
      at: 'eerder-besteld',
      name: 'Eerder besteld',
      daysAgo: 300,
      content: {
        contentType: 'ContentPage',
        title: 'Eerder besteld',
        introduction:
          'Alles wat jullie eerder bestelden, in de maat en het aantal van de vorige keer. Eén tik en het staat in je winkelwagen.',
        blocks: [{ contentType: 'PreviouslyOrderedBlock', id: 'eerder-besteld', title: 'Eerder besteld', take: 50 }],
      },
    }),
  ];
}

/** Texts and pictures of screens that have a route of their own. */
export function screenPages(): DemoPage[] {
  return sites.flatMap((site) => [loginPageOf(site), ...shopPagesOf(site)]);
}
