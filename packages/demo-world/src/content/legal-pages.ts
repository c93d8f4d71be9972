import type { ContentWorld } from './content-world.ts';
import { badkamerhuys, type DemoPage, html, page, portal, type Site, sites, tegelkade, vlc } from './site.ts';

interface LegalFacts {
  /** The company as it signs. Its full stop ends a sentence too. */
  company: string;
  seat: string;
  court: string;
  /** What it processes personal data for, in its own words. */
  purposes: string[];
  /** The clauses of the delivery terms that fit its trade. */
  delivery: string;
}

const shopPurposes = [
  'je bestelling uitvoeren: naam, bedrijfsgegevens, afleveradres, telefoonnummer en e-mailadres;',
  'je eigen prijzen en voorraad tonen: klantnummer, vestiging en de afspraken die daarbij horen;',
  'factureren en je kredietruimte bewaken: factuuradres, betaalgegevens en betaalgedrag;',
];

const facts: Record<string, LegalFacts> = {
  '110': {
    company: 'Bouwpoort B.V.',
    seat: 'Utrecht',
    court: 'Midden-Nederland, locatie Utrecht',
    purposes: [
      'je vraag of sollicitatie beantwoorden: naam, e-mailadres, telefoonnummer en wat je ons stuurt;',
      'de nieuwsbrief versturen: je e-mailadres, en of je hem opent;',
      'leveranciers beoordelen: contactgegevens en de documenten die je aanlevert;',
    ],
    delivery: html`<p>Bouwpoort B.V. levert zelf geen bouwmaterialen. Je koopt altijd bij een van onze bedrijven, en
      dan gelden de leveringsvoorwaarden van dat bedrijf. Wat bij allemaal hetzelfde is, staat hieronder.</p>
      <h2 id="gezamenlijk-vervoer">1. Gezamenlijk vervoer</h2><p>Bestel je bij twee bedrijven voor hetzelfde adres en
      dezelfde dag, dan rijden we dat samen als het in één vracht past. De vrachtkosten brengen we dan één keer in
      rekening, bij het bedrijf met het grootste gewicht.</p>
      <h2 id="losplaats">2. De losplaats</h2><p>De chauffeur bepaalt of hij veilig kan lossen. Hij heeft een vrije
      doorrijbreedte van 3,50 meter nodig en 4,20 meter hoogte. Kan het niet, dan overlegt hij eerst met jou en gaat
      de vracht pas daarna terug.</p>
      <h2 id="emballage">3. Emballage</h2><p>Pallets met statiegeld nemen al onze bedrijven van elkaar terug. Lever ze in
      bij de vestiging die het dichtst bij je is.</p>`,
  },
  '210': {
    company: 'Steenhof Bouwmaterialen B.V.',
    seat: 'Utrecht',
    court: 'Midden-Nederland, locatie Utrecht',
    purposes: shopPurposes,
    delivery: html`<h2 id="levertijd">1. Levertijd</h2><p>Voorraadartikelen die je vóór 16.00 uur bestelt, leveren we de
      volgende werkdag. Voor bestelartikelen geldt de levertijd die bij het artikel staat. Een levertijd is geen fatale
      termijn, maar we bellen je zodra we hem niet halen.</p>
      <h2 id="vrachtkosten">2. Vrachtkosten</h2><p>Voor bezorgingen onder € 500 rekenen we € 12,50 orderkosten; daarboven niets. Lossen met de kraan of de meeneemheftruck hoort daarbij. Lossen op hoogte met de verreiker spreek je vooraf af; dat kost € 95 per halfuur.</p>
      <h2 id="lossen">3. Lossen</h2><p>Je zorgt voor een verharde losplaats binnen 6 meter van de rijbaan en voor iemand
      die aftekent. Is er niemand, dan lossen we alleen als je daar vooraf schriftelijk om vroeg; de foto van de
      chauffeur geldt dan als bewijs van aflevering.</p>
      <h2 id="wachttijd">4. Wachttijd</h2><p>Het eerste kwartier is van ons. Daarna rekenen we € 22 per kwartier.</p>
      <h2 id="retour">5. Retour en emballage</h2><p>Onbeschadigde voorraadartikelen in volle verpakking nemen we binnen
      30 dagen terug, onder aftrek van 15% behandelkosten. Bestelartikelen, gezaagd materiaal en gemengde verf nemen we
      niet terug. Statiegeld op pallets (€ 12,50) krijg je binnen een jaar volledig terug.</p>
      <h2 id="schade">6. Schade en tekort</h2><p>Zichtbare schade of een tekort meld je bij het aftekenen, en anders
      binnen 24 uur. Meld je het later, dan gaan we ervan uit dat de vracht compleet en heel is aangekomen.</p>`,
  },
  '220': {
    company: 'Houtmeesters B.V.',
    seat: 'Groningen',
    court: 'Noord-Nederland, locatie Groningen',
    purposes: shopPurposes,
    delivery: html`<h2 id="hout-is-een-natuurproduct">1. Hout is een natuurproduct</h2><p>Kwasten, kleurverschil en
      krimpscheuren binnen de sortering waarin je koopt, zijn geen gebrek. Maten gelden bij 18% houtvocht; een afwijking van 1 mm per 100 mm is toegestaan.</p>
      <h2 id="lengtes">2. Lengtes</h2><p>We leveren gangbare lengtes met een overmaat van 0 tot 30 mm. Heb je een
      exacte maat nodig, bestel dan met zaagservice.</p>
      <h2 id="zaagwerk">3. Zaagwerk</h2><p>Gezaagd en geschaafd materiaal maken we op jouw maat. Dat nemen we niet terug,
      behalve als wij verkeerd zaagden: de tolerantie is 1 mm tot 2,5 meter en 2 mm daarboven.</p>
      <h2 id="aflevering">4. Aflevering</h2><p>Vóór 15.00 uur besteld is de volgende werkdag geleverd in Groningen,
      Friesland en Drenthe; daarbuiten in twee werkdagen. Lengtes boven 6 meter gaan mee op de eerstvolgende vaste
      rit.</p><h2 id="opslag">5. Opslag op het werk</h2><p>Vanaf aflevering bewaar je het hout droog, vlak en vrij van de
      grond. Voor vervorming door verkeerde opslag staan we niet in.</p>`,
  },
  '230': {
    company: 'Dakkracht B.V.',
    seat: 'Eindhoven',
    court: 'Oost-Brabant, locatie Eindhoven',
    purposes: shopPurposes,
    delivery: html`<h2 id="op-het-dak">1. Leveren op het dak</h2><p>We lossen op het dak tot 18 meter hoogte. Jij zorgt dat
      het dak de puntlast kan dragen en dat valbeveiliging aanwezig is; zonder beide lossen we op de grond.</p>
      <h2 id="wind">2. Wind en neerslag</h2><p>Boven windkracht 6 en bij onweer hijsen we niet. We maken dezelfde dag een
      nieuwe afspraak en rekenen geen tweede rit.</p>
      <h2 id="rechtstreeks">3. Rechtstreekse levering</h2><p>Bij volle pallets kan de fabriek rechtstreeks leveren. De
      staffel die daarbij hoort geldt per artikel en per afleveradres, en de levertijd is vijf werkdagen.</p>
      <h2 id="houdbaarheid">4. Houdbaarheid</h2><p>Lijm, primer en kit leveren we met minstens zes maanden houdbaarheid.
      Geopende of bevroren verpakking nemen we niet terug.</p>
      <h2 id="garantie">5. Garantie</h2><p>Op banen en pannen geldt de fabrieksgarantie die bij het artikel staat, mits
      verwerkt volgens het verwerkingsvoorschrift. Bewaar de batchcode: die staat op de pakbon.</p>`,
  },
  '240': {
    company: 'Tegelkade B.V.',
    seat: 'Amsterdam',
    court: 'Amsterdam',
    purposes: [
      'een offerte maken en je opdracht uitvoeren: naam, bedrijfsgegevens, afleveradres, telefoonnummer en e-mailadres;',
      'proeftegels sturen en je showroombezoek voorbereiden: naam, telefoonnummer en het adres van het werk;',
    ],
    delivery: html`<h2 id="kleur-en-partij">1. Kleur en partij</h2><p>Tegels uit verschillende bakpartijen kunnen verschillen
      in tint en maat. We leveren één opdracht uit één partij; bestel daarom snijverlies in één keer mee. Reken op
      10%, en op 15% bij diagonaal of visgraat.</p>
      <h2 id="offerte">2. Offerte en opdracht</h2><p>Prijzen krijg je per project, in een offerte die 30 dagen geldt. De
      opdracht staat zodra je de offerte schriftelijk bevestigt.</p>
      <h2 id="levering">3. Levering</h2><p>We leveren op de begane grond, achter de eerste drempel. In de binnenstad van
      Amsterdam en Haarlem rijden we elektrisch, tussen 7.00 en 11.00 uur.</p>
      <h2 id="controle">4. Controleer vóór je lijmt</h2><p>Op verwerkte tegels kunnen we niet terugkomen. Leg een halve
      vierkante meter droog uit en bel ons als er iets niet klopt.</p>
      <h2 id="restpartij">5. Restpartijen</h2><p>Volle dozen nemen we binnen 60 dagen terug, onder aftrek van 20%.
      Restpartijen en op bestelling gebakken series niet.</p>`,
  },
  '310': {
    company: 'Keukenatelier B.V.',
    seat: 'Apeldoorn',
    court: 'Gelderland, locatie Zutphen',
    purposes: [
      'een keukenontwerp maken: je naam, adres, maten en wensen, en die van je opdrachtgever;',
      'inmeten en monteren: het adres, de contactpersoon op het werk en foto’s van de ruimte;',
    ],
    delivery: html`<h2 id="ontwerp">1. Ontwerp en maatvoering</h2><p>We bestellen pas als de ruimte is ingemeten en jij de
      tekening hebt ondertekend. Wijzigingen daarna kosten tijd en geld; we zeggen vooraf hoeveel.</p>
      <h2 id="levertijd">2. Levertijd</h2><p>Reken op acht weken na akkoord, tien weken voor fronten in een eigen kleur. De
      leverweek bevestigen we drie weken van tevoren.</p><h2 id="ruimte">3. De ruimte</h2><p>Bij levering is de ruimte
      wind- en waterdicht, de dekvloer droog en liggen leidingen volgens de installatietekening. Is dat niet zo, dan
      slaan we de keuken vier weken kosteloos op.</p><h2 id="montage">4. Montage</h2><p>Onze monteurs plaatsen en stellen
      af; aansluiten op gas en elektra hoort daar alleen bij als het op de opdracht staat.</p>`,
  },
  '320': {
    company: 'Badkamerhuys B.V.',
    seat: 'Nijmegen',
    court: 'Gelderland, locatie Arnhem',
    purposes: [
      'een badkamerplan maken: je naam, adres, maten en wensen, en die van je opdrachtgever;',
      'levering en plaatsing plannen: het adres en de contactpersoon op het werk;',
    ],
    delivery: html`<h2 id="compleet">1. Compleet op één dag</h2><p>We leveren een badkamer pas als alles binnen is: tegels,
      sanitair, kranen en inbouwdelen in één keer, per verdieping gestapeld.</p><h2 id="inbouwdelen">2. Inbouwdelen
      vooraf</h2><p>Inbouwdelen voor leidingwerk leveren we op verzoek tot zes weken eerder, zonder meerprijs.</p>
      <h2 id="breuk">3. Breuk</h2><p>Glas en keramiek pak je uit waar de bezorger bij is, of je meldt breuk binnen 48 uur
      met een foto. We vervangen dan zonder discussie.</p><h2 id="annuleren">4. Annuleren</h2><p>Tot vier weken voor de
      leverweek annuleer je kosteloos, behalve voor maatwerk in blad, glas en douchewanden.</p>`,
  },
  '330': {
    company: 'Gevelstudio B.V.',
    seat: 'Maastricht',
    court: 'Limburg, locatie Maastricht',
    purposes: ['een gevel- of kozijnadvies maken: je naam, projectgegevens, tekeningen en contactpersonen;'],
    delivery: html`<h2 id="monsters">1. Monsters</h2><p>Een monster laat kleur en structuur zien, geen exacte belofte. Voor
      metselwerk leggen we een proefvlak van 1 m² aan; dat is de maatstaf bij oplevering.</p><h2 id="kozijnen">2. Kozijnen
      op maat</h2><p>Kozijnen maken we op de maten die jij ondertekent. De speling rondom is 10 mm, tenzij de tekening iets
      anders zegt.</p><h2 id="fasering">3. Levering in fasen</h2><p>We leveren per bouwlaag, op de dag die je veertien dagen
      vooraf doorgeeft. Opslag langer dan drie weken kost € 6 per pallet of bok per week.</p>`,
  },
  '900': {
    company: 'VLC B.V.',
    seat: 'Venlo',
    court: 'Limburg, locatie Roermond',
    purposes: ['vrachten plannen en aanmelden: naam, kenteken, telefoonnummer en losvenster van de chauffeur;'],
    delivery: html`<h2 id="losvenster">1. Losvenster</h2><p>Lossen kan alleen met een losvenster van 45 minuten, vastgelegd uiterlijk de dag
      ervoor om 12.00 uur. Meld je met je referentie bij poort 2.</p><h2 id="lading">2. De lading</h2><p>Pallets zijn stabiel,
      gewikkeld en niet hoger dan 1,90 meter. Op elk collo staan een leesbare code en ons ordernummer.</p>
      <h2 id="terrein">3. Op het terrein</h2><p>Veiligheidsschoenen, hesje en 15 km per uur. De motor gaat uit tijdens het
      lossen.</p><h2 id="verschil">4. Telverschil</h2><p>We tellen binnen 24 uur. Een verschil melden we met foto; hoor je
      niets, dan klopt het.</p>`,
  },
};

function factsOf(site: Site): LegalFacts {
  const found = facts[site.ventureId];
  if (!found) throw new Error(`no legal facts for ${site.name}`);
  return found;
}

function privacyBody(site: Site, legal: LegalFacts): string {
  return html`<p>${legal.company}, gevestigd in ${legal.seat}, gaat over de persoonsgegevens op deze site. Hieronder lees je
    welke dat zijn, waarom we ze hebben en wat je ermee kunt.</p>
    <h2 id="waarvoor">Waarvoor we gegevens gebruiken</h2><ul>${legal.purposes
      .map((purpose) => `<li>${purpose}</li>`)
      .join('')}<li>de site veilig houden en verbeteren: logbestanden en, met jouw toestemming, statistieken.</li></ul>
    <h2 id="hoe-lang">Hoe lang we ze bewaren</h2><p>Facturen zeven jaar, omdat de Belastingdienst dat vraagt. Vragen en
    klachten twee jaar. Logbestanden 90 dagen. Wat niet meer nodig is, wissen we.</p>
    <h2 id="met-wie">Met wie we ze delen</h2><p>Met de vervoerder die bij je lost, de betaaldienst die je betaling
    afhandelt en de bedrijven die onze systemen beheren. Met ieder van hen is een verwerkersovereenkomst gesloten. We
    verkopen geen gegevens.</p>
    <h2 id="cookies">Cookies</h2><p>Noodzakelijke cookies zetten we altijd. Voor voorkeuren, statistieken en marketing vragen
    we eerst je toestemming; die trek je onder aan iedere pagina weer in.
    ${site === portal ? 'Welke het zijn, staat' : 'Welke cookies er zijn, staat'} in het
    <a href="/bouwpoort/privacy/cookies">cookieoverzicht</a>.</p>
    <h2 id="je-rechten">Je rechten</h2><p>Je mag je gegevens inzien, verbeteren, laten wissen of meenemen. Mail naar
    <a href="mailto:privacy@${site.path}.test">privacy@${site.path}.test</a>; binnen vier weken heb je antwoord. Ben je niet
    tevreden, dan kun je terecht bij de Autoriteit Persoonsgegevens.</p>`;
}

function termsBody(site: Site, legal: LegalFacts): string {
  const deliveryUrl = `/${site.path}/voorwaarden/leveringsvoorwaarden`;
  return html`<h2 id="wanneer">1. Wanneer ze gelden</h2><p>Deze voorwaarden gelden voor iedere offerte, bestelling en
    overeenkomst met ${legal.company} Je eigen inkoopvoorwaarden gelden alleen als wij dat schriftelijk bevestigen.</p>
    <h2 id="offertes">2. Offertes en prijzen</h2><p>${site === tegelkade ? 'Op deze site staan geen prijzen: je krijgt ze per project, in een offerte. ' : ''}Offertes zijn 30 dagen geldig. Prijzen zijn in euro’s, ${site === badkamerhuys ? 'inclusief' : 'exclusief'} btw en
    ${site.hasShop && site !== tegelkade ? 'af vestiging' : 'zoals in de offerte omschreven'}. Stijgt een inkoopprijs tussen opdracht en levering
    met meer dan 5%, dan mogen we die stijging doorrekenen; jij mag de opdracht dan kosteloos annuleren.</p>
    <h2 id="betaling">3. Betaling</h2><p>Op rekening betaal je binnen 30 dagen na factuurdatum. Daarna rekenen we de wettelijke
    handelsrente en, na één herinnering, de kosten van incasso.</p>
    <h2 id="levering">4. Levering</h2><p>Hoe en wanneer we leveren, lees je in de
    <a href="${deliveryUrl}">leveringsvoorwaarden</a>. Het risico gaat over zodra de goederen op de afgesproken plek staan of
    je ze bij ons meeneemt.</p>
    <h2 id="eigendom">5. Eigendomsvoorbehoud</h2><p>Alles wat we leveren blijft van ons tot je het hebt betaald, ook als het
    al is verwerkt, voor zover de wet dat toelaat.</p>
    <h2 id="gebreken">6. Gebreken</h2><p>Een zichtbaar gebrek meld je binnen acht dagen, een verborgen gebrek binnen acht dagen
    nadat je het ontdekte. We herstellen, vervangen of crediteren; stop met verwerken zodra je iets ziet.</p>
    <h2 id="aansprakelijkheid">7. Aansprakelijkheid</h2><p>We zijn aansprakelijk voor directe schade, tot het factuurbedrag
    van de levering waar het om gaat en nooit voor meer dan onze verzekering uitkeert. Bij opzet of grove schuld geldt die
    grens niet.</p>
    <h2 id="geschillen">8. Recht en geschillen</h2><p>Op alles is Nederlands recht van toepassing. Komen we er samen niet uit,
    dan beslist de rechtbank ${legal.court}. Wat je van de informatie op deze site mag verwachten, staat in de
    <a href="/${site.path}/voorwaarden/disclaimer">disclaimer</a>.</p>`;
}

function aboutPrices(site: Site): string {
  if (site === tegelkade)
    return '<h2 id="offerte">Prijs en levertijd</h2><p>Je vindt hier tegels, geen prijzen en geen aantallen. Wat een tegel kost, hoeveel er van één bakpartij is en wanneer we hem brengen, staat in je offerte.</p>';
  return site.hasShop
    ? '<h2 id="voorraad">Voorraad en prijzen</h2><p>De voorraad die je ziet is die van dat moment. Een kennelijke vergissing in een prijs bindt ons niet; we bellen je dan vóór we leveren.</p>'
    : '';
}

function disclaimerBody(site: Site, legal: LegalFacts): string {
  return html`<p>We maken deze site met zorg, maar een tekening, maat of rekenvoorbeeld kan verouderd zijn of voor jouw werk niet
    passen. Ga bij de uitvoering uit van het verwerkingsvoorschrift van de fabrikant en de berekening van je constructeur.</p>
    <h2 id="afbeeldingen">Afbeeldingen en kleuren</h2><p>Afbeeldingen zijn getekend en laten het soort product zien. Kleur, structuur
    en verpakking kunnen anders uitvallen.</p>
    ${aboutPrices(site)}
    <h2 id="overnemen">Overnemen</h2><p>Teksten en tekeningen zijn van ${legal.company} Gebruik ze gerust op het werk; voor
    publicatie vraag je het even.</p>
    <h2 id="fout-gevonden">Een fout gevonden?</h2><p>Mail <a href="mailto:${site.email}">${site.email}</a>. Meestal is het dezelfde
    dag aangepast.</p>`;
}

function legalPagesOf(site: Site, world: ContentWorld): DemoPage[] {
  const legal = factsOf(site);
  const age = site === vlc ? 400 : 180;
  const texts = [
    {
      at: 'privacy/privacyverklaring',
      name: 'Privacyverklaring',
      title: 'Privacy\u00ADverklaring',
      introduction: `Zo gaat ${site.shortName} om met jouw gegevens.`,
      mainBody: privacyBody(site, legal),
    },
    {
      at: 'voorwaarden/algemene-voorwaarden',
      name: 'Algemene voorwaarden',
      title: 'Algemene voor\u00ADwaarden',
      introduction: `Wat we met elkaar afspreken als je zaken doet met ${legal.company}`,
      mainBody: termsBody(site, legal),
    },
    {
      at: 'voorwaarden/leveringsvoorwaarden',
      ...(site === vlc
        ? {
            name: 'Losvoorwaarden',
            title: 'Losvoorwaarden',
            introduction: 'Losvenster, lading, terrein en telverschil.',
          }
        : {
            name: 'Leveringsvoorwaarden',
            title: 'Leverings\u00ADvoorwaarden',
            introduction: 'Levertijd, lossen, controleren en terugbrengen.',
          }),
      mainBody: legal.delivery,
    },
    {
      at: 'voorwaarden/disclaimer',
      name: 'Disclaimer',
      title: 'Disclaimer',
      introduction: 'Wat je van de informatie op deze site mag verwachten.',
      mainBody: disclaimerBody(site, legal),
    },
  ];
  return texts.map(({ at, name, ...content }) =>
    page(site, {
      at,
      name,
      daysAgo: age,
      content: {
        contentType: 'SimpleContentPage',
        ...content,
        updatedOn: world.day(age),
        showContents: true,
        blocks: [],
        seoDescription: content.introduction,
      },
    }),
  );
}

export function legalPages(world: ContentWorld): DemoPage[] {
  return sites.flatMap((site) => legalPagesOf(site, world));
}
