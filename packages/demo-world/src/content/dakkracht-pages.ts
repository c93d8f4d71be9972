import type { ContentWorld } from './content-world.ts';
import { newsOverview } from './news-overview.ts';
import { type DemoPage, dakkracht, html, link, page, pageId, phoneUrl, scene } from './site.ts';

const site = dakkracht;

function home(world: ContentWorld): DemoPage {
  return page(site, {
    at: '',
    name: 'Dakkracht',
    daysAgo: 12,
    image: 'branch',
    background: 'roof',
    content: {
      contentType: 'VentureHomePage',
      title: 'Dakkracht',
      seoTitle: 'Dakpannen, dakbedekking en goten',
      seoDescription:
        'Alles voor hellend en plat dak, uit voorraad in Eindhoven, Tilburg en Breda en tot 18 meter hoog gelost.',
      promo: {
        badge: 'Volle pallets',
        title: 'Rechtstreeks uit de fabriek, scherper per staffel',
        text: 'Een volle vracht pannen komt rechtstreeks van de fabriek naar jouw werk. De staffel staat bij het artikel.',
        link: link('Bekijk dakpannen', world.categoryUrl(site, 'dakpannen')),
        image: scene(site, 'yard', ''),
      },
      quickLinks: [
        {
          icon: 'user',
          text: 'Inloggen',
          detail: 'je staffels en leveringen',
          href: '/dakkracht/inloggen',
          audience: 'anonymous',
        },
        {
          icon: 'service-unloading-at-height',
          text: 'Lossen op hoogte',
          detail: 'tot 18 meter',
          href: '/dakkracht/klantenservice#lossen-op-hoogte',
        },
        {
          icon: 'ruler',
          text: 'Dakberekening',
          detail: 'binnen één werkdag',
          href: '/dakkracht/klantenservice#dakberekening',
        },
        {
          icon: 'pin',
          text: 'Vestigingen',
          detail: 'drie in Brabant',
          href: '/dakkracht/vestigingen',
          audience: 'anonymous',
        },
        {
          icon: 'history',
          text: 'Eerder besteld',
          detail: 'zelfde pan, zelfde kleur',
          href: '/dakkracht/eerder-besteld',
          audience: 'registered',
        },
        {
          icon: 'orders',
          text: 'Bestellingen',
          detail: 'wat komt wanneer',
          href: '/dakkracht/bestellingen',
          audience: 'registered',
        },
      ],
      blocks: [
        {
          contentType: 'CategoryOverviewBlock',
          id: 'assortiment',
          title: 'Alles boven de goot',
          link: link('Hele assortiment', '/dakkracht/categorieen'),
        },
        {
          contentType: 'USPBlock',
          id: 'service',
          title: 'Wat wij naar boven brengen',
          items: [
            {
              icon: 'service-unloading-at-height',
              text: 'Pannen per vlak verdeeld',
              detail: '40 stuks per portie, tussen de tengels',
            },
            {
              icon: 'service-waste-processing',
              text: 'Oude bedekking retour',
              detail: 'bitumen en pannen, gescheiden',
            },
            { icon: 'usp-advice', text: 'Rekenstaat van je dak', detail: 'panlatafstand, haken en doorvoeren' },
            { icon: 'usp-repair', text: 'Zetwerk uit eigen werkplaats', detail: 'dakranden en afdekkers tot 4 meter' },
          ],
        },
        {
          contentType: 'ContentGridBlock',
          id: 'nieuws',
          title: 'Nieuws en advies',
          columns: 3,
          items: [
            {
              kind: 'picture',
              image: scene(site, 'roof-work', ''),
              label: 'Advies',
              title: 'Stormvast: welke pannen zet je vast?',
              text: 'Rand, nok en eerste drie rijen. De rest hangt van je postcode af.',
              href: '/dakkracht/advies/stormvast',
            },
          ],
          source: { parentId: pageId(site, 'nieuws'), contentType: 'NewsPage', take: 2 },
          link: link('Alle nieuws', '/dakkracht/nieuws'),
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
      title: 'Hulp nodig, van goot tot nok?',
      introduction: 'Vanaf 6.30 uur zit er iemand die weet hoe het op het dak gaat.',
      seoDescription: 'Lossen op hoogte, dakberekening, levering en retour bij Dakkracht.',
      topics: [
        {
          icon: 'service-unloading-at-height',
          title: 'Lossen op hoogte',
          text: 'Wat we nodig hebben om je pannen boven te krijgen.',
          href: '/dakkracht/klantenservice#lossen-op-hoogte',
        },
        {
          icon: 'ruler',
          title: 'Dakberekening',
          text: 'Stuur maten, krijg een staat.',
          href: '/dakkracht/klantenservice#dakberekening',
        },
        {
          icon: 'truck',
          title: 'Levering',
          text: 'Besteltijden en wat we bij storm doen.',
          href: '/dakkracht/voorwaarden/leveringsvoorwaarden',
        },
        { icon: 'user', title: 'Account', text: 'Inloggen of een account aanvragen.', href: '/dakkracht/registreren' },
      ],
      contactOptions: [
        { icon: 'phone', title: site.phone, text: 'Werkdagen 6.30 – 17.00 uur', href: phoneUrl(site) },
        { icon: 'mail', title: site.email, text: 'Antwoord binnen één werkdag', href: `mailto:${site.email}` },
        { icon: 'pin', title: 'Vestigingen', text: 'Eindhoven, Tilburg en Breda', href: '/dakkracht/vestigingen' },
      ],
      blocks: [
        {
          contentType: 'ImageTextBlock',
          id: 'lossen-op-hoogte',
          title: 'Lossen op hoogte',
          textHtml: html`<p>De verreiker moet binnen 6 meter van de gevel kunnen staan, op een plek die 12 ton draagt. Geef door: aantal vlakken, goothoogte,
            helling en een foto van de straat. Bestel vóór 14.00 uur voor de volgende dag.</p><ul><li>Vanaf € 95 per halfuur, aanrijden inbegrepen</li><li>Tot
            18 meter hoog en 13 meter ver</li><li>Boven windkracht 6 stellen we uit; je hoort het vóór 7.00 uur</li></ul>`,
          image: scene(site, 'truck', 'Kraanwagen zet pallets af bij een woning'),
          imagePosition: 'right',
        },
        {
          contentType: 'FormContainerBlock',
          id: 'dakberekening',
          title: 'Dakberekening aanvragen',
          introductionHtml: '<p>Binnen één werkdag heb je een staat met pannen, hulpstukken, haken en latten.</p>',
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
              kind: 'radio',
              name: 'roofType',
              label: 'Soort dak',
              required: true,
              options: [
                { value: 'hellend', label: 'Hellend' },
                { value: 'plat', label: 'Plat' },
              ],
            },
            {
              kind: 'text',
              name: 'measures',
              label: 'Maten per vlak',
              required: true,
              placeholder: '9,60 x 5,80 m, 42°',
              help: 'Breedte langs de goot, lengte langs de helling, hellingshoek.',
            },
            {
              kind: 'file',
              name: 'drawing',
              label: 'Tekening of foto',
              required: false,
              accept: '.pdf,.jpg,.jpeg,.png',
              maxMegabytes: 15,
              multiple: true,
            },
            {
              kind: 'textarea',
              name: 'remarks',
              label: 'Bijzonderheden',
              required: false,
              rows: 3,
              help: 'Dakramen, schoorstenen, kilgoten.',
            },
          ],
          submitText: 'Aanvraag versturen',
          thanksHtml: '<p>We gaan rekenen. Binnen één werkdag heb je de staat in je mailbox.</p>',
        },
      ],
    },
  });
}

export function dakkrachtPages(world: ContentWorld): DemoPage[] {
  return [
    home(world),
    service(),
    newsOverview(site, 'Pannen, banen, prijzen en weer.', 'roof-window'),
    page(site, {
      at: 'nieuws/tweede-verreiker',
      under: 'nieuws',
      name: 'Tweede verreiker voor Breda',
      daysAgo: 20,
      image: 'truck',
      content: {
        contentType: 'NewsPage',
        title: 'Breda krijgt een eigen verreiker',
        introduction: 'Nu lossen alle drie de vestigingen op het dak, zonder wachtlijst.',
        date: world.day(20),
        category: 'Service',
        mainBody: html`<p>Tot vorige maand moest Breda de machine met Eindhoven delen. Dat gaf in het voorjaar wachttijden van een week. Met de tweede machine is het
          weer: vandaag vóór twee uur gebeld, morgen gelost.</p>`,
        blocks: [],
        related: [{ id: pageId(site, 'vestigingen-breda') }],
      },
    }),
    page(site, {
      at: 'nieuws/loodvervanger-norm',
      under: 'nieuws',
      name: 'Minder lood op het dak',
      daysAgo: 66,
      image: 'roof-chimney',
      content: {
        contentType: 'NewsPage',
        title: 'Steeds meer bestekken vragen om loodvervanger',
        introduction: 'Wat verandert er voor je detail rond schoorsteen en dakkapel?',
        date: world.day(66),
        category: 'Materiaal',
        mainBody: html`<p>Gemeenten sluiten lood vaker uit vanwege het water dat eraf loopt. Loodvervanger op rol plooit net zo makkelijk, maar je werkt met 10 cm overlap in
          plaats van 15 en drukt hem aan op een schone, droge ondergrond. Boven 25° helling hoeft hij niet gekit te worden.</p>
          <p>Alle drie de vestigingen hebben rollen van 150 tot 500 mm in grijs, zwart en terracotta.</p>`,
        blocks: [],
      },
    }),
    page(site, {
      at: 'advies/stormvast',
      name: 'Stormvast dak',
      daysAgo: 88,
      image: 'roof-work',
      content: {
        contentType: 'BlogPage',
        title: 'Stormvast: welke pannen zet je vast?',
        introduction: 'Rand, nok en eerste drie rijen. De rest hangt van je postcode af.',
        category: 'Hellend dak',
        date: world.day(88),
        author: { name: 'Chantal Smits', role: 'dakberekeningen, Dakkracht Eindhoven' },
        readingMinutes: 4,
        mainBody: html`<p>Na iedere storm komen dezelfde foto’s binnen: een gat van twee vierkante meter, altijd bij de rand. Daar zuigt de wind twee tot drie keer zo hard
          als midden op het vlak.</p><h2>Zo bepaal je het</h2><ol><li>Zoek het windgebied van je gemeente: I langs de kust, II in het midden, III in het
          oosten en zuiden.</li><li>Meet de nokhoogte en kijk of het huis vrij staat.</li><li>Reken met de randzone: een tiende van de breedte, minstens één
          meter.</li></ol><p>In gebied III, nok op 9 meter en bebouwde omgeving, is de randzone plus iedere derde pan in het veld genoeg. In gebied I zet je ze
          allemaal vast. Panhaken kosten 18 cent; een steiger na de storm begint bij € 600.</p>`,
        blocks: [
          {
            contentType: 'ManualCommerceBlock',
            id: 'haken',
            title: 'Uit voorraad',
            productIds: world.productIds(site, ['haak', 'dakpan', 'nok', 'lat'], 5),
            link: link('Naar dakpannen', world.categoryUrl(site, 'dakpannen')),
          },
          { contentType: 'BlogsShareBlock', id: 'delen', title: 'Delen', platforms: ['whatsapp', 'facebook', 'copy'] },
        ],
      },
    }),
  ];
}
