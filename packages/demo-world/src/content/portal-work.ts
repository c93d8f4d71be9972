import type { ContentWorld } from './content-world.ts';
import { type DemoPage, html, link, page, pageId, portal, scene } from './site.ts';

interface Vacancy {
  slug: string;
  title: string;
  introduction: string;
  category: string;
  place: string;
  hours: string;
  pay: string;
  image: Parameters<typeof scene>[1];
  daysAgo: number;
  body: string;
}

const vacancies: Vacancy[] = [
  {
    slug: 'chauffeur-kraanwagen-zwolle',
    title: 'Chauffeur kraanwagen',
    introduction: 'Zes tot acht stops per dag, een eigen wagen en om vier uur thuis.',
    category: 'Vervoer',
    place: 'Steenhof, Zwolle',
    hours: '40 uur',
    pay: '€ 2.980 – € 3.560 per maand',
    image: 'truck',
    daysAgo: 4,
    body: html`<p>Je laadt om kwart voor zes, rijdt door Overijssel en Drenthe en zet pallets neer op de centimeter. Klanten kennen je na een maand
      bij naam.</p><h2>Wat je meebrengt</h2><ul><li>Rijbewijs C; code 95 en kraancertificaat halen we samen.</li><li>Rust in een krappe
      straat.</li><li>Genoeg Nederlands om met een uitvoerder te overleggen.</li></ul><h2>Wat je krijgt</h2><ul><li>25 vakantiedagen en 8
      ADV-dagen.</li><li>Overwerk vanaf de eerste minuut betaald.</li><li>Een wagen die niemand anders rijdt.</li></ul>`,
  },
  {
    slug: 'zager-assen',
    title: 'Zager plaat en balk',
    introduction: 'Je vertaalt zaaglijsten naar pakketten waar een timmerman blij van wordt.',
    category: 'Magazijn',
    place: 'Houtmeesters, Assen',
    hours: '32 – 40 uur',
    pay: '€ 2.640 – € 3.150 per maand',
    image: 'yard',
    daysAgo: 11,
    body: html`<p>Op een verticale platenzaag en een afkortlijn maak je dertig tot veertig opdrachten per dag. Soms drie latjes, soms een complete
      dakopbouw.</p><h2>Wat je meebrengt</h2><ul><li>Gevoel voor hout en een hekel aan spelingen boven een millimeter.</li><li>Om de week op
      zaterdag tot 12.00 uur.</li></ul><h2>Wat je krijgt</h2><p>Een interne opleiding van zes weken, gehoorbescherming op maat en 30% korting
      op hout.</p>`,
  },
  {
    slug: 'keukenadviseur-enschede',
    title: 'Keukenadviseur projecten',
    introduction: 'Twintig kopers per bouwstroom, en jij weet van elk welk front het wordt.',
    category: 'Showroom',
    place: 'Keukenatelier, Enschede',
    hours: '32 – 36 uur',
    pay: '€ 2.900 – € 3.800 per maand',
    image: 'kitchen',
    daysAgo: 18,
    body: html`<p>Je ontvangt kopers van nieuwbouwwoningen, tekent hun keuken waar ze bij zitten en bewaakt wat de aannemer mag verwachten. Vaste
      koopavond op donderdag.</p><h2>Wat je meebrengt</h2><ul><li>Ervaring met een tekenprogramma, welke maakt niet uit.</li><li>Je kunt nee
      zeggen zonder dat iemand boos wordt.</li></ul><h2>Wat je krijgt</h2><p>Vast salaris zonder provisie: een goede keuken is belangrijker dan
      een dure.</p>`,
  },
  {
    slug: 'verkoper-balie-rotterdam',
    title: 'Verkoper binnendienst en balie',
    introduction: 'De eerste klant staat om half zeven voor je neus en wil vier pallets cellenbeton.',
    category: 'Verkoop',
    place: 'Steenhof, Rotterdam',
    hours: '38 uur',
    pay: '€ 2.700 – € 3.400 per maand',
    image: 'counter',
    daysAgo: 27,
    body: html`<p>Je helpt klanten aan de balie en aan de telefoon, rekent hoeveelheden uit en zoekt het alternatief als iets op is. Twee dagen per
      week vroeg, drie dagen laat.</p><h2>Wat je meebrengt</h2><ul><li>Je weet hoeveel stenen er in een vierkante meter gaan, of wilt dat snel
      weten.</li><li>Vlot met een computer.</li></ul><h2>Wat je krijgt</h2><p>Productopleidingen bij fabrikanten, bedrijfskleding en een
      ploeg die samen ontbijt.</p>`,
  },
  {
    slug: 'data-specialist-productinformatie-utrecht',
    title: 'Specialist product\u00ADinformatie',
    introduction: 'Maten, gewichten en verpakkingen van 200.000 artikelen: jij zorgt dat ze kloppen.',
    category: 'Kantoor',
    place: 'Bouwpoort, Utrecht',
    hours: '32 – 40 uur',
    pay: '€ 3.200 – € 4.300 per maand',
    image: 'team',
    daysAgo: 33,
    body: html`<p>Je leest leveranciersbestanden in, vindt de pallet die 10 kilo zou wegen en belt met de fabriek. Door jouw werk klopt de
      ombouw van pak naar vierkante meter in alle winkels.</p><h2>Wat je meebrengt</h2><ul><li>Handigheid met SQL of spreadsheets van honderdduizend
      regels.</li><li>Nieuwsgierigheid naar wat er achter een artikelnummer zit.</li></ul><h2>Wat je krijgt</h2><p>Twee dagen per week thuiswerken, en
      elk kwartaal een dag mee met een vestiging.</p>`,
  },
];

function vacancyPages(): DemoPage[] {
  return vacancies.map((vacancy) =>
    page(portal, {
      at: `werken-bij/vacatures/${vacancy.slug}`,
      under: 'werken-bij/vacatures',
      name: vacancy.title.replaceAll('\u00AD', ''),
      daysAgo: vacancy.daysAgo,
      image: vacancy.image,
      content: {
        contentType: 'ContentPage',
        title: vacancy.title,
        introduction: vacancy.introduction,
        category: vacancy.category,
        facts: [
          { label: 'Plaats', value: vacancy.place },
          { label: 'Uren', value: vacancy.hours },
          { label: 'Salaris', value: vacancy.pay },
        ],
        mainBody: vacancy.body,
        link: link('Solliciteren', '/bouwpoort/werken-bij/solliciteren'),
        blocks: [],
      },
    }),
  );
}

export function portalWork(world: ContentWorld): DemoPage[] {
  return [
    page(portal, {
      at: 'werken-bij',
      name: 'Werken bij',
      image: 'team',
      content: {
        contentType: 'ContentPage',
        title: 'Werken bij Bouwpoort',
        introduction: 'Bij zeven bedrijven, op 22 adressen, in meer dan veertig verschillende beroepen.',
        seoDescription: 'Vacatures, stages en leerbanen bij Bouwpoort en onze bedrijven.',
        blocks: [
          {
            contentType: 'RTEBlock',
            id: 'waarom',
            bodyHtml: html`<h2>Waarom mensen blijven</h2><p>Gemiddeld werken collega’s hier elf jaar. Dat ligt niet aan de tafeltennistafel. Je hebt een
              eigen wagen, een eigen zaag of eigen klanten, en een baas die het werk zelf heeft gedaan. En als het om vier uur klaar is, is het
              klaar.</p>`,
          },
          {
            contentType: 'ContentGridBlock',
            id: 'vacatures',
            title: 'Nieuwste vacatures',
            columns: 3,
            items: [],
            source: { parentId: pageId(portal, 'werken-bij/vacatures'), contentType: 'ContentPage', take: 3 },
            link: link('Alle vacatures', '/bouwpoort/werken-bij/vacatures'),
          },
          {
            contentType: 'ImageTextBlock',
            id: 'verhalen',
            title: '‘Ik kwam voor een zomer’',
            textHtml: html`<p>Fatima begon als vakantiekracht in het magazijn en leidt nu de vestiging in Breda. Vier collega’s vertellen hoe het bij hen
              liep.</p>`,
            image: scene(portal, 'counter', 'Vestigingsleider achter de balie'),
            imagePosition: 'left',
            link: link('Verhalen van collega’s', '/bouwpoort/werken-bij/verhalen-van-collegas'),
          },
        ],
      },
    }),
    page(portal, {
      at: 'werken-bij/vacatures',
      under: 'werken-bij',
      name: 'Vacatures',
      image: 'team',
      content: {
        contentType: 'DynamicContentOverviewPage',
        title: 'Vacatures',
        introduction: 'Van de kraanwagen tot de showroom. Filter op afdeling.',
        seoDescription: 'Alle open vacatures bij Bouwpoort en onze bedrijven.',
        source: { parentId: pageId(portal, 'werken-bij/vacatures'), contentType: 'ContentPage' },
        layout: 'list',
        showFilter: true,
        pageSize: 20,
        emptyText: 'Er zijn nu geen vacatures. Een open sollicitatie mag altijd.',
        blocks: [],
      },
    }),
    ...vacancyPages(),
    page(portal, {
      at: 'werken-bij/stages-en-leerbanen',
      under: 'werken-bij',
      name: 'Stages en leerbanen',
      image: 'warehouse',
      content: {
        contentType: 'ContentPage',
        title: 'Stages en leerbanen',
        introduction: 'Vier dagen werken, één dag school, en een vakman die je bij de hand neemt.',
        facts: [
          { label: 'Start', value: 'september en februari' },
          { label: 'Niveau', value: 'mbo 2 tot en met 4' },
          { label: 'Vergoeding', value: 'cao-loon bij een leerbaan, € 450 bij een stage' },
        ],
        mainBody: html`<h2>Waar je terechtkunt</h2><ul><li>Logistiek medewerker: alle vestigingen van Steenhof, Houtmeesters en Dakkracht.</li>
          <li>Verkoper: aan de balie van Tegelkade of Steenhof.</li><li>Keukenmonteur: bij Keukenatelier in Apeldoorn en Deventer.</li></ul>
          <p>Je krijgt een praktijkopleider die maximaal twee leerlingen heeft. Haal je je diploma, dan ligt er een contract.</p>`,
        link: link('Aanmelden', '/bouwpoort/werken-bij/solliciteren'),
        blocks: [],
      },
    }),
    page(portal, {
      at: 'werken-bij/verhalen-van-collegas',
      under: 'werken-bij',
      name: 'Verhalen van collega’s',
      image: 'team',
      content: {
        contentType: 'StoryTellingPage',
        title: 'Verhalen van collega’s',
        introduction: 'Vier mensen, vier begindagen.',
        chapters: [
          {
            id: 'fatima',
            label: 'Breda',
            title: 'Fatima, vestigingsleider',
            textHtml:
              '<p>‘Ik kwam voor zes weken orderpicken. In week drie vroeg ik waarom de snelste artikelen achterin lagen. Een jaar later mocht ik het magazijn opnieuw indelen, en nu heb ik de sleutel van de poort.’</p>',
            image: scene(portal, 'counter', 'Balie van een vestiging'),
          },
          {
            id: 'mo',
            label: 'Utrecht',
            title: 'Mo, chauffeur',
            textHtml:
              '<p>‘Mensen denken dat de kraan het moeilijkst is. Dat is de straat. Je leert kijken: waar is een putdeksel, welke tak hangt laag, wie komt er zo met een kinderwagen aan.’</p>',
            image: scene(portal, 'truck', 'Kraanwagen in een straat'),
            figure: { value: '1.900', label: 'stops per jaar' },
          },
          {
            id: 'lieke',
            label: 'Deventer',
            title: 'Lieke, keukenmonteur',
            textHtml:
              '<p>‘Op school bouwde ik één keuken in een half jaar. Hier stond de eerste na twee dagen. Mijn leermeester zei niets, hij legde alleen een waterpas op het blad en knikte.’</p>',
            image: scene(portal, 'kitchen', 'Keuken in opbouw'),
          },
          {
            id: 'henk',
            label: 'Groningen',
            title: 'Henk, zager',
            textHtml:
              '<p>‘Zesendertig jaar op dezelfde zaag, al is het de vierde. Vroeger kwamen ze met een maat op een sigarettendoosje, nu met een bestand. De vraag is hetzelfde: kan het morgen?’</p>',
            image: scene(portal, 'yard', 'Houtopslag'),
            figure: { value: '36', label: 'jaar in dienst' },
          },
        ],
        blocks: [],
      },
    }),
    page(portal, {
      at: 'werken-bij/solliciteren',
      under: 'werken-bij',
      name: 'Solliciteren',
      daysAgo: 60,
      image: 'team',
      content: {
        contentType: 'ContentPage',
        title: 'Solliciteren',
        introduction: 'Een brief hoeft niet. Vertel kort wie je bent; we bellen je binnen drie werkdagen.',
        blocks: [
          {
            contentType: 'FormContainerBlock',
            id: 'sollicitatie',
            fields: [
              { kind: 'text', name: 'name', label: 'Naam', required: true, autocomplete: 'name', width: 'half' },
              {
                kind: 'phone',
                name: 'phone',
                label: 'Telefoonnummer',
                required: true,
                autocomplete: 'tel',
                width: 'half',
              },
              { kind: 'email', name: 'email', label: 'E-mailadres', required: true, autocomplete: 'email' },
              {
                kind: 'select',
                name: 'vacancy',
                label: 'Waar gaat het om?',
                required: true,
                options: [
                  ...vacancies.map(({ slug, title, place }) => ({
                    value: slug,
                    label: `${title.replaceAll('\u00AD', '')}, ${place}`,
                  })),
                  { value: 'leerbaan', label: 'Stage of leerbaan' },
                  { value: 'open', label: 'Open sollicitatie' },
                ],
              },
              {
                kind: 'checkbox',
                name: 'days',
                label: 'Wanneer kun je gebeld worden?',
                required: false,
                options: [
                  { value: 'ochtend', label: '’s Ochtends' },
                  { value: 'middag', label: '’s Middags' },
                  { value: 'avond', label: 'Na 17.00 uur' },
                ],
              },
              {
                kind: 'textarea',
                name: 'message',
                label: 'Iets over jezelf',
                required: false,
                rows: 5,
                maxLength: 3000,
              },
              {
                kind: 'file',
                name: 'resume',
                label: 'CV',
                required: false,
                accept: '.pdf,.docx',
                maxMegabytes: 5,
                help: 'PDF of Word, hooguit 5 MB. Zonder cv mag ook.',
              },
            ],
            submitText: 'Sollicitatie versturen',
            thanksHtml: '<p>Dank je wel. Binnen drie werkdagen belt de vestiging waar je wilt werken.</p>',
          },
        ],
      },
    }),
    page(portal, {
      at: 'brochures',
      name: 'Brochures',
      daysAgo: 90,
      image: 'showroom',
      content: {
        contentType: 'BrochurePage',
        title: 'Brochures',
        introduction: 'Om mee te nemen naar het werkoverleg, of om aan je klant te geven.',
        seoDescription: 'Download de brochures van Bouwpoort en onze bedrijven als PDF.',
        brochures: [
          {
            id: 'jaarbeeld',
            title: `Jaarbeeld ${world.year(365)}`,
            text: 'Cijfers, keuzes en plannen van de hele groep.',
            category: 'Bouwpoort',
            image: scene(portal, 'branch', ''),
            file: { url: '/media/brochures/bouwpoort-jaarbeeld.pdf', format: 'pdf', pages: 1 },
          },
          {
            id: 'projecten',
            title: 'Van koperskeuze tot sleutel',
            text: 'Zo begeleiden we woningbouwprojecten vanaf tien woningen.',
            category: 'Projecten',
            image: scene(portal, 'site', ''),
            file: { url: '/media/brochures/bouwpoort-projecten.pdf', format: 'pdf', pages: 1 },
          },
          {
            id: 'losplaats',
            title: 'De losplaats: maten en regels',
            text: 'Eén vel voor in de keet, met draaicirkels en vrije hoogtes.',
            category: 'Logistiek',
            image: scene(portal, 'truck', ''),
            file: { url: '/media/brochures/bouwpoort-losplaats.pdf', format: 'pdf', pages: 1 },
          },
        ],
        blocks: [
          {
            contentType: 'TextContentBlock',
            id: 'ventures',
            variant: 'plain',
            title: 'Brochures van onze bedrijven',
            textHtml:
              '<p>Steenhof heeft een <a href="/steenhof/brochures">eigen overzicht</a> met verwerkingswijzers. De showrooms geven hun boeken liever in de hand mee.</p>',
          },
        ],
      },
    }),
  ];
}
