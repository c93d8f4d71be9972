import type { ContentWorld } from './content-world.ts';
import { type DemoPage, html, link, page, pageId, portal, scene, steenhof } from './site.ts';

export function portalHome(world: ContentWorld): DemoPage[] {
  return [
    page(portal, {
      at: '',
      name: 'Bouwpoort',
      daysAgo: 20,
      image: 'branch',
      background: 'yard',
      content: {
        contentType: 'HomePage',
        title: 'Bouwpoort',
        seoTitle: 'Bouwmaterialen, keukens, badkamers en gevels',
        seoDescription:
          'Zeven vakspecialisten en 21 vestigingen: bouwmaterialen, hout, dak, tegels, keukens, badkamers en gevels voor wie bouwt.',
        blocks: [
          {
            contentType: 'CorporateHeroBlock',
            id: 'opening',
            title: 'Wat je ook bouwt, het komt door',
            titleEmphasis: 'deze poort.',
            lead: 'Zeven vakspecialisten met samen 21 vestigingen. Wat je vanmiddag bestelt, staat morgenvroeg op je werk. Keukens, badkamers en gevels bekijk je op ware grootte.',
            finder: {
              label: 'Welke vestiging zit bij jou in de buurt?',
              placeholder: 'Postcode of plaats',
              buttonText: 'Zoeken',
            },
            ventureWall: { title: 'Onze bedrijven', link: link('Alle 21 vestigingen op de kaart', '/vestigingen') },
          },
          {
            contentType: 'ContentGridBlock',
            id: 'wat-kom-je-doen',
            title: 'Wat kom je doen?',
            columns: 4,
            items: [
              {
                kind: 'icon',
                icon: 'cart',
                title: 'Materialen bestellen',
                text: 'Online of aan de balie, met de prijzen die we met jou hebben afgesproken.',
                href: '/bouwpoort/assortiment',
              },
              {
                kind: 'icon',
                icon: 'usp-showroom',
                title: 'Een showroom bezoeken',
                text: 'Zes showrooms voor keukens, badkamers en gevels. Neem je klant gerust mee.',
                href: '/bouwpoort/ventures/showrooms',
              },
              {
                kind: 'icon',
                icon: 'service-buyer-guidance',
                title: 'Een project begeleiden',
                text: 'Vanaf tien woningen regelen we kopersbegeleiding, inmeten en levering per bouwnummer.',
                href: '/bouwpoort/projecten',
              },
              {
                kind: 'icon',
                icon: 'hard-hat',
                title: 'Bij ons werken',
                text: 'Op de kraanwagen, achter de zaag of in de showroom: we zoeken mensen uit het vak.',
                href: '/bouwpoort/werken-bij',
              },
            ],
          },
          {
            contentType: 'ExperienceBlock',
            id: 'verhaal',
            title: 'Kalk aan de Vecht, en daarna de rest',
            textHtml: html`<p>In 1931 verkocht Hendrik Poort kalk vanaf een aak in de Vecht. Bijna honderd jaar later werken er
              zeven bedrijven onder die naam. Ieder met een eigen vak en een eigen balie; samen met één planning, zodat er
              één wagen naar je werk rijdt in plaats van drie.</p>`,
            image: scene(portal, 'truck', 'Kraanwagen zet pallets stenen af in een straat met nieuwe woningen'),
            figures: [
              { value: '7', label: 'bedrijven, ieder met een eigen vak' },
              { value: '21', label: 'vestigingen en showrooms' },
              { value: '64', label: 'vrachtwagens, waarvan 38 met kraan' },
              { value: '6.30', label: 'uur: dan gaat de eerste balie open' },
            ],
            link: link('Lees ons verhaal', '/bouwpoort/over-ons/ons-verhaal'),
          },
          {
            contentType: 'ContentGridBlock',
            id: 'nieuws',
            title: 'Nieuws',
            columns: 3,
            items: [],
            source: { parentId: pageId(portal, 'nieuws'), contentType: 'NewsPage', take: 3 },
            link: link('Alle nieuws', '/bouwpoort/nieuws'),
          },
          {
            contentType: 'TextContentBlock',
            id: 'nieuwsbrief',
            variant: 'newsletter',
            title: 'Eén mail per maand',
            textHtml:
              '<p>Wat er verandert in regels, prijzen en assortiment, in vijf minuten gelezen. Afmelden kan met één klik.</p>',
          },
        ],
      },
    }),
    page(portal, {
      at: 'assortiment',
      name: 'Materialen bestellen',
      daysAgo: 60,
      image: 'warehouse',
      content: {
        contentType: 'ContentPage',
        title: 'Materialen bestellen',
        introduction:
          'Vier van onze bedrijven hebben een webwinkel. Je account hoort bij één daarvan. Zonder in te loggen bekijk je ze alle vier.',
        seoDescription: 'Bestel bouwmaterialen, hout, dakbedekking en tegels bij de vier webwinkels van Bouwpoort.',
        blocks: [
          {
            contentType: 'ContentGridBlock',
            id: 'winkels',
            title: 'Kies je winkel',
            columns: 4,
            items: [
              {
                kind: 'icon',
                icon: 'package',
                title: 'Steenhof Bouwmaterialen',
                text: 'Ruwbouw en afbouw, van kalkzandsteen tot schroef.',
                href: '/steenhof',
              },
              {
                kind: 'icon',
                icon: 'service-saw',
                title: 'Houtmeesters',
                text: 'Hout en plaat, op maat gezaagd.',
                href: '/houtmeesters',
              },
              {
                kind: 'icon',
                icon: 'service-unloading-at-height',
                title: 'Dakkracht',
                text: 'Pannen, banen en goten, op het dak gelost.',
                href: '/dakkracht',
              },
              {
                kind: 'icon',
                icon: 'grid',
                title: 'Tegelkade',
                text: 'Tegels, lijm en voeg, met proeftegel vooraf.',
                href: '/tegelkade',
              },
            ],
          },
          {
            contentType: 'CategoryOverviewBlock',
            id: 'categorieen',
            title: 'Rechtstreeks naar een categorie',
            introduction: 'Een greep uit de vier winkels.',
            categoryIds: world.mainCategoryIds(2),
          },
          {
            contentType: 'ManualCommerceBlock',
            id: 'veel-gekozen',
            title: 'Deze maand veel gekozen bij Steenhof',
            productIds: world.productIds(steenhof, ['pir', 'gipsplaat', 'metselmortel', 'purschuim'], 8),
            link: link('Hele assortiment', '/steenhof/categorieen'),
          },
          {
            contentType: 'PreviouslyOrderedBlock',
            id: 'eerder-besteld',
            title: 'Eerder door jou besteld',
            take: 8,
          },
          {
            contentType: 'TextContentBlock',
            id: 'nog-geen-account',
            variant: 'highlight',
            title: 'Nog geen account?',
            textHtml: html`<p>Met je KvK-nummer heb je binnen een paar minuten een account. Kies de winkel waar je het meest koopt: bij
              <a href="/steenhof/registreren">Steenhof</a>, <a href="/houtmeesters/registreren">Houtmeesters</a>,
              <a href="/dakkracht/registreren">Dakkracht</a> of <a href="/tegelkade/registreren">Tegelkade</a>.</p>`,
          },
        ],
      },
    }),
  ];
}
