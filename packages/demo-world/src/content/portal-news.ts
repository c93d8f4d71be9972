import type { ContentWorld } from './content-world.ts';
import {
  type DemoPage,
  dakkracht,
  houtmeesters,
  html,
  link,
  page,
  pageId,
  portal,
  scene,
  steenhof,
  tegelkade,
} from './site.ts';

export function portalNews(world: ContentWorld): DemoPage[] {
  return [
    page(portal, {
      at: 'nieuws',
      name: 'Nieuws',
      daysAgo: 400,
      image: 'site',
      content: {
        contentType: 'DynamicContentOverviewPage',
        title: 'Nieuws',
        introduction: 'Wat er speelt bij Bouwpoort en onze bedrijven.',
        seoDescription: 'Nieuws van Bouwpoort en de zeven bedrijven.',
        source: { parentId: pageId(portal, 'nieuws'), contentType: 'NewsPage' },
        layout: 'cards',
        showFilter: true,
        pageSize: 12,
        emptyText: 'Er is nu geen nieuws.',
        blocks: [],
      },
    }),
    page(portal, {
      at: 'nieuws/overslag-zwolle',
      under: 'nieuws',
      name: 'Nieuwe overslag in Zwolle',
      daysAgo: 6,
      image: '/media/sfeer/steenhof-warehouse.svg',
      content: {
        contentType: 'NewsPage',
        title: 'Zwolle krijgt een overslag van 4.000 m²',
        introduction: 'Steenhof legt straks ook in Overijssel het hele steenassortiment neer.',
        category: 'Steenhof',
        date: world.day(6),
        mainBody: html`<p>Achter de vestiging in Zwolle staat sinds deze week een tweede hal. Onder het dak is plaats voor 2.800 pallets; buiten
          komt er een losstraat waar twee kraanwagens tegelijk kunnen laden.</p><p>Voor klanten in Overijssel en Drenthe scheelt het een
          dag: kalkzandsteen en gevelsteen kwamen tot nu toe uit Utrecht. De hal gaat over zes weken in gebruik, de eerste week alleen
          voor afhalen.</p><h2>Wat verandert er voor jou?</h2><ul><li>Besteltijd voor levering de volgende dag: van 12.00 naar 16.00
          uur.</li><li>Afhalen van volle pallets kan vanaf 6.30 uur, zonder afspraak.</li><li>De voorraad van Zwolle zie je bij elk
          artikel.</li></ul>`,
        blocks: [
          {
            contentType: 'ImagesBlock',
            id: 'hal',
            images: [
              {
                ...scene(steenhof, 'warehouse', 'Nieuwe hal met stellingen'),
                caption: 'De nieuwe hal, nog net niet vol',
              },
              { ...scene(steenhof, 'truck', 'Kraanwagen in de losstraat'), caption: 'De losstraat aan de achterzijde' },
            ],
          },
        ],
        related: [{ id: pageId(steenhof, 'vestigingen-zwolle') }, { id: pageId(steenhof, 'nieuws-overslag-zwolle') }],
      },
    }),
    page(portal, {
      at: 'nieuws/zagen-op-zaterdag',
      under: 'nieuws',
      name: 'Zagen op maat op zaterdag',
      daysAgo: 13,
      image: '/media/sfeer/houtmeesters-yard.svg',
      content: {
        contentType: 'NewsPage',
        title: 'De zaag draait nu ook op zaterdag',
        introduction: 'In Assen en Emmen kun je zes dagen per week terecht met je zaaglijst.',
        category: 'Houtmeesters',
        date: world.day(13),
        mainBody: html`<p>Steeds meer klanten rekenen vrijdagavond uit wat ze maandag nodig hebben. Wie de zaaglijst vóór vrijdag 18.00 uur mailt,
          haalt zaterdag tussen 8.00 en 12.00 uur zijn pakket op. Gelabeld per ruimte als je dat erbij zet.</p><p>In
          <a href="/houtmeesters/vestigingen/groningen">Groningen</a> en
          <a href="/houtmeesters/vestigingen/leeuwarden">Leeuwarden</a> blijft het bij doordeweeks, tot er een derde zager is.</p>`,
        blocks: [],
        related: [{ id: pageId(houtmeesters, 'nieuws-zaagservice-zaterdag') }],
      },
    }),
    page(portal, {
      at: 'nieuws/pannen-op-het-dak',
      under: 'nieuws',
      name: 'Dakpannen op het dak gelost',
      daysAgo: 20,
      image: '/media/sfeer/dakkracht-roof.svg',
      content: {
        contentType: 'NewsPage',
        title: 'Pannen per vlak op het dak, vanaf de eerste wagen',
        introduction: 'Met een tweede verreiker lost Dakkracht op alle drie de vestigingen tot 18 meter hoog.',
        category: 'Dakkracht',
        date: world.day(20),
        mainBody: html`<p>Pannen die op de stoep staan, moeten nog naar boven. Vanaf nu kan dat in dezelfde stop: de chauffeur zet ze in porties van 40
          stuks tussen de tengels. Geef bij je bestelling het dakvlak, de hellingshoek en een foto van de opstelplaats door.</p>
          <p>Boven windkracht 6 gaat het niet door. Je hoort dat vóór 7.00 uur.</p>`,
        blocks: [
          {
            contentType: 'CTABlockWithImage',
            id: 'aanvragen',
            title: 'Lossen op hoogte aanvragen',
            text: 'Zet het bij je bestelling, of overleg met de planning in Eindhoven.',
            image: scene(dakkracht, 'roof', 'Verreiker zet pannen op een dak'),
            link: link('Zo werkt het', '/dakkracht/klantenservice'),
          },
        ],
      },
    }),
    page(portal, {
      at: 'nieuws/elektrisch-in-amsterdam',
      under: 'nieuws',
      name: 'Elektrisch de binnenstad in',
      daysAgo: 48,
      image: '/media/sfeer/tegelkade-truck.svg',
      content: {
        contentType: 'NewsPage',
        title: 'Tegels stil door Amsterdam',
        introduction: 'Tegelkade levert binnen de ring alleen nog met elektrische wagens.',
        category: 'Tegelkade',
        date: world.day(48),
        mainBody: html`<p>Drie wagens van 7,5 ton vervangen de diesels. Ze mogen de grachtengordel in, ook na 11.00 uur, en ze laden aan de kade in
          een halfuur bij. Het laadvermogen is iets kleiner: 2,8 ton, ongeveer 120 m² vloertegel. Grotere partijen leveren we in twee
          ritten, voor de prijs van één.</p>`,
        blocks: [],
        related: [{ id: pageId(tegelkade, 'vestigingen-amsterdam') }],
      },
    }),
    page(portal, {
      at: 'nieuws/bouwvak-openingstijden',
      under: 'nieuws',
      name: 'Zo gaan we open in de bouwvak',
      daysAgo: 110,
      image: 'branch',
      content: {
        contentType: 'NewsPage',
        title: 'Open in de bouwvak, met een kleinere ploeg',
        introduction: 'Alle balies blijven open. De planning rijdt twee dagen per week.',
        category: 'Bouwpoort',
        date: world.day(110),
        mainBody: html`<p>In de drie weken bouwvak sluiten de balies om 15.00 uur. Leveren doen we op dinsdag en donderdag; bestel de werkdag ervoor
          vóór 12.00 uur. Spoed blijft mogelijk, vraag het aan je <a href="/vestigingen">vestiging</a>.</p>`,
        blocks: [],
      },
    }),
    page(portal, {
      at: 'blog',
      name: 'Blog',
      daysAgo: 400,
      image: 'team',
      content: {
        contentType: 'DynamicContentOverviewPage',
        title: 'Uit de praktijk',
        introduction: 'Collega’s schrijven over wat ze op de bouw tegenkomen.',
        seoDescription: 'Blogs van planners, adviseurs en verkopers van alle bedrijven van Bouwpoort.',
        source: { parentId: pageId(portal, 'blog'), contentType: 'BlogPage' },
        layout: 'list',
        showFilter: true,
        pageSize: 10,
        emptyText: 'Er staat nog geen blog online.',
        blocks: [],
      },
    }),
    page(portal, {
      at: 'blog/losplaats-in-de-stad',
      under: 'blog',
      name: 'Een losplaats in de stad',
      daysAgo: 25,
      image: 'truck',
      content: {
        contentType: 'BlogPage',
        title: 'Een losplaats in de stad: begin drie weken eerder',
        introduction: 'De helft van de mislukte leveringen komt door een geparkeerde auto. Dat kun je voor zijn.',
        category: 'Logistiek',
        date: world.day(25),
        author: { name: 'Wendy Hofstra', role: 'planner, Bouwpoort' },
        readingMinutes: 4,
        mainBody: html`<p>Iedere ochtend om kwart over zeven gaat mijn telefoon. Een chauffeur staat in een straat van vier meter, en precies waar de
          poten moeten staat een bestelbus. Zonde, want het kost jou een ploeg die wacht en ons een halve rit.</p>
          <h2>Wat je nodig hebt</h2><ul><li>Vrije lengte: 12 meter voor een bakwagen, 18 voor een trekker met oplegger.</li><li>Breedte met
          uitgezette poten: 5,20 meter. Eén zijde kan ook, dan halveert het bereik.</li><li>Geen bovenleiding of boomtakken binnen 14
          meter.</li></ul><h2>Zo regel je het</h2><p>Een tijdelijke verkeersmaatregel vraag je in de meeste gemeenten tien werkdagen vooraf
          aan. Borden moeten drie dagen staan voordat ze gelden. Reken dus terug vanaf je leverdag en zet ‘losplaats’ in de planning,
          net als steiger en kraan.</p>`,
        blocks: [
          {
            contentType: 'TextContentBlock',
            id: 'foto-helpt',
            variant: 'highlight',
            title: 'Een foto zegt genoeg',
            textHtml:
              '<p>Stuur bij je bestelling een foto vanaf de overkant van de straat. De planner kiest dan de wagen die past.</p>',
          },
          {
            contentType: 'BlogsShareBlock',
            id: 'delen',
            title: 'Deel dit met je uitvoerder',
            platforms: ['linkedin', 'whatsapp', 'mail', 'copy'],
          },
        ],
        related: [{ id: pageId(portal, 'blog-gips-retour') }],
      },
    }),
    page(portal, {
      at: 'blog/gips-retour',
      under: 'blog',
      name: 'Gips gescheiden houden',
      daysAgo: 72,
      image: 'site',
      content: {
        contentType: 'BlogPage',
        title: 'Eén bak erbij, € 140 per ton eraf',
        introduction: 'Gips apart houden kost je ploeg tien minuten per dag en levert meer op dan je denkt.',
        category: 'Duurzaam',
        date: world.day(72),
        author: { name: 'Ruben de Graaf', role: 'retour en afval, Bouwpoort' },
        readingMinutes: 3,
        mainBody: html`<p>Gemengd bouwafval kost al gauw € 210 per ton. Schone gipsresten nemen we mee voor € 70. Het verschil zit in wat erbij ligt:
          één emmer pleister met wapening en de hele bak gaat als gemengd weg.</p><h2>Drie afspraken die werken</h2><ol><li>Zet de bak naast
          de zaagtafel, niet bij de poort.</li><li>Schrijf er met grote letters op wat erin mag: plaat, blok, geen isolatie.</li><li>Laat
          hem wisselen als hij driekwart vol is; volle bakken worden vuilnisbakken.</li></ol>`,
        blocks: [
          { contentType: 'BlogsShareBlock', id: 'delen', title: 'Delen', platforms: ['linkedin', 'facebook', 'copy'] },
        ],
      },
    }),
  ];
}
