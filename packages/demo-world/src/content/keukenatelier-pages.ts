import type { ContentWorld } from './content-world.ts';
import { newsOverview } from './news-overview.ts';
import { type DemoPage, html, keukenatelier, link, page, pageId, phoneUrl, scene } from './site.ts';

const site = keukenatelier;

function home(): DemoPage {
  return page(site, {
    at: '',
    name: 'Keukenatelier',
    daysAgo: 18,
    image: 'branch',
    background: 'kitchen',
    content: {
      contentType: 'VentureHomePage',
      title: 'Keukenatelier',
      seoTitle: 'Keukens voor projecten en vakmensen',
      seoDescription:
        'Showrooms in Apeldoorn, Enschede en Deventer. Ontwerp in 3D, inmeten en montage door eigen mensen.',
      promo: {
        badge: 'Ontwerp in één middag',
        title: 'Om twee uur binnen, om vijf uur een tekening',
        text: 'Neem de plattegrond mee. Je adviseur tekent waar je bij zit en je loopt er in 3D doorheen.',
        link: link('Maak een afspraak', '/keukenatelier/klantenservice#afspraak'),
        image: scene(site, 'kitchen', ''),
      },
      quickLinks: [
        {
          icon: 'calendar',
          text: 'Afspraak maken',
          detail: 'ook met je klant erbij',
          href: '/keukenatelier/klantenservice#afspraak',
        },
        { icon: 'pin', text: 'Showrooms', detail: 'Apeldoorn, Enschede, Deventer', href: '/keukenatelier/vestigingen' },
        {
          icon: 'service-buyer-guidance',
          text: 'Voor projecten',
          detail: 'vanaf tien woningen',
          href: '/bouwpoort/projecten',
        },
        {
          icon: 'image',
          text: 'Inspiratie',
          detail: 'vier keukens van dichtbij',
          href: '/keukenatelier/inspiratie/vier-keukens',
        },
      ],
      blocks: [
        {
          contentType: 'ImageTextBlock',
          id: 'inspiratie',
          title: 'Vier keukens, vier manieren van leven',
          textHtml: html`<p>Een eiland waar huiswerk wordt gemaakt, een pijpenla die ineens groot lijkt. We fotografeerden ze niet; we tekenden ze na, met alle maten
            erbij.</p>`,
          image: scene(site, 'showroom', 'De showroom in Apeldoorn'),
          imagePosition: 'left',
          link: link('Bekijk de keukens', '/keukenatelier/inspiratie/vier-keukens'),
        },
        {
          contentType: 'USPBlock',
          id: 'werkwijze',
          title: 'Van schets tot plint',
          items: [
            { icon: 'service-3d-showroom', text: 'Ontwerp', detail: 'dezelfde middag in 3D' },
            { icon: 'service-measuring', text: 'Inmeten', detail: 'met de laser, zodra de wanden staan' },
            { icon: 'usp-delivery', text: 'Leveren', detail: 'op de verdieping, per bouwnummer' },
            { icon: 'service-assembly', text: 'Monteren', detail: 'door mensen in eigen dienst' },
          ],
        },
        {
          contentType: 'ContentGridBlock',
          id: 'nieuws',
          title: 'Nieuws',
          columns: 3,
          items: [],
          source: { parentId: pageId(site, 'nieuws'), contentType: 'NewsPage', take: 3 },
          link: link('Alle nieuws', '/keukenatelier/nieuws'),
        },
      ],
    },
  });
}

function service(): DemoPage {
  return page(site, {
    at: 'klantenservice',
    name: 'Afspraak en service',
    image: 'showroom',
    content: {
      contentType: 'CustomerServiceLandingPage',
      title: 'Een afspraak, of een vraag over je keuken?',
      introduction: 'We zijn er van dinsdag tot en met zaterdag. Monteurs bereik je ook op maandag.',
      seoDescription: 'Maak een afspraak bij Keukenatelier of stel een vraag over levering en montage.',
      topics: [
        {
          icon: 'calendar',
          title: 'Afspraak maken',
          text: 'Anderhalf uur met een adviseur.',
          href: '/keukenatelier/klantenservice#afspraak',
        },
        {
          icon: 'ruler',
          title: 'Inmeten en montage',
          text: 'Wat er klaar moet zijn als wij komen.',
          href: '/keukenatelier/klantenservice#montage',
        },
        {
          icon: 'file-text',
          title: 'Voorwaarden',
          text: 'Levertijd, wijzigingen en opslag.',
          href: '/keukenatelier/voorwaarden/leveringsvoorwaarden',
        },
      ],
      contactOptions: [
        { icon: 'phone', title: site.phone, text: 'Dinsdag t/m zaterdag vanaf 9.30 uur', href: phoneUrl(site) },
        { icon: 'mail', title: site.email, text: 'Antwoord binnen één werkdag', href: `mailto:${site.email}` },
      ],
      blocks: [
        {
          contentType: 'FormContainerBlock',
          id: 'afspraak',
          title: 'Afspraak in de showroom',
          fields: [
            {
              kind: 'select',
              name: 'showroom',
              label: 'Showroom',
              required: true,
              options: ['Apeldoorn', 'Enschede', 'Deventer'].map((city) => ({ value: city, label: city })),
            },
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
              kind: 'radio',
              name: 'role',
              label: 'Je komt als',
              required: true,
              options: [
                { value: 'bouwer', label: 'Aannemer of interieurbouwer' },
                { value: 'koper', label: 'Koper van een nieuwbouwwoning' },
              ],
            },
            {
              kind: 'file',
              name: 'plan',
              label: 'Plattegrond',
              required: false,
              accept: '.pdf,.jpg,.png',
              maxMegabytes: 10,
              help: 'Dan staat de ruimte al klaar op het scherm.',
            },
          ],
          submitText: 'Afspraak aanvragen',
          thanksHtml: '<p>Leuk dat je komt. We bellen je binnen één werkdag om een tijd af te spreken.</p>',
        },
        {
          contentType: 'RTEBlock',
          id: 'montage',
          bodyHtml: html`<h2>Wat klaar moet zijn als de monteur komt</h2><ul><li>Dekvloer droog en vlak: hooguit 3 mm over 2 meter.</li><li>Leidingen en lasdozen volgens onze
            installatietekening, met een speling van 20 mm.</li><li>Wanden behangklaar, plafond gesausd.</li><li>Water, stroom en 4 m² vrije ruimte om kasten te
            zetten.</li></ul><p>Klopt er iets niet, bel dan vóór de leverweek. Verplaatsen kost dan niets.</p>`,
        },
      ],
    },
  });
}

export function keukenatelierPages(world: ContentWorld): DemoPage[] {
  return [
    home(),
    service(),
    newsOverview(site, 'Nieuwe opstellingen, kookochtenden en projecten.', 'kitchen'),
    page(site, {
      at: 'nieuws/kookochtend',
      under: 'nieuws',
      name: 'Kookochtend in Apeldoorn',
      daysAgo: 9,
      image: 'team',
      content: {
        contentType: 'NewsPage',
        title: 'Kookochtend: luister naar een afzuiging',
        introduction: 'Elke eerste zaterdag van de maand staat de proefkeuken in Apeldoorn aan.',
        date: world.day(9),
        category: 'Showroom',
        mainBody: html`<p>Specificaties zeggen 62 decibel. Maar hoe klinkt dat als je wilt praten? Op zaterdag bakken we uien op drie platen onder drie afzuigingen: plafond,
          schouw en in de kookplaat. Jij hoort, ruikt en beslist. Van 10.30 tot 12.30 uur, aanmelden hoeft niet.</p>`,
        blocks: [],
        related: [{ id: pageId(site, 'vestigingen-apeldoorn') }],
      },
    }),
    page(site, {
      at: 'inspiratie/vier-keukens',
      name: 'Vier keukens',
      daysAgo: 65,
      image: 'kitchen',
      content: {
        contentType: 'StoryTellingPage',
        title: 'Vier keukens, met maten',
        introduction: 'Wat werkte, wat we de volgende keer anders zouden doen, en hoeveel ruimte het kostte.',
        seoDescription: 'Vier keukenontwerpen van Keukenatelier met maten, materialen en lessen.',
        chapters: [
          {
            id: 'eiland',
            label: 'Rijwoning, 18 m²',
            title: 'Het eiland dat net paste',
            textHtml:
              '<p>Eiland van 210 × 95 cm, doorgang rondom 100. De kookplaat bleef aan de wand, zodat het eiland vrij is voor huiswerk. Les: leg stroom in de vloer vóór de dekvloer gaat.</p>',
            image: scene(site, 'kitchen', 'Keuken met klein eiland'),
            figure: { value: '100 cm', label: 'doorgang die nodig is' },
          },
          {
            id: 'pijpenla',
            label: 'Bovenwoning, 7 m²',
            title: 'De pijpenla',
            textHtml:
              '<p>Twee muren van 60 cm diep is te krap bij 215 cm breedte. Eén wand werd 45 diep, met apparatuur in kolommen aan de korte kant. Er bleef 110 cm over om te draaien.</p>',
            image: scene(site, 'showroom', 'Smalle keukenopstelling'),
            figure: { value: '45 cm', label: 'diepe onderkasten' },
          },
          {
            id: 'gezin',
            label: 'Vrijstaand, 32 m²',
            title: 'Twee koks, twee zones',
            textHtml:
              '<p>Een natte en een droge zone, met ieder een eigen lade voor messen. Het werkblad loopt van 92 naar 98 cm hoogte; de langste kookt rechts.</p>',
            image: scene(site, 'kitchen', 'Ruime keuken met twee werkzones'),
          },
          {
            id: 'project',
            label: 'Nieuwbouw, 84 woningen',
            title: 'Eén basis, negen fronten',
            textHtml:
              '<p>Kopers kozen uit negen fronten en vier bladen op dezelfde corpussen. Daardoor bleef de levertijd voor iedereen acht weken, en de montage een dag per woning.</p>',
            image: scene(site, 'site', 'Nieuwbouwproject'),
            figure: { value: '1 dag', label: 'montage per woning' },
          },
        ],
        blocks: [
          {
            contentType: 'CTABlockWithImage',
            id: 'afspraak',
            title: 'Jouw plattegrond ernaast?',
            text: 'Neem hem mee, dan tekenen we nummer vijf.',
            image: scene(site, 'showroom', ''),
            link: link('Afspraak maken', '/keukenatelier/klantenservice#afspraak'),
          },
        ],
      },
    }),
  ];
}
