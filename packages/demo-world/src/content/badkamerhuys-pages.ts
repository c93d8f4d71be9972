import type { ContentWorld } from './content-world.ts';
import { newsOverview } from './news-overview.ts';
import { badkamerhuys, type DemoPage, html, link, page, pageId, phoneUrl, scene } from './site.ts';

const site = badkamerhuys;

function home(): DemoPage {
  return page(site, {
    at: '',
    name: 'Badkamerhuys',
    daysAgo: 22,
    image: 'branch',
    background: 'bathroom',
    content: {
      contentType: 'VentureHomePage',
      title: 'Badkamerhuys',
      seoTitle: 'Badkamers compleet geleverd',
      seoDescription:
        'Showrooms in Nijmegen en Den Bosch. Meer dan dertig opgebouwde badkamers, compleet op één dag geleverd.',
      promo: {
        badge: 'Compleet',
        title: 'Eén badkamer, één levering, niets te kort',
        text: 'Van inbouwreservoir tot handdoekhaak op één pallet, in de volgorde waarin je het nodig hebt.',
        link: link('Zo werkt het', '/badkamerhuys/advies/van-plan-tot-voeg'),
        image: scene(site, 'basin', ''),
      },
      quickLinks: [
        {
          icon: 'calendar',
          text: 'Bezoek plannen',
          detail: 'een uur met een adviseur',
          href: '/badkamerhuys/klantenservice#bezoek',
        },
        { icon: 'pin', text: 'Showrooms', detail: 'Nijmegen en Den Bosch', href: '/badkamerhuys/vestigingen' },
        {
          icon: 'service-buyer-guidance',
          text: 'Voor projecten',
          detail: 'sanitairlijst per bouwnummer',
          href: '/bouwpoort/projecten',
        },
      ],
      blocks: [
        {
          contentType: 'ContentGridBlock',
          id: 'stijlen',
          title: 'Waar begin je?',
          columns: 3,
          items: [
            {
              kind: 'picture',
              image: scene(site, 'bath', ''),
              label: 'Onder 6 m²',
              title: 'Klein en compleet',
              text: 'Alle opstellingen in Den Bosch passen in een gewone woning.',
              href: '/badkamerhuys/vestigingen/den-bosch',
            },
            {
              kind: 'picture',
              image: scene(site, 'showroom', ''),
              label: 'In VR',
              title: 'Loop er eerst doorheen',
              text: 'In Nijmegen zet je de bril op en draai je de kraan virtueel open.',
              href: '/badkamerhuys/vestigingen/nijmegen',
            },
            {
              kind: 'picture',
              image: scene(site, 'site', ''),
              label: 'Op de bouw',
              title: 'Van plan tot voeg',
              text: 'In welke volgorde wat er moet zijn.',
              href: '/badkamerhuys/advies/van-plan-tot-voeg',
            },
          ],
        },
        {
          contentType: 'ContentGridBlock',
          id: 'nieuws',
          title: 'Nieuws',
          columns: 3,
          items: [],
          source: { parentId: pageId(site, 'nieuws'), contentType: 'NewsPage', take: 3 },
          link: link('Alle nieuws', '/badkamerhuys/nieuws'),
        },
        {
          contentType: 'TextContentBlock',
          id: 'nieuwsbrief',
          variant: 'newsletter',
          title: 'Vier keer per jaar',
          textHtml: '<p>Nieuwe opstellingen en wat er verandert aan kranen en normen. Meer mailen we niet.</p>',
        },
      ],
    },
  });
}

function service(): DemoPage {
  return page(site, {
    at: 'klantenservice',
    name: 'Bezoek en service',
    image: 'showroom',
    content: {
      contentType: 'CustomerServiceLandingPage',
      title: 'Plan je bezoek',
      introduction: 'Binnenlopen mag. Met een afspraak heb je een adviseur voor jezelf.',
      seoDescription: 'Plan een bezoek aan Badkamerhuys of stel een vraag over levering en garantie.',
      topics: [
        {
          icon: 'calendar',
          title: 'Bezoek plannen',
          text: 'Kies een showroom en een dagdeel.',
          href: '/badkamerhuys/klantenservice#bezoek',
        },
        {
          icon: 'help',
          title: 'Vragen',
          text: 'Over breuk, inbouwdelen en garantie.',
          href: '/badkamerhuys/klantenservice#vragen',
        },
        {
          icon: 'truck',
          title: 'Levering',
          text: 'Compleet, per verdieping, op één dag.',
          href: '/badkamerhuys/voorwaarden/leveringsvoorwaarden',
        },
      ],
      contactOptions: [
        { icon: 'phone', title: site.phone, text: 'Dinsdag t/m zaterdag vanaf 9.30 uur', href: phoneUrl(site) },
        { icon: 'mail', title: site.email, text: 'Foto’s van breuk mogen er meteen bij', href: `mailto:${site.email}` },
      ],
      blocks: [
        {
          contentType: 'FormContainerBlock',
          id: 'bezoek',
          title: 'Bezoek plannen',
          fields: [
            {
              kind: 'radio',
              name: 'showroom',
              label: 'Showroom',
              required: true,
              options: [
                { value: 'nijmegen', label: 'Nijmegen' },
                { value: 'den-bosch', label: 'Den Bosch' },
              ],
            },
            {
              kind: 'select',
              name: 'moment',
              label: 'Dagdeel',
              required: true,
              options: [
                { value: 'ochtend', label: 'Ochtend' },
                { value: 'middag', label: 'Middag' },
                { value: 'avond', label: 'Donderdagavond (alleen Den Bosch)' },
              ],
            },
            { kind: 'text', name: 'name', label: 'Naam', required: true, autocomplete: 'name' },
            { kind: 'email', name: 'email', label: 'E-mailadres', required: true, autocomplete: 'email' },
            {
              kind: 'textarea',
              name: 'room',
              label: 'Over de ruimte',
              required: false,
              rows: 3,
              placeholder: '2,10 × 2,60 m, dakhelling links',
            },
          ],
          submitText: 'Bezoek aanvragen',
          thanksHtml: '<p>Genoteerd. Binnen één werkdag krijg je een bevestiging met de naam van je adviseur.</p>',
        },
        {
          contentType: 'FaqCategoryListBlock',
          id: 'vragen',
          categories: [
            {
              id: 'levering',
              title: 'Levering en garantie',
              questions: [
                {
                  id: 'breuk',
                  question: 'Er is iets gebroken. Hoe snel is het vervangen?',
                  answerHtml:
                    '<p>Voorraadartikelen de volgende werkdag, andere binnen een week. Meld het binnen 48 uur met een foto.</p>',
                },
                {
                  id: 'inbouw',
                  question: 'Kan ik de inbouwdelen eerder krijgen?',
                  answerHtml: '<p>Tot zes weken voor de rest, zonder meerprijs. Geef het door bij de opdracht.</p>',
                },
                {
                  id: 'garantie',
                  question: 'Hoe lang geldt de garantie?',
                  answerHtml: '<p>Vijf jaar op kranen en meubels, tien op keramiek en inbouwreservoirs.</p>',
                },
              ],
            },
          ],
        },
      ],
    },
  });
}

export function badkamerhuysPages(world: ContentWorld): DemoPage[] {
  return [
    home(),
    service(),
    newsOverview(site, 'Opstellingen, water en wat er in de showrooms gebeurt.', 'bathroom'),
    page(site, {
      at: 'nieuws/zes-liter',
      under: 'nieuws',
      name: 'Douchen met zes liter',
      daysAgo: 31,
      image: 'shower',
      content: {
        contentType: 'NewsPage',
        title: 'Zes liter per minuut, en toch een stevige straal',
        introduction: 'Waterbesparende douchekoppen zijn bij ons nu standaard in elk plan.',
        date: world.day(31),
        category: 'Water',
        mainBody: html`<p>Een gewone hoofddouche gebruikt 12 liter per minuut. De nieuwe koppen mengen lucht bij en komen op 6. Voor een gezin van vier scheelt dat ruim 60 m³ warm
          water per jaar, en het boilervat mag een maat kleiner. Kom het verschil voelen: in Nijmegen hangen ze naast elkaar.</p>`,
        blocks: [],
        related: [{ id: pageId(site, 'vestigingen-nijmegen') }],
      },
    }),
    page(site, {
      at: 'advies/van-plan-tot-voeg',
      name: 'Van plan tot voeg',
      daysAgo: 95,
      image: 'site',
      content: {
        contentType: 'ContentPage',
        title: 'Van plan tot voeg in twaalf werkdagen',
        introduction: 'De volgorde waarin een badkamer soepel loopt, met wat wij wanneer leveren.',
        category: 'Advies',
        seoDescription: 'Planning van een badkamer in twaalf werkdagen, met levermomenten.',
        facts: [
          { label: 'Doorlooptijd', value: '12 werkdagen' },
          { label: 'Leveringen', value: '2: inbouw en afbouw' },
          { label: 'Ploeg', value: 'loodgieter, tegelzetter, elektricien' },
        ],
        mainBody: html`<table><thead><tr><th>Dag</th><th>Werk</th><th>Wat er ligt</th></tr></thead><tbody><tr><td>1 – 2</td><td>Slopen en afvoeren</td><td>big bags</td></tr><tr><td>3 – 4</td>
          <td>Leidingwerk</td><td>inbouwdelen, reservoirs, goot</td></tr><tr><td>5</td><td>Wanden dicht, dekvloer</td><td>plaat, mortel</td></tr><tr><td>6</td><td>Afdichten</td><td>kimband,
          pasta</td></tr><tr><td>7 – 10</td><td>Tegelen en voegen</td><td>tegels, lijm, voeg</td></tr><tr><td>11 – 12</td><td>Afmonteren</td><td>sanitair, kranen, glas</td></tr></tbody></table>
          <p>De dekvloer bepaalt het tempo. Met sneldrogende mortel tegel je na 24 uur; met gewone zandcement reken je een week per centimeter.</p>`,
        blocks: [
          {
            contentType: 'ImagesBlock',
            id: 'werk',
            images: [
              { ...scene(site, 'site', 'Badkamer in ruwbouw'), caption: 'Dag 4: leidingwerk klaar' },
              { ...scene(site, 'bathroom', 'Afgewerkte badkamer'), caption: 'Dag 12: opgeleverd' },
            ],
          },
        ],
      },
    }),
  ];
}
