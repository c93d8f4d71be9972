import type { ContentWorld } from './content-world.ts';
import { newsOverview } from './news-overview.ts';
import { type DemoPage, html, link, page, pageId, phoneUrl, scene, vlc } from './site.ts';

export function vlcPages(world: ContentWorld): DemoPage[] {
  return [
    page(vlc, {
      at: '',
      name: 'VLC',
      daysAgo: 90,
      image: 'warehouse',
      background: 'truck',
      content: {
        contentType: 'VentureHomePage',
        title: 'VLC, het logistiek centrum van Bouwpoort',
        seoTitle: 'VLC Venlo',
        seoDescription: 'Informatie voor leveranciers en chauffeurs die in Venlo lossen of laden.',
        promo: {
          title: 'Overdag lossen, ’s nachts laden',
          text: 'Alle vestigingen van Bouwpoort worden vanuit Venlo bevoorraad. Hier lees je wat we van leveranciers en vervoerders vragen.',
          link: link('Zo lever je bij VLC', '/vlc/klantenservice'),
          image: scene(vlc, 'warehouse', ''),
        },
        quickLinks: [
          {
            icon: 'clock',
            text: 'Losvenster',
            detail: 'uiterlijk de dag ervoor, 12.00 uur',
            href: '/vlc/klantenservice#losvenster',
          },
          {
            icon: 'route',
            text: 'Route en terrein',
            detail: 'poort 2, buffer en docks',
            href: '/vlc/vestigingen/venlo',
          },
          {
            icon: 'file-text',
            text: 'Losvoorwaarden',
            detail: 'pallets, labels, veiligheid',
            href: '/vlc/voorwaarden/leveringsvoorwaarden',
          },
        ],
        blocks: [
          {
            contentType: 'ExperienceBlock',
            id: 'cijfers',
            title: 'Een nacht in Venlo',
            textHtml: html`<p>Om zes uur ’s avonds komt de vraag van alle vestigingen binnen. Om vijf uur ’s ochtends is de laatste wagen weg. Daartussen gaan er gemiddeld 1.900 pallets
              over de docks.</p>`,
            image: scene(vlc, 'truck', 'Vrachtwagens aan de docks'),
            figures: [
              { value: '34', label: 'docks' },
              { value: '1.900', label: 'pallets per nacht' },
              { value: '5.00', label: 'uur: laatste wagen weg' },
            ],
          },
        ],
      },
    }),
    page(vlc, {
      at: 'klantenservice',
      name: 'Voor leveranciers en chauffeurs',
      image: 'yard',
      content: {
        contentType: 'CustomerServiceOverviewPage',
        title: 'Voor leveranciers en chauffeurs',
        introduction: 'Alles wat je moet weten voor je naar Venlo rijdt.',
        seoDescription: 'Losvenster, labels en terreinregels van VLC in Venlo.',
        topics: [
          { icon: 'phone', title: vlc.phone, text: 'Dagplanning, werkdagen 5.00 – 18.00 uur', href: phoneUrl(vlc) },
          { icon: 'mail', title: vlc.email, text: 'Losvensters en telverschillen', href: `mailto:${vlc.email}` },
          { icon: 'route', title: 'Route', text: 'Poort 2 en de buffer', href: '/vlc/vestigingen/venlo' },
        ],
        blocks: [
          {
            contentType: 'RTEBlock',
            id: 'losvenster',
            bodyHtml: html`<h2>Een losvenster vastleggen</h2><ol><li>Mail uiterlijk de dag ervoor om 12.00 uur je referentie, aantal pallets en kenteken.</li><li>Je krijgt een venster van 45
              minuten en een docknummer.</li><li>Meld je met je referentie bij poort 2, hooguit 15 minuten te vroeg.</li></ol><p>Te laat? Bel. Tot een halfuur schuiven we met je mee, daarna
              kijken we waar er nog ruimte is.</p>`,
          },
          {
            contentType: 'FaqCategoryListBlock',
            id: 'vragen',
            title: 'Vaak gevraagd',
            categories: [
              {
                id: 'terrein',
                title: 'Op het terrein',
                questions: [
                  {
                    id: 'slapen',
                    question: 'Mag ik op de buffer overnachten?',
                    answerHtml:
                      '<p>Ja, er zijn twaalf plekken met sanitair. Aanmelden bij de poort, gratis voor wie lost.</p>',
                  },
                  {
                    id: 'pallets',
                    question: 'Krijg ik lege pallets mee?',
                    answerHtml: '<p>Europallets ruilen we één op één, tot je losvenster voorbij is.</p>',
                  },
                  {
                    id: 'labels',
                    question: 'Welk label moet op de pallet?',
                    answerHtml: '<p>Een SSCC-label op twee zijden, op ongeveer een meter hoogte.</p>',
                  },
                ],
              },
            ],
          },
        ],
      },
    }),
    newsOverview(vlc, 'Voor wie in Venlo laadt en lost.', 'warehouse'),
    page(vlc, {
      at: 'nieuws/nieuwe-buffer',
      under: 'nieuws',
      name: 'Nieuwe buffer voor vrachtwagens',
      daysAgo: 58,
      image: 'yard',
      content: {
        contentType: 'NewsPage',
        title: 'Wachten doe je voortaan op de buffer',
        introduction: 'Twaalf plekken, een douche en een bord dat zegt wanneer je aan de beurt bent.',
        date: world.day(58),
        mainBody: html`<p>Op de openbare weg stilstaan gaf boetes en ergernis. Naast poort 2 ligt nu een verharde buffer met stroom voor koeling. Op het bord verschijnt je kenteken zodra je dock
          vrij is; van de buffer naar het dock is twee minuten rijden.</p>`,
        blocks: [],
        related: [{ id: pageId(vlc, 'vestigingen-venlo') }],
      },
    }),
  ];
}
