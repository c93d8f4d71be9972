import type { ContentWorld } from './content-world.ts';
import { type DemoPage, html, link, page, portal, type Site, scene, tradeSites } from './site.ts';

const ventureLines: Record<string, { label: string; text: string; picture: Parameters<typeof scene>[1] }> = {
  '210': {
    label: '6 vestigingen',
    text: 'Ruwbouw en afbouw uit voorraad, elke werkdag vanaf 6.30 uur.',
    picture: 'counter',
  },
  '220': { label: '4 vestigingen', text: 'Balk, lat en plaat, recht gestapeld en op maat gezaagd.', picture: 'yard' },
  '230': { label: '3 vestigingen', text: 'Alles boven de goot, tot 18 meter hoog gelost.', picture: 'roof' },
  '240': { label: '2 vestigingen', text: 'Tegels om op te staan, en de lijm die ze houdt.', picture: 'showroom' },
  '310': { label: '3 showrooms', text: 'Keukens ontworpen, ingemeten en gemonteerd.', picture: 'kitchen' },
  '320': { label: '2 showrooms', text: 'Badkamers die in één keer compleet worden geleverd.', picture: 'bathroom' },
  '330': {
    label: '1 studio',
    text: 'Gevels en kozijnen op ware grootte, voor architect en bouwer.',
    picture: 'facade',
  },
};

function ventureCard(site: Site) {
  const line = ventureLines[site.ventureId];
  if (!line) throw new Error(`no line for ${site.name}`);
  return {
    kind: 'picture' as const,
    image: scene(site, line.picture, ''),
    label: line.label,
    title: site.name,
    text: line.text,
    href: `/${site.path}`,
  };
}

function aboutPage(): DemoPage {
  return page(portal, {
    at: 'over-ons',
    name: 'Over Bouwpoort',
    image: 'team',
    content: {
      contentType: 'ContentPage',
      title: 'Over Bouwpoort',
      introduction: 'Zeven bedrijven die ieder hun eigen vak verstaan, en samen inkopen, plannen en rijden.',
      seoDescription: 'Wie Bouwpoort is, hoe zeven bedrijven samenwerken en wat je daar op de bouwplaats van merkt.',
      mainBody: html`<p>Een metselaar wil aan de balie iemand die weet wat doorstrijkmortel is. Een dakdekker wil een chauffeur
        die zijn pannen per vlak over het dak verdeelt. Daarom zijn onze bedrijven specialisten gebleven, met eigen mensen en een
        eigen naam op de gevel. Wat de klant niet ziet doen we samen: inkoop, magazijn, planning en administratie.</p>`,
      blocks: [
        {
          contentType: 'ImageTextBlock',
          id: 'een-planning',
          title: 'Eén planning, één wagen',
          textHtml: html`<p>Om 17.00 uur sluit de planning voor morgen. Dan legt het systeem de orders van alle bedrijven op één
            kaart. Stenen van Steenhof en balken van Houtmeesters voor hetzelfde adres gaan samen op de wagen. Vorig jaar
            scheelde dat 11.400 ritten.</p>`,
          image: scene(portal, 'yard', 'Heftrucks laden een vrachtwagen op het buitenterrein'),
          imagePosition: 'right',
          link: link('Meer over onze duurzame keuzes', '/bouwpoort/duurzaamheid'),
        },
        {
          contentType: 'VideoBlock',
          id: 'dag-op-de-kraanwagen',
          title: 'Een ochtend mee op de kraanwagen',
          provider: 'file',
          url: '/media/video/kraanwagen.webm',
          poster: scene(portal, 'truck', 'Kraanwagen in een woonstraat'),
          transcriptHtml: html`<p>Kwart voor zes, terrein Utrecht. Chauffeur Mo controleert zijn lading: vier pallets kalkzandsteen
            achterop, gipsplaten vooraan omdat die er het eerst af moeten. Om zeven uur zet hij de poten uit in een straat van vier
            meter breed. De kraan reikt twaalf meter; de platen gaan over de schutting, op de plek waar de stukadoor ze wil hebben.
            Aftekenen, stempels inklappen, door naar de volgende.</p>`,
        },
        {
          contentType: 'USPBlock',
          id: 'waar-we-voor-staan',
          title: 'Wat je bij elk bedrijf mag verwachten',
          items: [
            {
              icon: 'usp-advice',
              text: 'Iemand uit het vak',
              detail: 'Achter elke balie staat iemand die het werk zelf heeft gedaan.',
            },
            {
              icon: 'usp-stock',
              text: 'Voorraad die klopt',
              detail: 'We tellen iedere week een kwart van het magazijn.',
            },
            {
              icon: 'usp-delivery',
              text: 'Een tijdvak van twee uur',
              detail: 'De avond ervoor weet je wanneer we lossen.',
            },
            {
              icon: 'usp-eco',
              text: 'Retour gaat mee',
              detail: 'Pallets, folie en schone resten nemen we op de terugweg mee.',
            },
          ],
        },
        {
          contentType: 'ImageGalleryBlock',
          id: 'rondleiding',
          title: 'Een rondje langs de poort',
          images: [
            {
              ...scene(portal, 'counter', 'Klanten aan een lange balie'),
              caption: 'De balie in Utrecht, om kwart voor zeven',
            },
            {
              ...scene(portal, 'warehouse', 'Hoge stellingen met pallets'),
              caption: 'Magazijn: 14 meter hoog, 6.200 palletplaatsen',
            },
            { ...scene(portal, 'showroom', 'Opgestelde keukens en badkamers'), caption: 'Showroom in Apeldoorn' },
            { ...scene(portal, 'site', 'Bouwplaats met steiger'), caption: 'Waar het allemaal om draait' },
          ],
        },
        {
          contentType: 'IFrameBlock',
          id: 'kaart-hoofdkantoor',
          title: 'Kaart: ons kantoor in Utrecht',
          src: 'https://www.openstreetmap.org/export/embed.html?bbox=5.02%2C52.095%2C5.08%2C52.13&layer=mapnik',
          height: 360,
          consent: 'preferences',
          fallbackHtml: html`<p>Geef toestemming voor voorkeurscookies om de kaart te zien. Ons kantoor ligt op bedrijventerrein
            Lage Weide in Utrecht, vijf minuten van de A2.</p>`,
        },
        {
          contentType: 'CTABlockWithImage',
          id: 'kom-werken',
          title: 'Liever meedoen dan meelezen?',
          text: 'Bij onze bedrijven is altijd plek voor wie van aanpakken weet, met of zonder diploma.',
          image: scene(portal, 'team', 'Vijf collega’s in werkkleding'),
          link: link('Bekijk de vacatures', '/bouwpoort/werken-bij/vacatures'),
          secondLink: link('Stages en leerbanen', '/bouwpoort/werken-bij/stages-en-leerbanen'),
        },
      ],
    },
  });
}

function storyPage(): DemoPage {
  return page(portal, {
    at: 'over-ons/ons-verhaal',
    under: 'over-ons',
    name: 'Ons verhaal',
    image: 'yard',
    background: 'branch',
    content: {
      contentType: 'StoryTellingPage',
      title: 'Van kalkaak tot kraanwagen',
      introduction: 'Hoe een kalkhandel aan de Vecht zeven bedrijven werd.',
      seoDescription:
        'Het verhaal van Bouwpoort: van een kalkhandel in 1931 tot zeven vakspecialisten met 21 vestigingen.',
      chapters: [
        {
          id: 'kalk',
          label: '1931',
          title: 'Kalk per schepel',
          textHtml: html`<p>Hendrik Poort legt zijn aak aan bij de Weerdsluis en verkoopt kalk aan wie langskomt met een kruiwagen.
            Zijn vrouw Neeltje houdt het kasboek bij: op de eerste dag staat er twee gulden veertig in.</p>`,
          image: scene(portal, 'site', 'Metselaars aan het werk bij een gevel'),
        },
        {
          id: 'wederopbouw',
          label: '1948',
          title: 'Een loods en een vrachtwagen',
          textHtml: html`<p>De wederopbouw vraagt stenen, cement en hout, het liefst tegelijk. Poort koopt een oude legertruck en een
            loods. De poort van die loods komt op het briefpapier, en zo heet het bedrijf voortaan Bouwpoort.</p>`,
          image: scene(portal, 'warehouse', 'Loods met gestapeld materiaal'),
          figure: { value: '3', label: 'man personeel' },
        },
        {
          id: 'specialisten',
          label: '1974',
          title: 'Steenhof en Houtmeesters komen erbij',
          textHtml: html`<p>Twee familiebedrijven zonder opvolger sluiten zich aan. Ze houden hun naam, hun balie en hun klanten. Dat
            blijkt een goed idee: het is tot vandaag hoe we het doen.</p>`,
          image: scene(portal, 'counter', 'Twee verkopers aan de balie'),
          figure: { value: '2', label: 'namen op de gevel' },
        },
        {
          id: 'showrooms',
          label: '1996',
          title: 'De afbouw hoort erbij',
          textHtml: html`<p>Aannemers vragen om keukens en badkamers die op tijd komen. Keukenatelier en Badkamerhuys openen showrooms
            waar een koper op zaterdag kan kiezen en de bouwer op maandag de tekeningen heeft.</p>`,
          image: scene(portal, 'kitchen', 'Keukenopstelling met eiland'),
          figure: { value: '5', label: 'showrooms' },
        },
        {
          id: 'vandaag',
          label: 'Vandaag',
          title: 'Zeven vakken, één planning',
          textHtml: html`<p>Dakkracht, Tegelkade en Gevelstudio maken het rijtje af. In Venlo vult VLC ’s nachts de voorraad aan. De
            kleinzoon van Hendrik zit niet in de directie; hij rijdt op de kraanwagen, en dat doet hij het liefst.</p>`,
          image: scene(portal, 'truck', 'Kraanwagen van Bouwpoort op de weg'),
          figure: { value: '64', label: 'vrachtwagens' },
        },
      ],
      blocks: [
        {
          contentType: 'ImagesBlock',
          id: 'toen-en-nu',
          images: [
            {
              ...scene(portal, 'yard', 'Buitenterrein met stenen en hout'),
              caption: 'Het terrein in Utrecht, vandaag',
            },
            { ...scene(portal, 'branch', 'Vestiging met vlag en parkeerplaats'), caption: 'De nieuwste vestiging' },
          ],
        },
        {
          contentType: 'TextContentBlock',
          id: 'motto',
          variant: 'quote',
          textHtml: '<p>Een klant die om zes uur voor de poort staat, laat je niet tot zeven wachten.</p>',
          source: 'Neeltje Poort, kasboek 1938',
        },
      ],
    },
  });
}

function sustainabilityPage(world: ContentWorld): DemoPage {
  return page(portal, {
    at: 'duurzaamheid',
    name: 'Duurzaamheid',
    image: 'truck',
    background: 'yard',
    content: {
      contentType: 'StoryTellingPage',
      title: 'Minder ritten, minder rest',
      introduction: `Wat we doen, wat het oplevert, en wat in ${world.year()} nog niet gelukt is.`,
      seoDescription: 'Zo werkt Bouwpoort aan minder transport, minder afval en materiaal dat terugkomt.',
      chapters: [
        {
          id: 'ritten',
          label: 'Vervoer',
          title: 'Samen rijden scheelt het meest',
          textHtml: html`<p>Bijna 70% van onze uitstoot komt uit de uitlaat. Eén planning voor alle bedrijven bracht het gemiddelde aantal
            stops per rit van vijf naar acht. In de binnensteden van Utrecht, Amsterdam en Haarlem rijden we sinds vorig jaar
            alleen nog elektrisch.</p>`,
          image: scene(portal, 'truck', 'Elektrische kraanwagen in een binnenstad'),
          figure: { value: '−18%', label: 'diesel per geleverde ton in drie jaar' },
        },
        {
          id: 'retour',
          label: 'Materiaal',
          title: 'De wagen gaat niet leeg terug',
          textHtml: html`<p>Pallets, schone folie, gipsresten en onbehandeld hout gaan mee terug. Gips wordt weer gips: van elke tien
            platen zit er ruim één in die eerder ergens anders hing.</p>`,
          image: scene(portal, 'yard', 'Bakken voor retourmateriaal op het terrein'),
          figure: { value: '9.300 ton', label: 'retour genomen vorig jaar' },
        },
        {
          id: 'hout',
          label: 'Herkomst',
          title: 'Hout waarvan we het bos kennen',
          textHtml: html`<p>94% van het hout bij Houtmeesters komt aantoonbaar uit beheerd bos. De laatste 6% is hardhout voor de waterbouw;
            daarvoor zoeken we leveranciers die de keten kunnen laten zien.</p>`,
          image: scene(portal, 'warehouse', 'Houtpakketten in een loods'),
          figure: { value: '94%', label: 'met keurmerk ingekocht' },
        },
        {
          id: 'nog-niet',
          label: 'Eerlijk is eerlijk',
          title: 'Wat nog niet lukt',
          textHtml: html`<p>Elektrische wagens met een zware kraan halen nog geen volle werkdag. En krimpfolie om dakpannen kunnen we niet
            missen zolang er geen alternatief is dat regen houdt. We testen er drie.</p>`,
          image: scene(portal, 'roof', 'Pallets dakpannen op een dak'),
        },
      ],
      blocks: [
        {
          contentType: 'ScriptBlock',
          id: 'ritten-rekenhulp',
          title: 'Hoeveel ritten bespaar jij?',
          src: '/media/scripts/rekenhulp.js',
          consent: 'necessary',
          settings: { widget: 'ritten', 'kg-per-rit': '9' },
          fallbackHtml: html`<p>Bundel je drie losse leveringen per week tot één, dan scheelt dat op een project van twintig weken veertig
            ritten en ongeveer 360 kilo CO₂.</p>`,
        },
        {
          contentType: 'RTEBlock',
          id: 'cijfers',
          bodyHtml: html`<h2>De cijfers op een rij</h2><table><thead><tr><th>Onderdeel</th><th>Drie jaar geleden</th><th>Vorig jaar</th>
            <th>Doel</th></tr></thead><tbody><tr><td>Diesel per ton</td><td>2,9 liter</td><td>2,4 liter</td><td>1,5 liter</td></tr>
            <tr><td>Stops per rit</td><td>5,1</td><td>8,0</td><td>9,0</td></tr><tr><td>Restafval per vestiging</td><td>41 ton</td>
            <td>28 ton</td><td>15 ton</td></tr><tr><td>Eigen zonnestroom</td><td>22%</td><td>57%</td><td>80%</td></tr></tbody></table>`,
        },
      ],
    },
  });
}

function venturesPages(): DemoPage[] {
  return [
    page(portal, {
      at: 'ventures',
      name: 'Onze bedrijven',
      image: 'branch',
      content: {
        contentType: 'ContentPage',
        title: 'Onze bedrijven',
        introduction: 'Zeven namen, zeven vakken. Klik door naar de site van de specialist die je zoekt.',
        seoDescription:
          'De zeven bedrijven van Bouwpoort: bouwmaterialen, hout, dak, tegels, keukens, badkamers en gevels.',
        blocks: [
          { contentType: 'ContentGridBlock', id: 'ventures', columns: 3, items: tradeSites.map(ventureCard) },
          {
            contentType: 'TextContentBlock',
            id: 'vlc',
            variant: 'highlight',
            title: 'En achter de schermen: VLC',
            textHtml: html`<p>Het logistiek centrum in Venlo bevoorraadt alle vestigingen en heeft geen balie. Lever je daar, kijk dan op de
              <a href="/vlc">pagina’s van VLC</a>.</p>`,
          },
        ],
      },
    }),
    page(portal, {
      at: 'ventures/showrooms',
      under: 'ventures',
      name: 'Showrooms',
      image: 'showroom',
      content: {
        contentType: 'ContentPage',
        title: 'Een showroom bezoeken',
        introduction: 'Keukens, badkamers en gevels moet je aanraken. Dat kan op zes adressen, met en zonder afspraak.',
        seoDescription: 'Zes showrooms voor keukens, badkamers en gevels, ook voor aannemers die met hun klant komen.',
        mainBody: html`<p>Kom je met je opdrachtgever, bel dan even vooruit. We zetten de koffie klaar, reserveren een adviseur en leggen de
          tekening van het project vast op het scherm. Prijzen noemen we alleen aan jou, als je dat wilt.</p>`,
        blocks: [
          {
            contentType: 'ContentGridBlock',
            id: 'showrooms',
            columns: 3,
            items: tradeSites.slice(-3).map(ventureCard),
          },
          {
            contentType: 'ImageTextBlock',
            id: 'zaterdag',
            title: 'Zaterdag is de drukste dag',
            textHtml:
              '<p>Tussen 11.00 en 14.00 uur is het vol. Kom je voor advies, kies dan een doordeweekse ochtend, of de donderdagavond in Apeldoorn en Den Bosch.</p>',
            image: scene(portal, 'showroom', 'Adviseur en klanten bij een keukeneiland'),
            imagePosition: 'left',
            link: link('Zoek een showroom', '/vestigingen'),
          },
        ],
      },
    }),
    page(portal, {
      at: 'projecten',
      name: 'Projecten',
      image: 'site',
      content: {
        contentType: 'ContentPage',
        title: 'Een project begeleiden',
        introduction: 'Vanaf tien woningen krijg je één projectleider voor alle bedrijven.',
        seoDescription: 'Kopersbegeleiding, inmeten en levering per bouwnummer voor nieuwbouw vanaf tien woningen.',
        facts: [
          { label: 'Vanaf', value: '10 woningen' },
          { label: 'Doorlooptijd', value: 'koperskeuze in 3 weken' },
          { label: 'Levering', value: 'per bouwnummer, tijdvak van 2 uur' },
        ],
        mainBody: html`<h2>Zo loopt het</h2><ol><li><strong>Kick-off.</strong> We leggen je planning naast onze levertijden en spreken af wat
          wanneer op de bouw staat.</li><li><strong>Koperskeuze.</strong> Kopers kiezen keuken, badkamer en tegels op één avond per
          bouwstroom. Jij keurt het meerwerk goed voor het de deur uitgaat.</li><li><strong>Inmeten.</strong> Zodra de binnenwanden
          staan, met de laser; afwijkingen boven 5 mm hoor je dezelfde dag.</li><li><strong>Leveren.</strong> Alles per bouwnummer
          gelabeld, op de verdieping, in de volgorde waarin je ploegen werken.</li></ol>`,
        blocks: [
          {
            contentType: 'ExperienceBlock',
            id: 'veerkwartier',
            title: '84 woningen, één aanspreekpunt',
            textHtml: html`<p>In het Veerkwartier in Zwolle leverden vijf van onze bedrijven tegelijk. De uitvoerder belde in veertien maanden met één
              persoon. Restpunten aan keuken en badkamer bij oplevering: drie.</p>`,
            image: scene(portal, 'facade', 'Rij nieuwe woningen met steiger'),
            figures: [
              { value: '84', label: 'woningen' },
              { value: '5', label: 'bedrijven' },
              { value: '3', label: 'restpunten' },
            ],
            link: link('Bespreek je project', '/bouwpoort/klantenservice/contact'),
          },
        ],
      },
    }),
  ];
}

export function portalAbout(world: ContentWorld): DemoPage[] {
  return [aboutPage(), storyPage(), sustainabilityPage(world), ...venturesPages()];
}
