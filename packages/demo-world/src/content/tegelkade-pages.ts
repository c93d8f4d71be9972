import type { ContentWorld } from './content-world.ts';
import { newsOverview } from './news-overview.ts';
import { type DemoPage, html, link, page, pageId, phoneUrl, scene, tegelkade } from './site.ts';

const site = tegelkade;

function home(): DemoPage {
  return page(site, {
    at: '',
    name: 'Tegelkade',
    daysAgo: 16,
    image: 'branch',
    background: 'showroom',
    content: {
      contentType: 'VentureHomePage',
      title: 'Tegelkade',
      seoTitle: 'Vloertegels en wandtegels voor de vakman',
      seoDescription: 'Vierhonderd tegels in Amsterdam en Haarlem, met lijm, voeg en een gratis proeftegel.',
      promo: {
        badge: 'Gratis',
        title: 'Neem een proeftegel mee naar je klant',
        text: 'Kiezen gaat beter op de vloer waar hij komt te liggen. Breng hem terug wanneer het uitkomt.',
        link: link('Vraag een proeftegel aan', '/tegelkade/klantenservice#offerte'),
        image: scene(site, 'showroom', ''),
      },
      quickLinks: [
        { icon: 'grid', text: 'Alle tegels', detail: 'op formaat en kleur', href: '/tegelkade/categorieen' },
        {
          icon: 'file-text',
          text: 'Offerte aanvragen',
          detail: 'prijs per project',
          href: '/tegelkade/klantenservice#offerte',
        },
        { icon: 'book', text: 'Lijmwijzer', detail: 'ondergrond en verbruik', href: '/tegelkade/advies/lijmwijzer' },
        { icon: 'pin', text: 'Showrooms', detail: 'Amsterdam en Haarlem', href: '/tegelkade/vestigingen' },
      ],
      blocks: [
        {
          contentType: 'CategoryOverviewBlock',
          id: 'tegels',
          title: 'Tegels en toebehoren',
          link: link('Hele collectie', '/tegelkade/categorieen'),
        },
        {
          contentType: 'ImageGalleryBlock',
          id: 'gelegd',
          title: 'Gelegd door klanten',
          images: [
            { ...scene(site, 'bathroom', 'Badkamer met grote wandtegels'), caption: '60 × 120 rondom, voeg 2 mm' },
            { ...scene(site, 'kitchen', 'Keukenvloer in visgraat'), caption: 'Houtlook in visgraat, 15% snijverlies' },
            { ...scene(site, 'paving', 'Terras van keramische tegels'), caption: 'Buiten: 2 cm keramiek op drainage' },
          ],
        },
        {
          contentType: 'ContentGridBlock',
          id: 'nieuws',
          title: 'Nieuws',
          columns: 3,
          items: [],
          source: { parentId: pageId(site, 'nieuws'), contentType: 'NewsPage', take: 3 },
          link: link('Alle nieuws', '/tegelkade/nieuws'),
        },
      ],
    },
  });
}

function service(): DemoPage {
  return page(site, {
    at: 'klantenservice',
    name: 'Klantenservice',
    image: 'counter',
    content: {
      contentType: 'CustomerServiceLandingPage',
      title: 'Prijs, levertijd of proeftegel?',
      introduction:
        'Tegels verkopen we per project, op offerte. Vertel wat je zoekt en je hebt binnen één werkdag een prijs.',
      seoDescription: 'Vraag een offerte of proeftegel aan bij Tegelkade in Amsterdam en Haarlem.',
      topics: [
        {
          icon: 'file-text',
          title: 'Offerte',
          text: 'Prijs en levertijd per project.',
          href: '/tegelkade/klantenservice#offerte',
        },
        {
          icon: 'truck',
          title: 'Levering',
          text: 'In de stad met elektrische wagens.',
          href: '/tegelkade/voorwaarden/leveringsvoorwaarden',
        },
        {
          icon: 'help',
          title: 'Veelgestelde vragen',
          text: 'Over partijen, snijverlies en retour.',
          href: '/tegelkade/klantenservice#vragen',
        },
      ],
      contactOptions: [
        { icon: 'phone', title: site.phone, text: 'Werkdagen 7.00 – 17.00 uur', href: phoneUrl(site) },
        {
          icon: 'mail',
          title: site.projectEmail,
          text: 'Voor bestekken en projecten',
          href: `mailto:${site.projectEmail}`,
        },
        {
          icon: 'pin',
          title: 'Showrooms',
          text: 'Donderdag tot 21.00 uur in Amsterdam',
          href: '/tegelkade/vestigingen',
        },
      ],
      blocks: [
        {
          contentType: 'FormContainerBlock',
          id: 'offerte',
          title: 'Offerte of proeftegel aanvragen',
          fields: [
            { kind: 'text', name: 'name', label: 'Naam', required: true, autocomplete: 'name', width: 'half' },
            {
              kind: 'email',
              name: 'email',
              label: 'E-mailadres',
              required: true,
              autocomplete: 'email',
              width: 'half',
            },
            {
              kind: 'text',
              name: 'tiles',
              label: 'Welke tegels?',
              required: true,
              help: 'Naam of artikelnummer; meer dan één mag.',
            },
            { kind: 'text', name: 'area', label: 'Oppervlakte in m²', required: false, width: 'half' },
            {
              kind: 'select',
              name: 'branch',
              label: 'Ophalen in',
              required: false,
              width: 'half',
              options: [
                { value: 'amsterdam', label: 'Amsterdam' },
                { value: 'haarlem', label: 'Haarlem' },
              ],
            },
            {
              kind: 'checkbox',
              name: 'wishes',
              label: 'Wat wil je ontvangen?',
              required: true,
              options: [
                { value: 'prijs', label: 'Een prijs' },
                { value: 'proeftegel', label: 'Een proeftegel' },
                { value: 'legplan', label: 'Een legplan' },
              ],
            },
          ],
          submitText: 'Aanvragen',
          thanksHtml:
            '<p>Komt voor elkaar. Binnen één werkdag heb je een prijs; proeftegels liggen na twee werkdagen op naam klaar.</p>',
        },
        {
          contentType: 'FaqCategoryListBlock',
          id: 'vragen',
          categories: [
            {
              id: 'tegels',
              title: 'Tegels',
              questions: [
                {
                  id: 'prijzen',
                  question: 'Waarom staan er geen prijzen bij?',
                  answerHtml:
                    '<p>De prijs hangt af van partij, hoeveelheid en levertijd. Met een offerte weet je zeker dat alles uit één bakpartij komt.</p>',
                },
                {
                  id: 'snijverlies',
                  question: 'Hoeveel snijverlies reken ik?',
                  answerHtml:
                    '<p>10% bij recht en halfsteens, 15% bij diagonaal en visgraat. Bewaar een doos voor later.</p>',
                },
                {
                  id: 'antislip',
                  question: 'Welke antislipklasse heb ik nodig?',
                  answerHtml: '<p>R9 binnen, R10 in keuken en hal, R11 buiten en in de inloopdouche.</p>',
                },
              ],
            },
          ],
        },
      ],
    },
  });
}

export function tegelkadePages(world: ContentWorld): DemoPage[] {
  return [
    home(),
    service(),
    newsOverview(site, 'Nieuwe series en wat er in de showroom verandert.', 'showroom'),
    page(site, {
      at: 'nieuws/groot-formaat',
      under: 'nieuws',
      name: 'Groot formaat in de showroom',
      daysAgo: 19,
      image: 'warehouse',
      content: {
        contentType: 'NewsPage',
        title: 'Platen van 120 × 280: kom ze eens optillen',
        introduction: 'Zes millimeter dik, 48 kilo per stuk. Met het juiste frame doe je het met z’n tweeën.',
        date: world.day(19),
        category: 'Collectie',
        mainBody: html`<p>Aan de achterwand in Amsterdam hangen veertien decors op volle hoogte. Op donderdag ${world.dayInWords(-10)} laat een tegelzetter tussen 17.00 en
          20.00 uur zien hoe je ze snijdt, draagt en dubbel verlijmt. Aanmelden hoeft niet.</p><p>Het draagframe en de zuignappen huur je bij ons voor € 30 per
          dag.</p>`,
        blocks: [],
        related: [{ id: pageId(site, 'vestigingen-amsterdam') }],
      },
    }),
    page(site, {
      at: 'advies/lijmwijzer',
      name: 'Lijmwijzer',
      daysAgo: 75,
      image: 'bathroom',
      content: {
        contentType: 'ContentPage',
        title: 'Lijmwijzer: ondergrond eerst',
        introduction: 'Negen van de tien losse tegels liggen niet aan de lijm maar aan wat eronder zit.',
        category: 'Advies',
        seoDescription: 'Welke tegellijm op welke ondergrond, met verbruik per m² en droogtijd.',
        mainBody: html`<table><thead><tr><th>Ondergrond</th><th>Voorbereiden</th><th>Lijm</th><th>Verbruik</th></tr></thead><tbody><tr><td>Zandcement, droog</td><td>stofvrij,
          primer</td><td>C2TE</td><td>3,5 kg/m²</td></tr><tr><td>Anhydriet</td><td>schuren, primer, max. 0,5% vocht</td><td>C2TE S1</td><td>3,5 kg/m²</td></tr>
          <tr><td>Vloerverwarming</td><td>stookprotocol afronden</td><td>C2TE S1</td><td>4,5 kg/m²</td></tr><tr><td>Gipsplaat, natte ruimte</td><td>kimband en
          afdichting</td><td>C2TE of pasta</td><td>2,5 kg/m²</td></tr></tbody></table><h2>Vanaf 60 × 60: dubbel verlijmen</h2><p>Kam de vloer en schraap de rug van de tegel
          vol. Til de derde tegel weer op: minstens 90% moet lijm hebben.</p>`,
        blocks: [
          {
            contentType: 'ManualCommerceBlock',
            id: 'lijm',
            title: 'Lijm, primer en voeg',
            productIds: world.productIds(site, ['lijm', 'voeg', 'primer', 'kimband'], 5),
            link: link('Lijm en voeg', world.categoryUrl(site, 'lijm')),
          },
        ],
      },
    }),
  ];
}
