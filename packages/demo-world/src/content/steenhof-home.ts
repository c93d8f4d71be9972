import { knownProduct } from '../catalogue/catalogue-known-products.ts';
import type { ContentWorld } from './content-world.ts';
import { type DemoPage, html, link, page, pageId, scene, steenhof } from './site.ts';

const floorBoards = knownProduct('fiveTiers');

/** Its price list has a tier for a whole pallet, at least so much below the price of one pack. */
export const floorOffer = {
  productId: floorBoards.id,
  percent: 6,
  url: floorBoards.url,
  imageUrl: `/media/producten/${floorBoards.id}.svg`,
};

export function steenhofHome(): DemoPage[] {
  return [
    page(steenhof, {
      at: '',
      name: 'Steenhof Bouwmaterialen',
      daysAgo: 10,
      image: 'branch',
      background: 'counter',
      content: {
        contentType: 'VentureHomePage',
        title: 'Steenhof Bouwmaterialen',
        seoTitle: 'Bouwmaterialen voor de vakman',
        seoDescription:
          'Ruwbouw en afbouw uit voorraad in zes vestigingen. Vóór 16.00 uur besteld, de volgende werkdag geleverd.',
        promo: {
          badge: 'Staffelprijs',
          title: `Vloer\u00ADisolatie per pallet, ${floorOffer.percent}% lager`,
          text: 'EPS-platen voor onder de dekvloer, met de kraan bij de bouw gezet.',
          link: link('Bekijk de platen', floorOffer.url),
          image: { url: floorOffer.imageUrl, alt: '' },
        },
        quickLinks: [
          {
            icon: 'user',
            text: 'Inloggen',
            detail: 'zie je eigen prijzen',
            href: '/steenhof/inloggen',
            audience: 'anonymous',
          },
          {
            icon: 'users',
            text: 'Account aanvragen',
            detail: 'met je KvK-nummer',
            href: '/steenhof/registreren',
            audience: 'anonymous',
          },
          {
            icon: 'pin',
            text: 'Vestigingen',
            detail: 'zes, open vanaf 6.30 uur',
            href: '/steenhof/vestigingen',
            audience: 'anonymous',
          },
          {
            icon: 'book',
            text: 'Advies',
            detail: 'rekenen, kiezen, verwerken',
            href: '/steenhof/advies',
            audience: 'anonymous',
          },
          {
            icon: 'bolt',
            text: 'Snel toevoegen',
            detail: 'op artikelnummer',
            href: '/steenhof/winkelwagen#snel-toevoegen',
            audience: 'registered',
          },
          {
            icon: 'history',
            text: 'Eerder besteld',
            detail: 'met de maat van toen',
            href: '/steenhof/eerder-besteld',
            audience: 'registered',
          },
          {
            icon: 'orders',
            text: 'Bestellingen',
            detail: 'volg je leveringen',
            href: '/steenhof/bestellingen',
            audience: 'registered',
          },
          {
            icon: 'download',
            text: 'Prijslijst',
            detail: 'CSV, Excel of PDF',
            href: '/steenhof/mijn-bouwpoort#prijslijst',
            audience: 'registered',
          },
        ],
        blocks: [
          {
            contentType: 'CategoryOverviewBlock',
            id: 'assortiment',
            title: 'Assortiment',
            link: link('Alle categorieën', '/steenhof/categorieen'),
          },
          {
            contentType: 'PreviouslyOrderedBlock',
            id: 'eerder-besteld',
            title: 'Eerder door jou besteld',
            take: 10,
            link: link('Alles wat je eerder bestelde', '/steenhof/eerder-besteld'),
          },
          {
            contentType: 'USPBlock',
            id: 'diensten',
            title: 'Wat we voor je doen',
            introduction: 'Wat er in jouw vestiging kan, staat op de pagina van die vestiging.',
            items: [
              { icon: 'service-unloading-at-height', text: 'Lossen op hoogte' },
              { icon: 'service-flash-delivery', text: 'Flitslevering binnen drie uur' },
              { icon: 'service-click-and-collect', text: 'Bestellen en afhalen' },
              { icon: 'service-pickup-locker', text: 'Afhaalkluis, dag en nacht' },
              { icon: 'service-saw', text: 'Zaagservice' },
              { icon: 'service-rental', text: 'Verhuur van gereedschap' },
              { icon: 'service-concrete-mixing', text: 'Beton mixen' },
              { icon: 'service-waste-processing', text: 'Afval en retour' },
            ],
            link: link('Alle diensten', '/steenhof/diensten'),
          },
          {
            contentType: 'ContentGridBlock',
            id: 'nieuws-en-advies',
            title: 'Nieuws en advies',
            columns: 3,
            items: [
              {
                kind: 'picture',
                image: scene(steenhof, 'facade', ''),
                label: 'Advies',
                title: 'Rd 6,3 in een smalle spouw: drie opbouwen vergeleken',
                text: 'Met dikte, materiaalkosten en uren per vierkante meter.',
                href: '/steenhof/advies/rd-6-3-in-een-smalle-spouw',
              },
            ],
            source: { parentId: pageId(steenhof, 'nieuws'), contentType: 'NewsPage', take: 2 },
            link: link('Alle nieuws', '/steenhof/nieuws'),
          },
          {
            contentType: 'TextContentBlock',
            id: 'nieuwsbrief',
            variant: 'newsletter',
            title: 'Prijswijzigingen vóór ze ingaan',
            textHtml:
              '<p>Eén mail per maand, met wat er duurder en goedkoper wordt en wat er nieuw in het schap ligt.</p>',
          },
        ],
      },
    }),
  ];
}

export function steenhofAbout(world: ContentWorld): DemoPage[] {
  return [
    page(steenhof, {
      at: 'over-steenhof',
      name: 'Over Steenhof',
      image: 'team',
      content: {
        contentType: 'ContentPage',
        title: 'Over Steenhof',
        seoDescription: 'Wie we zijn: zes vestigingen, 190 mensen en een magazijn dat om vijf uur al draait.',
        blocks: [
          {
            contentType: 'CorporateHeroBlock',
            id: 'opening',
            title: 'Om half zeven is de koffie klaar,',
            titleEmphasis: 'en je pallet ook.',
            lead: 'Steenhof levert bouwmaterialen aan aannemers, metselaars, stukadoors en hoveniers. Vanuit zes vestigingen tussen Zwolle en Rotterdam.',
            finder: { label: 'Vind je vestiging', placeholder: 'Postcode of plaats', buttonText: 'Zoeken' },
            image: scene(steenhof, 'counter', 'Balie van Steenhof in de vroege ochtend'),
            links: [
              link('Account aanvragen', '/steenhof/registreren'),
              link('Werken bij Steenhof', '/steenhof/werken-bij'),
            ],
          },
          {
            contentType: 'ExperienceBlock',
            id: 'cijfers',
            title: 'Groot genoeg om het te hebben, klein genoeg om je te kennen',
            textHtml: html`<p>Wat een aannemer in een gewone week nodig heeft, ligt bij ons op de plank. De rest bestellen we voor je. Achter iedere
              balie staan vaste mensen; de meeste stonden eerder zelf op een steiger.</p>`,
            image: scene(steenhof, 'warehouse', 'Magazijn met stellingen en heftruck'),
            figures: [
              { value: '6', label: 'vestigingen' },
              { value: '190', label: 'collega’s' },
              { value: '22', label: 'kraanwagens' },
              { value: '98,4%', label: 'van de regels compleet geleverd' },
            ],
          },
          {
            contentType: 'ImageGalleryBlock',
            id: 'door-de-dag',
            title: 'Een dag bij Steenhof',
            images: [
              {
                ...scene(steenhof, 'yard', 'Laden op het buitenterrein'),
                caption: '5.30 uur: de eerste wagens worden geladen',
              },
              { ...scene(steenhof, 'counter', 'Klanten aan de balie'), caption: '6.30 uur: de balie gaat open' },
              { ...scene(steenhof, 'truck', 'Kraanwagen op de bouw'), caption: '9.15 uur: derde stop van de dag' },
              {
                ...scene(steenhof, 'warehouse', 'Heftruck tussen stellingen'),
                caption: '16.00 uur: de planning voor morgen sluit',
              },
            ],
          },
          {
            contentType: 'VideoBlock',
            id: 'lossen-op-hoogte',
            title: 'Gipsplaten op de derde verdieping, in twaalf minuten',
            provider: 'file',
            url: '/media/video/lossen-op-hoogte.webm',
            poster: scene(steenhof, 'site', 'Kraan tilt gipsplaten naar een verdieping'),
            transcriptHtml: html`<p>De kraanwagen staat op vier poten voor een appartementengebouw in aanbouw. De chauffeur hijst een pak van veertig
              gipsplaten met de plaatklem naar de derde verdieping. Een collega trekt het pak op een rolplateau door de sparing naar binnen. In
              twaalf minuten staan er drie pakken op hun plek; niemand heeft een plaat over de trap gedragen.</p>`,
          },
          {
            contentType: 'IFrameBlock',
            id: 'kaart',
            title: 'Kaart: het terrein in Utrecht',
            src: 'https://www.openstreetmap.org/export/embed.html?bbox=5.03%2C52.10%2C5.065%2C52.125&layer=mapnik&marker=52.1127%2C5.0472',
            height: 380,
            consent: 'preferences',
            fallbackHtml: html`<p>De kaart laden we pas als je voorkeurscookies toestaat. De route staat ook op de pagina van
              <a href="/steenhof/vestigingen/utrecht">vestiging Utrecht</a>.</p>`,
          },
          {
            contentType: 'CTABlockWithImage',
            id: 'account',
            title: 'Bestellen wanneer het jou uitkomt',
            text: 'Met een account zie je je nettoprijzen en de voorraad van jouw vestiging, ook op zondagavond.',
            image: scene(steenhof, 'site', 'Vakman met telefoon op de bouw'),
            link: link('Vraag een account aan', '/steenhof/registreren'),
            secondLink: link('Eerst rondkijken', '/steenhof/categorieen'),
          },
        ],
      },
    }),
    page(steenhof, {
      at: 'diensten',
      name: 'Diensten',
      image: 'truck',
      content: {
        contentType: 'ContentPage',
        title: 'Diensten',
        introduction: 'Materiaal is de helft. Dit doen we om het op de goede plek, op maat en op tijd te krijgen.',
        seoDescription: 'Lossen op hoogte, flitslevering, zaagservice, verhuur en retour bij Steenhof.',
        blocks: [
          {
            contentType: 'ImageTextBlock',
            id: 'lossen',
            title: 'Lossen op hoogte',
            textHtml: html`<p>Met de kraan tot 14 meter, met de verreiker tot 18. Geef bij je bestelling de verdieping en de breedte van de sparing door:
              1,30 meter is genoeg voor een pak gipsplaten. Kosten: € 95 per halfuur, het eerste halfuur van een volle vracht is gratis.</p>`,
            image: scene(steenhof, 'site', 'Kraan lost op een verdieping'),
            imagePosition: 'right',
          },
          {
            contentType: 'ImageTextBlock',
            id: 'flits',
            title: 'Flitslevering',
            textHtml: html`<p>Iets vergeten? Tot 300 kilo brengen we binnen drie uur met de bestelbus, binnen 25 kilometer van de vestiging. € 39, en als
              het door ons kwam natuurlijk niets.</p>`,
            image: scene(steenhof, 'branch', 'Bestelbus voor de vestiging'),
            imagePosition: 'left',
          },
          {
            contentType: 'ImageTextBlock',
            id: 'zagen',
            title: 'Zaagservice',
            textHtml: html`<p>Platen zagen we op maat, tot een millimeter nauwkeurig. Tien sneden zijn gratis, daarna € 1,25 per snede. Zaaglijsten tot 30
              regels zijn dezelfde dag klaar.</p>`,
            image: scene(steenhof, 'warehouse', 'Platenzaag in het magazijn'),
            imagePosition: 'right',
          },
          {
            contentType: 'ImagesBlock',
            id: 'verhuur',
            images: [
              {
                ...scene(steenhof, 'yard', 'Verhuurmachines op het terrein'),
                caption: 'Verhuur: trilplaat vanaf € 45 per dag',
              },
              {
                ...scene(steenhof, 'paving', 'Stratenmakers aan het werk'),
                caption: 'Knikmops met bestratingsklem: een dag vooruit reserveren',
              },
            ],
          },
          {
            contentType: 'RTEBlock',
            id: 'tarieven',
            bodyHtml: html`<h2>Tarieven op een rij</h2><table><thead><tr><th>Dienst</th><th>Prijs exclusief btw</th><th>Waar</th></tr></thead><tbody>
              <tr><td>Kraanlossing</td><td>bij de bezorging inbegrepen</td><td>alle vestigingen</td></tr><tr><td>Lossen met verreiker</td><td>€ 95 per
              halfuur</td><td>Utrecht, Amersfoort, Rotterdam</td></tr><tr><td>Flitslevering</td><td>€ 39 per rit</td><td>Utrecht, Amersfoort, Den Haag</td></tr>
              <tr><td>Zagen</td><td>€ 1,25 per snede, tien gratis</td><td>Amersfoort, Arnhem</td></tr><tr><td>Big bag schoon puin
              retour</td><td>€ 85 per stuk</td><td>Rotterdam, Zwolle</td></tr></tbody></table>`,
          },
        ],
      },
    }),
    page(steenhof, {
      at: 'duurzaam-bouwen',
      name: 'Duurzaam bouwen',
      image: 'yard',
      background: 'roof',
      content: {
        contentType: 'StoryTellingPage',
        title: 'Duurzaam bouwen begint bij wat je bestelt',
        introduction: 'Vier keuzes waar je geen ander bedrijf voor hoeft te worden.',
        seoDescription:
          'Vier praktische keuzes voor lichter, zuiniger en herbruikbaar bouwen, met cijfers per vierkante meter.',
        chapters: [
          {
            id: 'lichter',
            label: 'Kies lichter',
            title: 'Een wand die de helft weegt',
            textHtml: html`<p>Een dubbel beplate metal-studwand weegt 45 kilo per vierkante meter, gemetselde kalkzandsteen van 100 mm ruim 175. Waar geluid en
              draagkracht het toelaten, scheelt lichter bouwen fundering én vervoer.</p>`,
            image: scene(steenhof, 'site', 'Metal-studwand in aanbouw'),
            figure: { value: '−74%', label: 'gewicht per m² wand' },
          },
          {
            id: 'cement',
            label: 'Kies ander cement',
            title: 'Hoogovencement waar het kan',
            textHtml: html`<p>CEM III stoot bij het maken ongeveer de helft uit van portlandcement. Het hardt trager uit: reken bij 5 °C op een dag extra
              voordat je ontkist. Voor fundering en vloer is dat zelden een bezwaar.</p>`,
            image: scene(steenhof, 'warehouse', 'Zakken cement op pallets'),
            figure: { value: '±50%', label: 'minder CO₂ per zak' },
          },
          {
            id: 'terug',
            label: 'Lever terug',
            title: 'Gips wordt weer gips',
            textHtml: html`<p>Zaagresten van gipsplaat gaan mee terug in een big bag van 1 m³. In de fabriek komt er nieuw plaatmateriaal van. Het moet droog
              blijven en vrij van isolatie.</p>`,
            image: scene(steenhof, 'yard', 'Big bags met retourgips'),
            figure: { value: '1.240 ton', label: 'gips retour vorig jaar' },
          },
          {
            id: 'isoleer',
            label: 'Isoleer dikker',
            title: 'Twee centimeter kost weinig',
            textHtml: html`<p>Van 10 naar 12 centimeter PIR kost ongeveer € 3,60 per vierkante meter en scheelt een gemiddelde rijwoning zo’n 25 m³ gas per jaar.
              De plaat zet je er maar één keer in.</p>`,
            image: scene(steenhof, 'facade', 'Isolatieplaten tegen een gevel'),
            figure: { value: '2 cm', label: 'extra, in twaalf jaar terugverdiend' },
          },
        ],
        blocks: [
          {
            contentType: 'ManualCommerceBlock',
            id: 'artikelen',
            title: 'Artikelen bij dit verhaal',
            productIds: world.productIds(steenhof, ['gipsplaat', 'cement', 'pir', 'glaswol', 'metal'], 6),
            link: link('Naar isolatie', world.categoryUrl(steenhof, 'isolatie')),
          },
          {
            contentType: 'TextContentBlock',
            id: 'advies',
            variant: 'highlight',
            title: 'Een milieuverklaring nodig?',
            textHtml:
              '<p>Bij de meeste artikelen staat de EPD onder documenten. Mis je er een, <a href="/steenhof/klantenservice/contact">vraag hem dan op</a>.</p>',
          },
        ],
      },
    }),
    page(steenhof, {
      at: 'brochures',
      name: 'Brochures',
      daysAgo: 70,
      image: 'showroom',
      content: {
        contentType: 'BrochurePage',
        title: 'Brochures en verwerkings\u00ADwijzers',
        introduction: 'Korte wijzers voor in de bus. Geen reclame, wel tabellen.',
        seoDescription: 'Download verwerkingswijzers voor metselmortel, metal-stud en isolatie als PDF.',
        brochures: [
          {
            id: 'mortel',
            title: 'Mortelwijzer',
            text: 'Welke mortel bij welke steen, met verbruik per m² en verwerkingstemperatuur.',
            category: 'Verwerken',
            image: scene(steenhof, 'facade', ''),
            file: { url: '/media/brochures/steenhof-mortelwijzer.pdf', format: 'pdf', pages: 1 },
          },
          {
            id: 'metal-stud',
            title: 'Metal-stud: wand in vijf stappen',
            text: 'Hart-op-hartmaten, schroefafstanden en geluidwaarden.',
            category: 'Verwerken',
            image: scene(steenhof, 'site', ''),
            file: { url: '/media/brochures/steenhof-metal-stud.pdf', format: 'pdf', pages: 1 },
          },
          {
            id: 'diensten',
            title: 'Diensten en tarieven',
            text: 'Kraan, verreiker, flits en verhuur op één vel.',
            category: 'Steenhof',
            image: scene(steenhof, 'truck', ''),
            file: { url: '/media/brochures/steenhof-diensten.pdf', format: 'pdf', pages: 1 },
          },
          {
            id: 'retour',
            title: 'Retour en statiegeld',
            text: 'Wat gaat terug, waarin en wat krijg je ervoor.',
            category: 'Steenhof',
            image: scene(steenhof, 'yard', ''),
            file: { url: '/media/brochures/steenhof-retour.pdf', format: 'pdf', pages: 1 },
          },
        ],
        blocks: [],
      },
    }),
  ];
}
