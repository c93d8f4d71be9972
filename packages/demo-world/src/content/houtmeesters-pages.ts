import type { ContentWorld } from './content-world.ts';
import { newsOverview } from './news-overview.ts';
import { type DemoPage, houtmeesters, html, link, page, pageId, phoneUrl, scene } from './site.ts';

const site = houtmeesters;

function home(world: ContentWorld): DemoPage {
  return page(site, {
    at: '',
    name: 'Houtmeesters',
    daysAgo: 14,
    image: 'branch',
    background: 'yard',
    content: {
      contentType: 'VentureHomePage',
      title: 'Houtmeesters',
      seoTitle: 'Hout en plaatmateriaal op maat',
      seoDescription:
        'Balken, latten en platen uit voorraad in Groningen, Leeuwarden, Assen en Emmen. Op maat gezaagd terwijl je wacht.',
      promo: {
        badge: 'Nieuw',
        title: 'Mail je zaaglijst, haal je pakket',
        text: 'Vóór 10.00 uur ingestuurd is dezelfde middag klaar, gelabeld per ruimte.',
        link: link('Zo werkt de zaagservice', '/houtmeesters/klantenservice#zaagservice'),
        image: scene(site, 'warehouse', ''),
      },
      quickLinks: [
        {
          icon: 'user',
          text: 'Inloggen',
          detail: 'voor je eigen prijzen',
          href: '/houtmeesters/inloggen',
          audience: 'anonymous',
        },
        {
          icon: 'service-saw',
          text: 'Zaagservice',
          detail: 'tot op de millimeter',
          href: '/houtmeesters/klantenservice#zaagservice',
        },
        { icon: 'pin', text: 'Vestigingen', detail: 'vier in het noorden', href: '/houtmeesters/vestigingen' },
        {
          icon: 'leaf',
          text: 'Houtwijzer',
          detail: 'welke soort waarvoor',
          href: '/houtmeesters/advies/houtwijzer',
          audience: 'anonymous',
        },
        {
          icon: 'history',
          text: 'Eerder besteld',
          detail: 'zelfde hout, nieuw werk',
          href: '/houtmeesters/eerder-besteld',
          audience: 'registered',
        },
        {
          icon: 'orders',
          text: 'Bestellingen',
          detail: 'status en pakbonnen',
          href: '/houtmeesters/bestellingen',
          audience: 'registered',
        },
      ],
      blocks: [
        {
          contentType: 'CategoryOverviewBlock',
          id: 'assortiment',
          title: 'Hout en plaat',
          link: link('Alles bekijken', '/houtmeesters/categorieen'),
        },
        {
          contentType: 'ManualCommerceBlock',
          id: 'uitgelicht',
          title: 'Gaat er hard door',
          productIds: world.productIds(site, ['vuren', 'osb', 'multiplex', 'underlayment', 'douglas'], 8),
        },
        {
          contentType: 'ExperienceBlock',
          id: 'loods',
          title: 'Hout koop je met je ogen',
          textHtml: html`<p>Daarom mag je bij ons de stapel in. Zoek je balk uit, laat hem schaven en rijd ermee weg. Krom hout gaat op de hoop voor de
            kachel van de kantine, niet op jouw bus.</p>`,
          image: scene(site, 'yard', 'Stapels balken in een open loods'),
          figures: [
            { value: '3.800\u00a0m³', label: 'onder dak in Groningen' },
            { value: '13 m', label: 'langste balk uit voorraad' },
            { value: '94%', label: 'met keurmerk' },
          ],
          link: link('Lees de houtwijzer', '/houtmeesters/advies/houtwijzer'),
        },
        {
          contentType: 'ContentGridBlock',
          id: 'nieuws',
          title: 'Nieuws',
          columns: 2,
          items: [],
          source: { parentId: pageId(site, 'nieuws'), contentType: 'NewsPage', take: 3 },
          link: link('Alle nieuws', '/houtmeesters/nieuws'),
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
      title: 'Vraag het de meester',
      introduction: 'Over zagen, leveren en terugbrengen. Twijfel je over een houtsoort, bel dan gewoon.',
      seoDescription: 'Zaagservice, levering, retour en contact bij Houtmeesters.',
      topics: [
        {
          icon: 'service-saw',
          title: 'Zaagservice',
          text: 'Zo stuur je een zaaglijst die in één keer goed is.',
          href: '/houtmeesters/klantenservice#zaagservice',
        },
        {
          icon: 'truck',
          title: 'Levering',
          text: 'Tijden, lange lengtes en de vaste ritten.',
          href: '/houtmeesters/klantenservice#levering',
        },
        {
          icon: 'refresh',
          title: 'Retour',
          text: 'Wat terug kan en wat niet.',
          href: '/houtmeesters/klantenservice#vragen',
        },
        {
          icon: 'user',
          title: 'Account',
          text: 'Inloggen, registreren, collega’s toevoegen.',
          href: '/houtmeesters/registreren',
        },
      ],
      contactOptions: [
        { icon: 'phone', title: site.phone, text: 'Werkdagen 7.00 – 17.00 uur', href: phoneUrl(site) },
        { icon: 'mail', title: site.email, text: 'Ook voor zaaglijsten', href: `mailto:${site.email}` },
        {
          icon: 'pin',
          title: 'Vestigingen',
          text: 'Groningen, Leeuwarden, Assen en Emmen',
          href: '/houtmeesters/vestigingen',
        },
      ],
      blocks: [
        {
          contentType: 'RTEBlock',
          id: 'zaagservice',
          bodyHtml: html`<h2>Een zaaglijst die in één keer goed is</h2><ol><li>Zet per regel: artikelnummer, aantal, lengte, breedte, dikte. In
            millimeters, lengte in de nerfrichting.</li><li>Schrijf achter de regel waar het voor is (‘badkamer’, ‘trapgat’). Dat komt op het
            label.</li><li>Houd 4 mm zaagsnede aan als je zelf uitrekent hoeveel er uit een plaat gaat.</li></ol><p>Platen: € 1,50 per snede, vijf
            gratis. Balken afkorten: € 0,85 per stuk. Schuin zagen tot 45° in Groningen en Assen.</p>`,
        },
        {
          contentType: 'RTEBlock',
          id: 'levering',
          bodyHtml: html`<h2>Levering</h2><p>Vóór 15.00 uur besteld is de volgende werkdag geleverd in Groningen, Friesland en Drenthe. Lengtes boven 6
            meter rijden dinsdag en vrijdag, met de stuurbare oplegger. Zorg voor vier balkjes op de grond: hout zetten we nooit in het zand.</p>`,
        },
        {
          contentType: 'FaqCategoryListBlock',
          id: 'vragen',
          title: 'Vaak gevraagd',
          categories: [
            {
              id: 'hout',
              title: 'Hout en retour',
              questions: [
                {
                  id: 'krom',
                  question: 'Mijn balk is krom. Wat nu?',
                  answerHtml:
                    '<p>Meet de pijl over twee meter. Meer dan 8 mm in de dikte of 6 mm in de breedte ruilen we om, mits het hout niet los in de zon lag.</p>',
                },
                {
                  id: 'gezaagd',
                  question: 'Kan gezaagd hout terug?',
                  answerHtml:
                    '<p>Nee, behalve als wij ernaast zaten. Hele lengtes en platen in goede staat nemen we 30 dagen terug.</p>',
                },
                {
                  id: 'keurmerk',
                  question: 'Hoe krijg ik het keurmerk op mijn factuur?',
                  answerHtml:
                    '<p>Vink het aan bij je bestelling of zeg het aan de balie. Achteraf kan het niet meer.</p>',
                },
              ],
            },
          ],
        },
      ],
    },
  });
}

export function houtmeestersPages(world: ContentWorld): DemoPage[] {
  return [
    home(world),
    service(),
    newsOverview(site, 'Over houtprijzen, zagen en wat er binnenkomt.', 'yard'),
    page(site, {
      at: 'nieuws/zaagservice-zaterdag',
      under: 'nieuws',
      name: 'Zaagservice op zaterdag',
      daysAgo: 13,
      image: 'team',
      content: {
        contentType: 'NewsPage',
        title: 'Assen en Emmen zagen nu ook op zaterdag',
        introduction: 'Lijst vrijdag vóór 18.00 uur gemaild, zaterdagochtend klaar.',
        date: world.day(13),
        category: 'Zaagservice',
        mainBody: html`<p>Lotte in Assen en haar collega in Emmen draaien om en om de zaterdagdienst. Voor lijsten tot twintig regels hoef je niet te
          reserveren; grotere pakketten plannen we in voor maandag zeven uur.</p><p>De prijs per snede is op zaterdag gelijk.</p>`,
        blocks: [],
        related: [{ id: pageId(site, 'vestigingen-assen') }, { id: pageId(site, 'vestigingen-emmen') }],
      },
    }),
    page(site, {
      at: 'nieuws/vurenprijs-daalt',
      under: 'nieuws',
      name: 'Vuren wordt goedkoper',
      daysAgo: 52,
      image: 'truck',
      content: {
        contentType: 'NewsPage',
        title: 'Vuren zakt 6%, OSB blijft gelijk',
        introduction: 'De zagerijen in Zweden hebben weer voorraad, en dat merk je.',
        date: world.day(52),
        category: 'Prijzen',
        mainBody: html`<p>Geschaafd vuren C24 gaat per direct 6% omlaag, in alle maten. OSB en underlayment houden hun prijs tot het eind van het kwartaal.
          Offertes van de afgelopen twee weken passen we vanzelf aan; je krijgt een nieuwe bevestiging.</p>`,
        blocks: [],
      },
    }),
    page(site, {
      at: 'advies/houtwijzer',
      name: 'Houtwijzer',
      daysAgo: 100,
      image: 'yard',
      content: {
        contentType: 'StoryTellingPage',
        title: 'De houtwijzer: welke soort waarvoor?',
        introduction: 'Vijf keuzes die we aan de balie het vaakst uitleggen.',
        seoDescription: 'Vuren, douglas, hardhout, multiplex of OSB: de houtwijzer van Houtmeesters.',
        chapters: [
          {
            id: 'vuren',
            label: 'Constructie',
            title: 'Vuren C18 of C24?',
            textHtml:
              '<p>C24 draagt bij dezelfde maat ongeveer een derde meer. Voor regelwerk volstaat C18; voor vloer- en dakbalken vraagt je constructeur vrijwel altijd C24. Het stempel op de balk is je bewijs.</p>',
            image: scene(site, 'site', 'Houten dakconstructie'),
            figure: { value: '24 N/mm²', label: 'buigsterkte C24' },
          },
          {
            id: 'douglas',
            label: 'Buiten',
            title: 'Douglas, onbehandeld',
            textHtml:
              '<p>Kernhout van douglas gaat buiten 10 tot 15 jaar mee zonder behandeling en vergrijst mooi. Spinthout niet: zet de lichte rand aan de droge kant. Boor voor, ook bij zelfborende schroeven.</p>',
            image: scene(site, 'facade', 'Houten gevel'),
            figure: { value: '10–15 jaar', label: 'onbehandeld buiten' },
          },
          {
            id: 'plaat',
            label: 'Plaat',
            title: 'OSB, underlayment of multiplex',
            textHtml:
              '<p>OSB voor wat je niet ziet, underlayment voor vloeren onder laminaat, multiplex als de kant in het zicht blijft. In vochtige ruimtes: altijd klasse 3, en 2 mm ruimte tussen de platen.</p>',
            image: scene(site, 'warehouse', 'Platen in een stelling'),
          },
          {
            id: 'vocht',
            label: 'Vocht',
            title: 'Laat het acclimatiseren',
            textHtml:
              '<p>Hout van 18% in een verwarmde woning krimpt tot 12% en wordt 2 tot 3 mm smaller per 100 mm. Leg het een week op latten in de ruimte waar het komt.</p>',
            image: scene(site, 'yard', 'Hout op latten gestapeld'),
            figure: { value: '18% → 12%', label: 'houtvocht in een jaar stoken' },
          },
        ],
        blocks: [
          {
            contentType: 'CTABlockWithImage',
            id: 'zelf-zien',
            title: 'Zelf kijken en voelen?',
            text: 'In alle vier de vestigingen mag je de loods in.',
            image: scene(site, 'branch', ''),
            link: link('Zoek je vestiging', '/houtmeesters/vestigingen'),
          },
        ],
      },
    }),
  ];
}
