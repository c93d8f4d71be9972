import type { ContentWorld } from './content-world.ts';
import { type DemoPage, html, link, page, pageId, scene, steenhof } from './site.ts';

function news(world: ContentWorld): DemoPage[] {
  return [
    page(steenhof, {
      at: 'nieuws',
      name: 'Nieuws',
      daysAgo: 400,
      image: 'warehouse',
      content: {
        contentType: 'DynamicContentOverviewPage',
        title: 'Nieuws',
        introduction: 'Voorraad, prijzen, vestigingen en wat er verder verandert.',
        seoDescription: 'Nieuws van Steenhof Bouwmaterialen: voorraad, prijzen en vestigingen.',
        source: { parentId: pageId(steenhof, 'nieuws'), contentType: 'NewsPage' },
        layout: 'cards',
        showFilter: true,
        pageSize: 12,
        emptyText: 'Er is nu geen nieuws.',
        blocks: [
          {
            contentType: 'TextContentBlock',
            id: 'nieuwsbrief',
            variant: 'newsletter',
            title: 'Liever in je mailbox?',
            textHtml: '<p>Eén keer per maand, op de eerste dinsdag.</p>',
          },
        ],
      },
    }),
    page(steenhof, {
      at: 'nieuws/kalkzandsteen-voorraad',
      under: 'nieuws',
      name: 'Kalkzandsteen weer op voorraad',
      daysAgo: 3,
      image: 'warehouse',
      content: {
        contentType: 'NewsPage',
        title: 'Kalkzandsteen ligt er weer, in alle maten',
        introduction: 'De levertijd is terug van drie weken naar één werkdag.',
        category: 'Voorraad',
        date: world.day(3),
        mainBody: html`<p>Een storing bij de fabriek hield de autoclaaf vijf weken stil. Sinds maandag komen er weer acht wagens per week binnen. Blokken van 100,
          120, 150 en 214 mm liggen in alle zes vestigingen; elementen lopen via Utrecht.</p><p>Stond je order in de wacht? Je ontvangt vandaag
          een nieuwe leverdatum. Klopt die niet met je planning, <a href="/steenhof/klantenservice/contact">laat het weten</a>.</p>`,
        blocks: [
          {
            contentType: 'ManualCommerceBlock',
            id: 'stenen',
            title: 'Direct leverbaar',
            productIds: world.productIds(steenhof, ['kalkzandsteen', 'cellenbeton', 'steen', 'lijm'], 6),
            link: link('Stenen en blokken', world.categoryUrl(steenhof, 'stenen')),
          },
        ],
      },
    }),
    page(steenhof, {
      at: 'nieuws/overslag-zwolle',
      under: 'nieuws',
      name: 'Overslag Zwolle gaat open',
      daysAgo: 6,
      image: 'yard',
      content: {
        contentType: 'NewsPage',
        title: 'Zwolle: tot vier uur besteld, morgen gelost',
        introduction: 'Met 2.800 palletplaatsen erbij ligt het steenassortiment nu ook aan de IJssel.',
        category: 'Vestigingen',
        date: world.day(6),
        mainBody: html`<p>Tot nu toe moest je in Zwolle vóór 12.00 uur bestellen, omdat de vrachten uit Utrecht kwamen. Met de nieuwe hal gelden dezelfde
          tijden als in de andere vestigingen.</p><h2>Afhalen van volle pallets</h2><p>De poort aan de achterzijde gaat om 6.30 uur open. Rijd door tot
          de weegbrug en meld je met je ordernummer; laden duurt gemiddeld elf minuten.</p><h2>Kennismaken</h2><p>Op ${world.dayInWords(-24)} is er
          vanaf 15.00 uur een <a href="/steenhof/acties/relatiedag">relatiemiddag</a> met rondleiding.</p>`,
        blocks: [],
        related: [{ id: pageId(steenhof, 'vestigingen-zwolle') }],
      },
    }),
    page(steenhof, {
      at: 'nieuws/prijswijziging-gips',
      under: 'nieuws',
      name: 'Prijswijziging gipsplaten',
      daysAgo: 17,
      image: 'counter',
      content: {
        contentType: 'NewsPage',
        title: 'Gipsplaten 3,5% duurder, profielen goedkoper',
        introduction: `De nieuwe prijzen gaan in op ${world.dayInWords(-14)}. Lopende offertes houden hun prijs.`,
        category: 'Prijzen',
        date: world.day(17),
        mainBody: html`<p>Energie maakt gips duurder, staal werd juist goedkoper. Voor een gewone binnenwand komt het per saldo uit op 9 cent per vierkante
          meter erbij.</p><table><thead><tr><th>Groep</th><th>Wijziging</th></tr></thead><tbody><tr><td>Gipsplaat 12,5 mm</td><td>+3,5%</td></tr>
          <tr><td>Gipsvezelplaat</td><td>+2,0%</td></tr><tr><td>Metal-studprofiel</td><td>−4,0%</td></tr><tr><td>Schroeven</td><td>gelijk</td></tr></tbody>
          </table><p>Je eigen prijzen per die datum staan vanaf vandaag in de prijslijst onder
          <a href="/steenhof/mijn-bouwpoort">Mijn Bouwpoort</a>.</p>`,
        blocks: [],
      },
    }),
    page(steenhof, {
      at: 'nieuws/afhaalkluis-den-haag',
      under: 'nieuws',
      name: 'Afhaalkluis in Den Haag',
      daysAgo: 41,
      image: 'branch',
      content: {
        contentType: 'NewsPage',
        title: 'Ook ’s nachts afhalen in Den Haag',
        introduction:
          'Veertig kluizen naast de poort, groot genoeg voor een emmer van 20 liter of een doos profielen van drie meter.',
        category: 'Vestigingen',
        date: world.day(41),
        mainBody: html`<p>Bestel je vóór 17.00 uur, dan ligt het er om 19.00 uur in. Je krijgt een code per sms die tot de volgende middag 12.00 uur werkt. Het
          terrein is verlicht en je kunt er met een bus tot naast de kluis rijden.</p>`,
        blocks: [],
        related: [{ id: pageId(steenhof, 'vestigingen-den-haag') }],
      },
    }),
    page(steenhof, {
      at: 'nieuws/nieuwe-app-prijslijst',
      under: 'nieuws',
      name: 'Prijslijst nu ook als Excel',
      daysAgo: 96,
      image: 'team',
      content: {
        contentType: 'NewsPage',
        title: 'Je prijslijst nu ook als Excel en PDF',
        introduction: 'Op verzoek van calculators: dezelfde lijst, drie vormen.',
        category: 'Online',
        date: world.day(96),
        mainBody: html`<p>De lijst bevat je nettoprijzen, eenheden, EAN-codes en de datum waarop een prijs is gewijzigd. In Excel staan de groepen op aparte
          bladen; de PDF is om uit te delen. Downloaden doe je in <a href="/steenhof/mijn-bouwpoort">Mijn Bouwpoort</a>.</p>`,
        blocks: [],
      },
    }),
    page(steenhof, {
      at: 'acties/relatiedag',
      name: 'Relatiemiddag Zwolle',
      daysAgo: 6,
      image: 'yard',
      hidden: true,
      content: {
        contentType: 'ContentPage',
        title: 'Relatiemiddag in Zwolle',
        introduction: `Voor klanten die een uitnodiging kregen: ${world.dayInWords(-24)}, van 15.00 tot 19.00 uur.`,
        facts: [
          { label: 'Wanneer', value: `${world.dayInWords(-24)}, 15.00 – 19.00 uur` },
          { label: 'Waar', value: 'Steenhof Zwolle, poort 2' },
          { label: 'Aanmelden', value: `tot ${world.dayInWords(-17)}` },
        ],
        blocks: [
          {
            contentType: 'FormContainerBlock',
            id: 'aanmelden',
            title: 'Aanmelden',
            fields: [
              { kind: 'text', name: 'company', label: 'Bedrijf', required: true, autocomplete: 'organization' },
              { kind: 'email', name: 'email', label: 'E-mailadres', required: true, autocomplete: 'email' },
              {
                kind: 'select',
                name: 'people',
                label: 'Met hoeveel mensen kom je?',
                required: true,
                options: ['1', '2', '3', '4'].map((count) => ({ value: count, label: count })),
              },
            ],
            submitText: 'Aanmelden',
            thanksHtml: '<p>Je staat op de lijst. Neem werkschoenen mee, dan mag je het magazijn in.</p>',
          },
        ],
      },
    }),
  ];
}

function advice(world: ContentWorld): DemoPage[] {
  const share = {
    contentType: 'BlogsShareBlock' as const,
    id: 'delen',
    title: 'Deel dit met je ploeg',
    platforms: ['whatsapp' as const, 'linkedin' as const, 'mail' as const, 'copy' as const],
  };
  return [
    page(steenhof, {
      at: 'advies',
      name: 'Advies',
      daysAgo: 400,
      image: 'counter',
      content: {
        contentType: 'DynamicContentOverviewPage',
        title: 'Advies',
        introduction: 'Rekenvoorbeelden, tabellen en fouten die we vaker zien. Geschreven door mensen van de balie.',
        seoDescription: 'Praktisch advies over isoleren, metselen, wanden en bestraten.',
        source: { parentId: pageId(steenhof, 'advies'), contentType: 'BlogPage' },
        layout: 'cards',
        showFilter: true,
        pageSize: 12,
        emptyText: 'Er staat nog geen advies online.',
        blocks: [],
      },
    }),
    page(steenhof, {
      at: 'advies/rd-6-3-in-een-smalle-spouw',
      under: 'advies',
      name: 'Rd 6,3 in een smalle spouw',
      daysAgo: 9,
      image: 'facade',
      content: {
        contentType: 'BlogPage',
        title: 'Rd 6,3 in een smalle spouw: drie opbouwen vergeleken',
        introduction: 'Met dikte, materiaalkosten en uren per vierkante meter.',
        category: 'Isoleren',
        date: world.day(9),
        author: { name: 'Joris van Ham', role: 'adviseur isolatie, Steenhof Utrecht' },
        readingMinutes: 5,
        mainBody: html`<p>Warmteweerstand is dikte gedeeld door lambda. Voor Rd 6,3 heb je dus bij een lambda van 0,022 een plaat van 140 mm nodig; bij
          glaswol met 0,032 kom je op 202 mm. Tel daar 40 mm luchtspouw bij op en je weet of de fundering breed genoeg is.</p><h2>Drie opbouwen</h2>
          <table><thead><tr><th>Opbouw</th><th>Dikte met spouw</th><th>Materiaal per m²</th><th>Tijd per m²</th></tr></thead><tbody><tr><td>PIR 140
          mm</td><td>180 mm</td><td>€ 41</td><td>9 min</td></tr><tr><td>Resol 132 mm</td><td>172 mm</td><td>€ 54</td><td>9 min</td></tr><tr><td>Glaswol
          2 × 102 mm</td><td>244 mm</td><td>€ 26</td><td>14 min</td></tr></tbody></table><h2>Waar het misgaat</h2><ul><li>Kieren van 3 mm tussen platen
          kosten een kwart van de isolatiewaarde. Tape de naden.</li><li>Te weinig pluggen: vier per m² bij PIR, zes bij zachte wol.</li><li>Specie in de
          spouw. Leg een lat op de isolatie en trek hem elke drie lagen op.</li></ul>`,
        blocks: [
          {
            contentType: 'ManualCommerceBlock',
            id: 'nodig',
            title: 'Dit heb je ervoor nodig',
            productIds: world.productIds(steenhof, ['pir', 'glaswol', 'plug', 'tape', 'purschuim'], 5),
            link: link('Alle isolatie', world.categoryUrl(steenhof, 'isolatie')),
          },
          share,
        ],
        related: [{ id: pageId(steenhof, 'advies-metselen-bij-vorst') }, { id: pageId(steenhof, 'duurzaam-bouwen') }],
      },
    }),
    page(steenhof, {
      at: 'advies/hoeveel-zand-in-een-big-bag',
      under: 'advies',
      name: 'Hoeveel zand gaat er in een big bag?',
      daysAgo: 30,
      image: 'paving',
      content: {
        contentType: 'BlogPage',
        title: 'Hoeveel zand gaat er in een big bag?',
        introduction: 'Ophoogzand, metselzand en straatzand: gewicht en volume op een rij, en een rekenhulp.',
        category: 'Bestraten',
        date: world.day(30),
        author: { name: 'Esmée Kuiper', role: 'verkoop bestrating, Steenhof Rotterdam' },
        readingMinutes: 3,
        mainBody: html`<p>Een big bag is 90 × 90 × 110 cm, en toch zit er geen kuub in. De zak bolt uit en hij mag op de kraan niet zwaarder zijn dan 1.250 kilo.
          In de praktijk is dat 0,7 tot 0,8 m³.</p><table><thead><tr><th>Zand</th><th>Gewicht per m³</th><th>In een big bag</th></tr></thead><tbody>
          <tr><td>Ophoogzand</td><td>1.600 kg</td><td>0,75 m³</td></tr><tr><td>Metselzand</td><td>1.550 kg</td><td>0,77 m³</td></tr><tr><td>Straatzand
          (brekerzand)</td><td>1.700 kg</td><td>0,70 m³</td></tr></tbody></table><p>Vergeet de verdichting niet. Los zand van 10 cm wordt na het trillen 8,5
          cm; bestel dus 15 tot 20% meer dan oppervlak maal dikte.</p>`,
        blocks: [
          {
            contentType: 'ScriptBlock',
            id: 'rekenhulp',
            title: 'Reken het uit',
            src: '/media/scripts/rekenhulp.js',
            consent: 'necessary',
            settings: { widget: 'zand', 'inhoud-big-bag': '0.75', verdichting: '1.18' },
            fallbackHtml: html`<p>Voorbeeld: een terras van 30 m² op 10 cm zand is 3 m³ verdicht, dus 3,5 m³ los. Dat zijn vijf big bags.</p>`,
          },
          {
            contentType: 'ImagesBlock',
            id: 'terras',
            images: [
              {
                ...scene(steenhof, 'paving', 'Terras in aanleg met big bags'),
                caption: 'Zet big bags aan de werkkant: lopen kost meer dan zand',
              },
            ],
          },
          share,
        ],
      },
    }),
    page(steenhof, {
      at: 'advies/metselen-bij-vorst',
      under: 'advies',
      name: 'Metselen bij vorst',
      daysAgo: 55,
      image: 'site',
      content: {
        contentType: 'BlogPage',
        title: 'Metselen rond het vriespunt: wanneer stop je?',
        introduction: 'Mortel hardt onder 5 °C nauwelijks. Dit kun je wel en niet doen.',
        category: 'Metselen',
        date: world.day(55),
        author: { name: 'Gerrit Timmer', role: 'vestiging Zwolle, ex-metselaar' },
        readingMinutes: 4,
        mainBody: html`<p>De grens ligt niet bij nul. Onder 5 °C gaat de verharding zo langzaam dat één nacht vorst het werk van de hele dag kan stukvriezen. Kijk
          daarom naar de verwachting voor de komende 48 uur, niet naar de thermometer.</p><h2>Boven 5 °C overdag, nachtvorst tot −3 °C</h2><ul><li>Dek
          vers werk af met noppenfolie of een rietmat, en laat de mat een nacht liggen.</li><li>Gebruik warm aanmaakwater, hooguit 60 °C.</li><li>Houd
          stenen droog onder zeil.</li></ul><h2>Kouder?</h2><p>Dan stop je. Antivriesmiddelen in mortel geven uitbloei en kosten hechting; wij verkopen ze
          dan ook niet.</p>`,
        blocks: [
          {
            contentType: 'TextContentBlock',
            id: 'vuistregel',
            variant: 'quote',
            textHtml: '<p>Kun je je handen niet warm houden, dan kan je mortel het ook niet.</p>',
            source: 'Gerrit, elke winter opnieuw',
          },
          share,
        ],
      },
    }),
    page(steenhof, {
      at: 'advies/binnenwand-metal-stud',
      under: 'advies',
      name: 'Een stille binnenwand van metal-stud',
      daysAgo: 84,
      image: 'site',
      content: {
        contentType: 'BlogPage',
        title: 'Een stille wand van metal-stud: waar zit het geluid?',
        introduction: 'Niet in de plaat, maar in de randen. Vijf punten die meer doen dan een extra laag gips.',
        category: 'Afbouw',
        date: world.day(84),
        author: { name: 'Samira Bouali', role: 'adviseur afbouw, Steenhof Den Haag' },
        readingMinutes: 5,
        mainBody: html`<ol><li><strong>Aansluitband</strong> onder iedere rail: 2 dB voor nog geen euro per meter.</li><li><strong>Wol die vult</strong>, 60 mm in
          een profiel van 75. Aandrukken helpt niet.</li><li><strong>Contactdozen niet rug aan rug.</strong> Zet ze minstens één stijl uit elkaar.</li>
          <li><strong>Naden verspringen</strong> tussen eerste en tweede laag.</li><li><strong>Kit de plint</strong>, elastisch, vóór de plint erop
          gaat.</li></ol><p>Met enkele beplating kom je zo op 44 dB, dubbel op 52. Zonder die vijf punten haal je met dubbel nog geen 46.</p>`,
        blocks: [
          {
            contentType: 'ManualCommerceBlock',
            id: 'nodig',
            title: 'Voor deze wand',
            productIds: world.productIds(steenhof, ['gipsplaat', 'stijl', 'profiel', 'glaswol', 'band', 'schroef'], 6),
            link: link('Gips en plafond', world.categoryUrl(steenhof, 'gips')),
          },
          share,
        ],
      },
    }),
  ];
}

function work(): DemoPage[] {
  const apply = link('Solliciteren', '/bouwpoort/werken-bij/solliciteren');
  return [
    page(steenhof, {
      at: 'werken-bij',
      name: 'Werken bij Steenhof',
      image: 'team',
      content: {
        contentType: 'DynamicContentOverviewPage',
        title: 'Werken bij Steenhof',
        introduction: 'Vroeg beginnen, op tijd klaar, en collega’s die weten wat een steiger is.',
        seoDescription: 'Vacatures bij Steenhof Bouwmaterialen.',
        source: { parentId: pageId(steenhof, 'werken-bij'), contentType: 'ContentPage' },
        layout: 'list',
        showFilter: false,
        pageSize: 20,
        emptyText: 'Er zijn nu geen vacatures bij Steenhof.',
        blocks: [
          {
            contentType: 'CTABlockWithImage',
            id: 'groep',
            title: 'Niets gevonden?',
            text: 'Kijk ook bij de andere bedrijven van Bouwpoort; solliciteren gaat via één formulier.',
            image: scene(steenhof, 'team', ''),
            link: link('Alle vacatures van Bouwpoort', '/bouwpoort/werken-bij/vacatures'),
          },
        ],
      },
    }),
    page(steenhof, {
      at: 'werken-bij/magazijnmedewerker-utrecht',
      under: 'werken-bij',
      name: 'Magazijnmedewerker',
      daysAgo: 8,
      image: 'warehouse',
      content: {
        contentType: 'ContentPage',
        title: 'Magazijn\u00ADmedewerker met reachtruck',
        introduction: 'Van 5.00 tot 13.30 uur, en daarna is de middag van jou.',
        facts: [
          { label: 'Plaats', value: 'Utrecht' },
          { label: 'Uren', value: '38 uur, vroege dienst' },
          { label: 'Salaris', value: '€ 2.560 – € 2.990 per maand' },
        ],
        mainBody: html`<p>Je zet de wagens klaar die om half zes vertrekken. Een certificaat voor de reachtruck is fijn; zo niet, dan haal je het in week twee.
          Vroege uren krijgen 30% toeslag.</p>`,
        link: apply,
        blocks: [],
      },
    }),
    page(steenhof, {
      at: 'werken-bij/vestigingsleider-arnhem',
      under: 'werken-bij',
      name: 'Vestigingsleider',
      daysAgo: 22,
      image: 'branch',
      content: {
        contentType: 'ContentPage',
        title: 'Vestigings\u00ADleider',
        introduction: 'Zestien mensen, vier kraanwagens en 700 klanten in en om Arnhem.',
        facts: [
          { label: 'Plaats', value: 'Arnhem' },
          { label: 'Uren', value: '40 uur' },
          { label: 'Salaris', value: '€ 4.100 – € 5.000 per maand' },
        ],
        mainBody: html`<p>Je staat zelf twee ochtenden aan de balie, maakt de planning met je ploeg en beslist over je eigen voorraad. Ervaring met leidinggeven is
          nodig, kennis van bouwmaterialen ook; een diploma vinden we minder belangrijk.</p>`,
        link: apply,
        blocks: [],
      },
    }),
  ];
}

export function steenhofNews(world: ContentWorld): DemoPage[] {
  return [...news(world), ...advice(world), ...work()];
}
