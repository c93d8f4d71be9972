import type { ContentBlockType } from './content-blocks.ts';
import type { ContentPageType } from './content-types.ts';

/*
 * What editors read about the fields of pages and blocks. It stands beside the schemas and not in them: the shop loads
 * those, and has no use for these words.
 */

export interface FieldText {
  label: string;
  help?: string;
  /** Several lines. */
  isLong?: true;
  /** A good length in characters, where the schema sets none: more is a warning. */
  good?: number;
  /** One of a list: 'Voeg een vraag toe'. */
  item?: string;
  /** What a field of ids and numbers chooses from. */
  picks?: 'products' | 'categories' | 'page' | 'template' | 'file' | 'branch';
  choices?: Readonly<Record<string, string>>;
  /** Of a group, of the items of a list, and of every option of a union. */
  fields?: Readonly<Record<string, FieldText>>;
}

export const blockGroups = {
  text: 'Tekst',
  media: 'Beeld en video',
  commerce: 'Assortiment',
  action: 'Verwijzen',
  service: 'Service en contact',
  technical: 'Techniek',
} as const;
export type BlockGroup = keyof typeof blockGroups;

interface BlockText {
  name: string;
  /** One sentence: when to use it. */
  purpose: string;
  group: BlockGroup;
  fields: Readonly<Record<string, FieldText>>;
}

interface PageText {
  name: string;
  purpose: string;
  fields: Readonly<Record<string, FieldText>>;
}

const title = { label: 'Titel', good: 70 } satisfies FieldText;
const introduction = { label: 'Inleiding', isLong: true, good: 250 } satisfies FieldText;
const text = { label: 'Tekst', isLong: true } satisfies FieldText;
const html = { label: 'Tekst' } satisfies FieldText;
const image = { label: 'Beeld' } satisfies FieldText;
const link = { label: 'Knop', help: 'De tekst van de knop en waar hij heen gaat.' } satisfies FieldText;
const href = { label: 'Gaat naar' } satisfies FieldText;
const icon = { label: 'Icoon' } satisfies FieldText;
const caption = { label: 'Bijschrift' } satisfies FieldText;
const newTab = { label: 'Open in een nieuw tabblad' } satisfies FieldText;
const consent = {
  label: 'Toestemming',
  help: 'Pas als de bezoeker deze cookies toestaat, wordt dit geladen.',
  choices: {
    necessary: 'Noodzakelijk, altijd tonen',
    preferences: 'Voorkeuren',
    statistics: 'Statistiek',
    marketing: 'Marketing',
  },
} satisfies FieldText;
const figure = {
  label: 'Cijfer',
  item: 'cijfer',
  fields: { value: { label: 'Getal', help: 'Bijvoorbeeld 38 of 4 uur.' }, label: { label: 'Waarvan' } },
} satisfies FieldText;
const source = {
  label: 'Vult zichzelf',
  help: 'De nieuwste pagina’s onder een andere pagina.',
  fields: {
    parentId: { label: 'Pagina’s onder', picks: 'page' },
    contentType: { label: 'Alleen van het soort', picks: 'template' },
    take: { label: 'Hoogstens', help: 'Leeg: allemaal.' },
  },
} satisfies FieldText;

const options = {
  label: 'Keuzes',
  item: 'keuze',
  fields: { value: { label: 'Waarde', help: 'Zo komt het in de mail.' }, label: { label: 'Tekst' } },
} satisfies FieldText;

export const blockTexts: Readonly<Record<ContentBlockType, BlockText>> = {
  RTEBlock: {
    name: 'Tekst',
    purpose: 'Lopende tekst met koppen, lijsten en links.',
    group: 'text',
    fields: { bodyHtml: html },
  },
  TextContentBlock: {
    name: 'Tekstvak',
    purpose: 'Een korte tekst die opvalt: gewoon, uitgelicht, als citaat of met de nieuwsbrief ernaast.',
    group: 'text',
    fields: {
      title,
      textHtml: html,
      variant: {
        label: 'Uiterlijk',
        choices: {
          plain: 'Gewoon',
          highlight: 'Uitgelicht',
          quote: 'Citaat',
          newsletter: 'Met aanmelding voor de nieuwsbrief',
        },
      },
      source: { label: 'Bron', help: 'Wie het zei; staat onder een citaat.' },
      link,
    },
  },
  FaqCategoryListBlock: {
    name: 'Veelgestelde vragen',
    purpose: 'Vragen die openklappen, per onderwerp.',
    group: 'text',
    fields: {
      title,
      categories: {
        label: 'Onderwerpen',
        item: 'onderwerp',
        fields: {
          title: { label: 'Onderwerp' },
          questions: {
            label: 'Vragen',
            item: 'vraag',
            fields: { question: { label: 'Vraag', good: 120 }, answerHtml: { label: 'Antwoord' } },
          },
        },
      },
    },
  },
  ImageTextBlock: {
    name: 'Beeld met tekst',
    purpose: 'Een beeld naast een tekst, met een knop eronder.',
    group: 'media',
    fields: {
      title,
      textHtml: html,
      image,
      imagePosition: { label: 'Beeld staat', choices: { left: 'Links', right: 'Rechts' } },
      link,
    },
  },
  ImagesBlock: {
    name: 'Beelden',
    purpose: 'Een tot vier beelden naast elkaar.',
    group: 'media',
    fields: { images: { label: 'Beelden', item: 'beeld', fields: { caption } } },
  },
  ImageGalleryBlock: {
    name: 'Fotogalerij',
    purpose: 'Een reeks foto’s die je groot kunt bekijken.',
    group: 'media',
    fields: { title, images: { label: 'Foto’s', item: 'foto', fields: { caption } } },
  },
  VideoBlock: {
    name: 'Video',
    purpose: 'Een film van YouTube, Vimeo of uit onze eigen media.',
    group: 'media',
    fields: {
      title: { label: 'Titel', help: 'Wordt voorgelezen als naam van de film.' },
      provider: { label: 'Film staat op', choices: { youtube: 'YouTube', vimeo: 'Vimeo', file: 'Onze media' } },
      videoId: { label: 'Nummer van de film', help: 'Het laatste deel van het adres bij YouTube of Vimeo.' },
      url: { label: 'Bestand', help: 'Alleen bij een film uit onze media.' },
      poster: { label: 'Beeld vooraf', help: 'Staat er tot iemand op afspelen drukt.' },
      transcriptHtml: { label: 'Uitgeschreven tekst', help: 'Voor wie de film niet kan horen of zien.' },
    },
  },
  ExperienceBlock: {
    name: 'Ervaring',
    purpose: 'Een groot beeld met een verhaal en een paar cijfers.',
    group: 'media',
    fields: { title, textHtml: html, image, figures: { ...figure, label: 'Cijfers' }, link },
  },
  ManualCommerceBlock: {
    name: 'Producten, zelf gekozen',
    purpose: 'Artikelen die je zelf kiest, met prijs en voorraad van de klant.',
    group: 'commerce',
    fields: {
      title,
      introduction,
      productIds: { label: 'Producten', item: 'product', picks: 'products' },
      link,
    },
  },
  CategoryOverviewBlock: {
    name: 'Categorieën',
    purpose: 'Tegels met categorieën uit het assortiment.',
    group: 'commerce',
    fields: {
      title,
      introduction,
      categoryIds: {
        label: 'Categorieën',
        item: 'categorie',
        picks: 'categories',
        help: 'Geen gekozen: de hoofdcategorieën.',
      },
      link,
    },
  },
  PreviouslyOrderedBlock: {
    name: 'Eerder besteld',
    purpose: 'Wat de klant eerder bestelde; bezoekers zien dit blok niet.',
    group: 'commerce',
    fields: { title, take: { label: 'Aantal producten' }, link },
  },
  CorporateHeroBlock: {
    name: 'Opening van de portal',
    purpose: 'De kop van de startpagina, met zoekveld en de muur van winkels.',
    group: 'action',
    fields: {
      title,
      titleEmphasis: { label: 'Einde van de titel, in geel' },
      lead: { label: 'Inleiding', isLong: true, good: 250 },
      finder: {
        label: 'Zoekveld voor vestigingen',
        fields: {
          label: { label: 'Tekst bij het veld' },
          placeholder: { label: 'Voorbeeld in het veld' },
          buttonText: { label: 'Tekst op de knop' },
        },
      },
      ventureWall: { label: 'Muur van winkels', fields: { title, link } },
      image,
      links: { label: 'Knoppen', item: 'knop' },
    },
  },
  ContentGridBlock: {
    name: 'Tegels en kaarten',
    purpose: 'Verwijzingen naast elkaar, met icoon of beeld; nieuws kan zichzelf vullen.',
    group: 'action',
    fields: {
      title,
      introduction,
      columns: { label: 'Naast elkaar', choices: { 2: 'Twee', 3: 'Drie', 4: 'Vier' } },
      items: {
        label: 'Tegels',
        item: 'tegel',
        choices: { icon: 'Tegel met icoon', picture: 'Kaart met beeld' },
        fields: {
          icon,
          image,
          label: { label: 'Regel boven de titel', help: 'Een datum, een winkel of ‘Advies’.' },
          title,
          text,
          href,
          target: newTab,
        },
      },
      source,
      link: { label: 'Link naast de titel', help: 'Bijvoorbeeld ‘Alle nieuws’.' },
    },
  },
  CTABlockWithImage: {
    name: 'Oproep met beeld',
    purpose: 'Een duidelijke vraag met een of twee knoppen en een beeld.',
    group: 'action',
    fields: { title, text, image, link, secondLink: { label: 'Tweede knop' } },
  },
  USPBlock: {
    name: 'USP’s',
    purpose: 'Wat we voor de klant doen, in punten met een icoon.',
    group: 'action',
    fields: {
      title,
      introduction,
      items: {
        label: 'Punten',
        item: 'punt',
        fields: { icon, text: { label: 'Tekst', good: 60 }, detail: { label: 'Toelichting', good: 120 } },
      },
      link,
    },
  },
  BlogsShareBlock: {
    name: 'Delen',
    purpose: 'Knoppen om de pagina te delen of de link te kopiëren.',
    group: 'action',
    fields: {
      title,
      platforms: {
        label: 'Delen via',
        choices: {
          linkedin: 'LinkedIn',
          facebook: 'Facebook',
          x: 'X',
          pinterest: 'Pinterest',
          whatsapp: 'WhatsApp',
          mail: 'E-mail',
          copy: 'Link kopiëren',
        },
      },
    },
  },
  FormContainerBlock: {
    name: 'Formulier',
    purpose: 'Een formulier dat per e-mail bij de winkel aankomt.',
    group: 'service',
    fields: {
      title,
      introductionHtml: { label: 'Inleiding' },
      fields: {
        label: 'Velden',
        item: 'veld',
        choices: {
          text: 'Korte tekst',
          email: 'E-mailadres',
          phone: 'Telefoonnummer',
          textarea: 'Lange tekst',
          select: 'Keuzelijst',
          radio: 'Eén van een paar',
          checkbox: 'Aankruisen',
          file: 'Bestand',
        },
        fields: {
          name: { label: 'Naam in de mail', help: 'Letters en cijfers zonder spatie, bijvoorbeeld telefoon.' },
          label: { label: 'Vraag' },
          required: { label: 'Verplicht' },
          help: { label: 'Uitleg onder het veld' },
          width: { label: 'Breedte', choices: { half: 'Half', full: 'Heel' } },
          placeholder: { label: 'Voorbeeld in het veld' },
          autocomplete: { label: 'Vult de browser in', help: 'Het woord van HTML, bijvoorbeeld email of tel.' },
          maxLength: { label: 'Hoogstens tekens' },
          rows: { label: 'Regels hoog' },
          options,
          emptyText: { label: 'Tekst zolang niets gekozen is' },
          accept: { label: 'Soorten bestanden', help: 'Bijvoorbeeld .pdf,.jpg' },
          maxMegabytes: { label: 'Hoogstens MB' },
          multiple: { label: 'Meer dan één bestand' },
        },
      },
      submitText: { label: 'Tekst op de knop' },
      thanksHtml: { label: 'Bedankt', help: 'Staat er nadat het formulier is verstuurd.' },
    },
  },
  IFrameBlock: {
    name: 'Andere site',
    purpose: 'Een stukje van een andere site, zoals een kaart of planner.',
    group: 'technical',
    fields: {
      title: { label: 'Titel', help: 'Wordt voorgelezen als naam van het venster.' },
      src: { label: 'Adres', help: 'Alleen sites die de beheerder heeft toegestaan.' },
      height: { label: 'Hoogte in pixels' },
      consent,
      fallbackHtml: { label: 'Zonder toestemming', help: 'Staat er zolang de andere site niet mag laden.' },
    },
  },
  ScriptBlock: {
    name: 'Script',
    purpose: 'Een programma van een ander, zoals een keurmerk of chat.',
    group: 'technical',
    fields: {
      title,
      src: { label: 'Adres', help: 'Alleen scripts die de beheerder heeft toegestaan.' },
      consent,
      settings: { label: 'Instellingen', help: 'Namen met kleine letters, zoals het script ze verwacht.' },
      fallbackHtml: { label: 'Tot het geladen is' },
    },
  },
};

const pageFields = {
  title: { label: 'Titel', help: 'De grote kop van de pagina.', good: 80 },
  introduction,
  mainBody: { label: 'Hoofdtekst' },
  blocks: { label: 'Blokken', item: 'blok' },
  seoTitle: { label: 'Titel in zoekmachines', help: 'Leeg: de naam van de pagina.', good: 60 },
  seoDescription: { label: 'Omschrijving in zoekmachines', isLong: true, good: 155 },
} satisfies Record<string, FieldText>;

const topics = {
  label: 'Onderwerpen',
  item: 'onderwerp',
  fields: { icon, title, text, href },
} satisfies FieldText;

const articleFields = {
  ...pageFields,
  category: { label: 'Rubriek', help: 'Het woord waarop overzichten filteren.' },
  related: { label: 'Lees ook', item: 'pagina', picks: 'page' },
} satisfies Record<string, FieldText>;

const updatedOn = { label: 'Bijgewerkt op' } satisfies FieldText;
const date = { label: 'Datum' } satisfies FieldText;

export const pageTexts: Readonly<Record<ContentPageType, PageText>> = {
  ContentPage: {
    name: 'Inhoudspagina',
    purpose: 'Een pagina uit blokken: een actie, een dienst, een vacature.',
    fields: {
      ...articleFields,
      facts: {
        label: 'Feiten',
        item: 'feit',
        help: 'Kort boven de tekst: uren, data, plaats.',
        fields: { label: { label: 'Wat' }, value: { label: 'Waarde' } },
      },
      link,
    },
  },
  NewsPage: { name: 'Nieuwsbericht', purpose: 'Nieuws met een datum.', fields: { ...articleFields, date } },
  BlogPage: {
    name: 'Adviesartikel',
    purpose: 'Een artikel met schrijver en leestijd.',
    fields: {
      ...articleFields,
      date,
      author: {
        label: 'Schrijver',
        fields: { name: { label: 'Naam' }, role: { label: 'Functie' }, image: { label: 'Foto' } },
      },
      readingMinutes: { label: 'Leestijd in minuten' },
    },
  },
  SimpleContentPage: {
    name: 'Tekstpagina',
    purpose: 'Voorwaarden, privacy en andere pagina’s met alleen tekst.',
    fields: {
      ...pageFields,
      updatedOn,
      showContents: { label: 'Toon een inhoudsopgave', help: 'Van de koppen die een anker hebben.' },
    },
  },
  DynamicContentOverviewPage: {
    name: 'Overzicht',
    purpose: 'Een lijst van pagina’s die zichzelf vult.',
    fields: {
      ...pageFields,
      source: { ...source, label: 'Welke pagina’s' },
      layout: { label: 'Vorm', choices: { cards: 'Kaarten', list: 'Lijst' } },
      showFilter: { label: 'Toon de rubrieken als filter' },
      pageSize: { label: 'Aantal per bladzijde' },
      emptyText: { label: 'Tekst als er niets is' },
    },
  },
  StoryTellingPage: {
    name: 'Verhaal',
    purpose: 'Een verhaal in hoofdstukken met grote beelden.',
    fields: {
      ...pageFields,
      chapters: {
        label: 'Hoofdstukken',
        item: 'hoofdstuk',
        fields: { label: { label: 'Regel boven de titel' }, title, textHtml: html, image, figure },
      },
    },
  },
  CustomerServiceLandingPage: {
    name: 'Klantenservice, voorpagina',
    purpose: 'Onderwerpen en manieren om contact op te nemen.',
    fields: { ...pageFields, topics, contactOptions: { ...topics, label: 'Contact', item: 'manier' } },
  },
  CustomerServiceOverviewPage: {
    name: 'Klantenservice, overzicht',
    purpose: 'Een lijst van vragen of pagina’s.',
    fields: { ...pageFields, topics },
  },
  CustomerServiceDetailPage: {
    name: 'Klantenservice, onderwerp',
    purpose: 'Eén onderwerp uitgelegd.',
    fields: { ...pageFields, updatedOn, relatedLinks: { label: 'Zie ook', item: 'link' } },
  },
  BrochurePage: {
    name: 'Brochures',
    purpose: 'Folders en catalogi om te downloaden.',
    fields: {
      ...pageFields,
      brochures: {
        label: 'Brochures',
        item: 'brochure',
        fields: {
          title,
          text,
          category: { label: 'Rubriek' },
          image: { label: 'Voorkant' },
          file: { label: 'Bestand', fields: { url: { label: 'PDF', picks: 'file' }, pages: { label: 'Bladzijden' } } },
        },
      },
    },
  },
  LocationDetailPage: {
    name: 'Vestiging',
    purpose: 'Eén vestiging; adres en openingstijden komen uit Vestigingen.',
    fields: {
      ...pageFields,
      branchId: { label: 'Vestiging', picks: 'branch' },
      directionsHtml: { label: 'Route en parkeren' },
      team: { label: 'Team', item: 'collega', fields: { name: { label: 'Naam' }, role: { label: 'Functie' } } },
    },
  },
  VentureHomePage: {
    name: 'Startpagina van een winkel',
    purpose: 'De voorpagina van een winkel.',
    fields: {
      ...pageFields,
      promo: {
        label: 'Aanbieding',
        fields: { badge: { label: 'Label', help: 'Bijvoorbeeld T/m 30 november.' }, title, text, link, image },
      },
      quickLinks: {
        label: 'Snelle links',
        item: 'link',
        fields: {
          icon,
          text: { label: 'Tekst' },
          detail: { label: 'Toelichting' },
          href,
          audience: {
            label: 'Zichtbaar voor',
            choices: { anonymous: 'Alleen bezoekers', registered: 'Alleen klanten' },
          },
        },
      },
    },
  },
  HomePage: {
    name: 'Startpagina van de portal',
    purpose: 'De voorpagina van alle winkels samen; bestaat uit blokken.',
    fields: pageFields,
  },
  CatalogPage: {
    name: 'Assortiment',
    purpose: 'De ingang van het assortiment; de categorieën komen uit de catalogus.',
    fields: pageFields,
  },
  LoginPage: {
    name: 'Inloggen',
    purpose: 'De teksten bij inloggen, wachtwoord en registreren.',
    fields: {
      ...pageFields,
      panelTitle: { label: 'Titel naast het inloggen' },
      panelItems: { label: 'Punten naast het inloggen', item: 'punt', fields: { icon, text: { label: 'Tekst' } } },
      registerTitle: { label: 'Titel van registreren' },
      registerText: { label: 'Tekst bij registreren', isLong: true },
      registerPanelTitle: { label: 'Titel naast het registreren' },
      forgotPasswordText: { label: 'Tekst bij wachtwoord vergeten', isLong: true },
    },
  },
};

/** Icons by what they show; those of the families 'usp-' and 'service-' by their meaning on the site. */
export const iconTexts: Readonly<Record<string, string>> = {
  bolt: 'Bliksem',
  book: 'Boek',
  calendar: 'Kalender',
  camera: 'Camera',
  card: 'Pas',
  cart: 'Winkelwagen',
  clock: 'Klok',
  download: 'Downloaden',
  euro: 'Euro',
  'file-text': 'Document',
  grid: 'Raster',
  'hard-hat': 'Helm',
  help: 'Vraagteken',
  history: 'Terugblik',
  image: 'Beeld',
  info: 'Informatie',
  invoice: 'Factuur',
  layers: 'Lagen',
  leaf: 'Blad',
  lock: 'Slot',
  mail: 'Envelop',
  orders: 'Bestellingen',
  package: 'Pakket',
  phone: 'Telefoon',
  pin: 'Plaats',
  project: 'Project',
  refresh: 'Vernieuwen',
  route: 'Route',
  ruler: 'Rolmaat',
  search: 'Zoeken',
  store: 'Winkel',
  truck: 'Vrachtwagen',
  user: 'Persoon',
  users: 'Personen',
  'usp-advice': 'Advies',
  'usp-bathroom': 'Badkamer',
  'usp-delivery': 'Bezorgen',
  'usp-early-opening': 'Vroeg open',
  'usp-eco': 'Duurzaam',
  'usp-eco-2': 'Duurzaam, tweede',
  'usp-history': 'Jaren ervaring',
  'usp-opening-hours': 'Openingstijden',
  'usp-kitchen': 'Keuken',
  'usp-locations': 'Vestigingen',
  'usp-places': 'Plaatsen',
  'usp-repair': 'Reparatie',
  'usp-showroom': 'Showroom',
  'usp-stock': 'Voorraad',
  'service-3d-showroom': '3D-showroom',
  'service-assembly': 'Montageservice',
  'service-buyer-guidance': 'Kopersbegeleiding',
  'service-click-and-collect': 'Bestellen en afhalen',
  'service-customer-card': 'Klantenkaart',
  'service-digital-wall': 'Digitale wand',
  'service-drive-in': 'Drive-in',
  'service-facade-showroom': 'Gevel- en kozijnshowroom',
  'service-flash-delivery': 'Flitslevering',
  'service-measuring': 'Inmeetservice',
  'service-concrete-mixing': 'Beton mixen',
  'service-paint-mixing': 'Verf mengen',
  'service-pickup-locker': 'Afhaalkluis',
  'service-refurbished': 'Tweedekans',
  'service-rental': 'Verhuur',
  'service-saw': 'Zaagservice',
  'service-unloading-at-height': 'Lossen op hoogte',
  'service-vr-showroom': 'VR-showroom',
  'service-waste-processing': 'Afvalverwerking',
};
