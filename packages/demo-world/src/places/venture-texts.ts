import type { VentureId } from './venture-facts.ts';
import type { VentureTexts } from './venture-presentation.ts';

export const ventureTexts: Readonly<Record<VentureId, VentureTexts>> = {
  '110': {
    slogan: 'Eén poort, alle vakken van de bouw.',
    specialism: 'Bouwgroep',
    usps: [
      { text: 'Zeven specialisten onder één naam', icon: 'places' },
      { text: '21 vestigingen en showrooms', icon: 'locations' },
      { text: 'Sinds 1931 in de bouw', icon: 'history' },
      { text: 'Retourhout en schoon puin nemen we mee', icon: 'eco' },
    ],
    sitewideMessages: [
      {
        id: 'bouwpoort-bedrijfsdag',
        message: 'Binnenkort houden we onze jaarlijkse bedrijfsdag. Alle vestigingen zijn dan een dag dicht.',
        hyperLink: '/vestigingen',
        hyperLinkText: 'Bekijk de openingstijden',
        closable: true,
        type: 'info',
      },
    ],
    registerUsps: [
      { text: 'Eén account per bedrijf, je kiest zelf je vestiging', icon: 'locations' },
      { text: 'Je eigen prijzen bij elk artikel', icon: 'stock' },
      { text: 'Een vast aanspreekpunt aan de balie', icon: 'advice' },
    ],
    socials: ['facebook', 'instagram', 'linkedin', 'youtube', 'pinterest', 'x'],
    searchTerms: ['vestigingen', 'openingstijden', 'werken bij', 'duurzaam bouwen'],
    relevantContent: [
      { title: 'Vind een vestiging bij jou in de buurt', href: '/vestigingen' },
      { title: 'Vraag het onze klantenservice', href: '/bouwpoort/klantenservice' },
    ],
    phone: '030 711 11 10',
    projectPhone: '030 711 11 20',
    conditionsLabel: 'Voorwaarden van Bouwpoort',
    conditionsText: 'Elk bedrijf van Bouwpoort levert onder zijn eigen voorwaarden. Je vindt ze onderaan elke pagina.',
    certificationDisclaimer:
      'Gecertificeerd hout herken je aan de vermelding op je factuur: alleen dan geldt het FSC®- of PEFC-keurmerk. Prijzen zijn zonder btw, behalve waar we het anders zeggen.',
  },
  '210': {
    slogan: 'Je materiaal ligt er voor de eerste koffie.',
    specialism: 'Bouwmaterialen',
    usps: [
      { text: 'Vóór 16.00 uur besteld, de volgende werkdag geleverd', icon: 'delivery' },
      { text: 'Grote voorraad in zes vestigingen', icon: 'stock' },
      { text: 'Op werkdagen open vanaf 6.30 uur', icon: 'early-opening' },
      { text: 'Aan de balie staan mensen uit het vak', icon: 'advice' },
    ],
    ventureMessages: [
      {
        id: 'steenhof-kraanwagen',
        message: 'Nieuw: kies bij het bestellen een kraanwagen en we zetten je pallets achter het huis neer.',
        hyperLink: '/steenhof/klantenservice',
        hyperLinkText: 'Lees hoe het werkt',
        closable: true,
        type: 'info',
      },
    ],
    registerUsps: [
      { text: 'Zie meteen je eigen nettoprijzen', icon: 'stock' },
      { text: 'Bestel dag en nacht, ook vanaf de steiger', icon: 'opening-hours' },
      { text: 'Laat bezorgen of haal af in je eigen vestiging', icon: 'delivery' },
      { text: 'Geef collega’s een eigen inlog', icon: 'advice' },
    ],
    socials: ['facebook', 'instagram', 'linkedin', 'youtube'],
    searchTerms: ['gipsplaat', 'metselmortel', 'PIR-isolatie', 'kalkzandsteen', 'snelbouwschroef', 'purschuim'],
    relevantContent: [
      { title: 'Alle categorieën', href: '/steenhof/categorieen' },
      { title: 'Bezorgen, afhalen en retour', href: '/steenhof/klantenservice' },
      { title: 'Vestiging Utrecht: route en openingstijden', href: '/steenhof/vestigingen/utrecht' },
    ],
    phone: '030 711 21 00',
    projectPhone: '030 711 21 50',
    conditionsLabel: 'Leveren en afhalen bij Steenhof',
    conditionsText:
      'We lossen naast de wagen op een plek waar een vrachtwagen kan komen. Voor bezorgingen onder € 500 rekenen we € 12,50 orderkosten. Pallets met statiegeld nemen we terug tegen de prijs op je factuur.',
    certificationDisclaimer:
      'Bestel je gecertificeerd hout? Het FSC®- of PEFC-keurmerk geldt voor de regels waar het op je factuur bij staat. Alle prijzen zijn zonder btw, behalve waar we het anders zeggen.',
  },
  '220': {
    slogan: 'Recht hout, strak gezaagd.',
    specialism: 'Hout en plaat',
    usps: [
      { text: 'Op maat gezaagd terwijl je wacht', icon: 'repair' },
      { text: 'Hout met keurmerk, uit beheerde bossen', icon: 'eco-2' },
      { text: 'Vóór 15.00 uur besteld, volgende werkdag geleverd', icon: 'delivery' },
      { text: 'Ook op zaterdagochtend open', icon: 'opening-hours' },
    ],
    registerUsps: [
      { text: 'Zaaglijsten bewaren en opnieuw bestellen', icon: 'repair' },
      { text: 'Je eigen prijs per lengte, plaat en pak', icon: 'stock' },
      { text: 'Advies over houtsoort en klasse', icon: 'advice' },
    ],
    socials: ['facebook', 'instagram', 'linkedin', 'pinterest'],
    searchTerms: ['vuren geschaafd', 'OSB', 'multiplex', 'Douglas', 'underlayment', 'hardhout'],
    relevantContent: [
      { title: 'Alle hout en plaatmateriaal', href: '/houtmeesters/categorieen' },
      { title: 'Zagen op maat: zo geef je het door', href: '/houtmeesters/klantenservice' },
    ],
    phone: '050 711 22 00',
    projectPhone: '050 711 22 50',
    conditionsLabel: 'Maten en toleranties',
    conditionsText:
      'Hout werkt: maten gelden bij 18% houtvocht, met de toleranties uit onze leveringsvoorwaarden. Op maat gezaagd hout nemen we niet terug.',
    certificationDisclaimer:
      'Ons hout is met FSC®- of PEFC-keurmerk te krijgen. Wat gecertificeerd geleverd is, staat per regel op de factuur. Prijzen zijn zonder btw.',
  },
  '230': {
    slogan: 'Sterk tot op de nok.',
    specialism: 'Dak en goot',
    usps: [
      { text: 'We lossen tot 18 meter hoog', icon: 'delivery' },
      { text: 'Pannen en hulpstukken uit voorraad', icon: 'stock' },
      { text: 'Dakberekening binnen één werkdag', icon: 'advice' },
      { text: 'Oude dakbedekking gaat mee terug', icon: 'eco' },
    ],
    ventureMessages: [
      {
        id: 'dakkracht-wind',
        message: 'Vanaf windkracht 6 lossen we niet op het dak. We bellen je dan vóór 7.00 uur met een nieuwe tijd.',
        hyperLink: null,
        hyperLinkText: null,
        closable: false,
        type: 'warning',
      },
    ],
    registerUsps: [
      { text: 'Staffelprijzen, ook rechtstreeks van de fabriek', icon: 'stock' },
      { text: 'Lossen op hoogte aanvragen bij je bestelling', icon: 'delivery' },
      { text: 'Hulp van een dakadviseur bij jou in de regio', icon: 'advice' },
    ],
    socials: ['facebook', 'linkedin', 'youtube'],
    searchTerms: ['dakpan', 'EPDM', 'zinken goot', 'bitumen', 'dakraam', 'loodvervanger'],
    relevantContent: [
      { title: 'Alles voor het dak', href: '/dakkracht/categorieen' },
      { title: 'Lossen op hoogte aanvragen', href: '/dakkracht/klantenservice' },
    ],
    phone: '040 711 23 00',
    projectPhone: '040 711 23 50',
    conditionsLabel: 'Lossen op hoogte',
    conditionsText:
      'Lossen op het dak kan als de wagen binnen 6 meter van de gevel staat en de dakconstructie het gewicht draagt. Jij zorgt voor een vrije opstelplaats.',
    certificationDisclaimer:
      'De garantie van de fabrikant geldt als je verwerkt volgens zijn voorschrift. Prijzen zijn zonder btw, behalve waar we het anders zeggen.',
  },
  '240': {
    slogan: 'Elke vloer begint met één goede tegel.',
    specialism: 'Tegels',
    usps: [
      { text: 'Ruim 400 tegels in het echt te zien', icon: 'showroom' },
      { text: 'Neem gratis een proeftegel mee', icon: 'places' },
      { text: 'Lijm en voeg bij elke tegel op advies', icon: 'advice' },
      { text: 'Donderdag tot 21.00 uur open in Amsterdam', icon: 'opening-hours' },
    ],
    registerUsps: [
      { text: 'Proeftegels reserveren voor je klant', icon: 'showroom' },
      { text: 'Legplan en materiaalstaat bij je offerte', icon: 'advice' },
    ],
    socials: ['instagram', 'pinterest', 'facebook'],
    searchTerms: ['vloertegel 60x60', 'houtlook', 'wandtegel wit', 'tegellijm', 'mozaïek'],
    relevantContent: [
      { title: 'Alle tegels bekijken', href: '/tegelkade/categorieen' },
      { title: 'Prijs en levertijd opvragen', href: '/tegelkade/klantenservice' },
    ],
    phone: '020 711 24 00',
    projectPhone: '020 711 24 50',
    conditionsLabel: 'Kleur en partij',
    conditionsText:
      'Tegels kunnen per productiepartij iets verschillen in kleur en maat. Bestel daarom in één keer genoeg en houd 10% snijverlies aan.',
    certificationDisclaimer:
      'Getoonde kleuren wijken op een scherm altijd iets af. Een proeftegel uit de showroom geeft uitsluitsel.',
  },
  '310': {
    slogan: 'Een keuken waar je omheen leeft.',
    specialism: 'Keukens',
    usps: [
      { text: 'Drie showrooms vol complete keukens', icon: 'kitchen' },
      { text: 'Inmeten en monteren door eigen mensen', icon: 'repair' },
      { text: 'Je ontwerp in 3D, dezelfde middag', icon: 'showroom' },
      { text: 'Kopersbegeleiding voor bouwprojecten', icon: 'advice' },
    ],
    registerUsps: [
      { text: 'Volg de keuze van elke koper in je project', icon: 'advice' },
      { text: 'Levering per bouwnummer gepland', icon: 'delivery' },
    ],
    socials: ['instagram', 'pinterest', 'facebook', 'youtube'],
    searchTerms: ['keukeneiland', 'werkblad composiet', 'greeploos', 'afspraak maken'],
    relevantContent: [
      { title: 'Maak een afspraak in de showroom', href: '/keukenatelier/klantenservice' },
      { title: 'Showroom Apeldoorn', href: '/keukenatelier/vestigingen/apeldoorn' },
    ],
    phone: '055 711 31 00',
    projectPhone: '055 711 31 50',
    conditionsLabel: 'Van ontwerp tot montage',
    conditionsText:
      'Je keuken gaat in productie nadat we hebben ingemeten en jij de tekeningen hebt getekend. Tot die dag kun je kosteloos wijzigen.',
    certificationDisclaimer:
      'Afbeeldingen tonen opstellingen uit onze showrooms; apparatuur en kranen zijn niet altijd inbegrepen.',
  },
  '320': {
    slogan: 'Goed wakker worden begint hier.',
    specialism: 'Badkamers',
    usps: [
      { text: 'Meer dan dertig opgebouwde badkamers', icon: 'bathroom' },
      { text: 'Inmeten bij jou thuis of op de bouw', icon: 'repair' },
      { text: 'Waterbesparende kranen als standaard', icon: 'eco-2' },
      { text: 'Loop door je ontwerp met een VR-bril', icon: 'showroom' },
    ],
    registerUsps: [
      { text: 'Sanitairlijst per bouwnummer', icon: 'bathroom' },
      { text: 'Een vaste adviseur voor je project', icon: 'advice' },
    ],
    socials: ['instagram', 'pinterest', 'facebook'],
    searchTerms: ['inloopdouche', 'vrijstaand bad', 'badmeubel', 'thermostaatkraan'],
    relevantContent: [
      { title: 'Plan je showroombezoek', href: '/badkamerhuys/klantenservice' },
      { title: 'Showroom Nijmegen', href: '/badkamerhuys/vestigingen/nijmegen' },
    ],
    phone: '024 711 32 00',
    projectPhone: '024 711 32 50',
    conditionsLabel: 'Levering en plaatsing',
    conditionsText:
      'We leveren je badkamer compleet op de begane grond af. Plaatsing spreken we af met jouw installateur of met een van onze vaste ploegen.',
    certificationDisclaimer:
      'Kranen en toiletten dragen het keurmerk dat bij het artikel staat. Prijzen zijn inclusief btw.',
  },
  '330': {
    slogan: 'Het gezicht van je gebouw.',
    specialism: 'Gevels en kozijnen',
    usps: [
      { text: 'Gevelpanelen op ware grootte', icon: 'showroom' },
      { text: 'Meedenken vanaf de eerste schets', icon: 'advice' },
      { text: 'Panelen met een gesloten materiaalkringloop', icon: 'eco' },
    ],
    registerUsps: [
      { text: 'Monsters thuis of op kantoor bezorgd', icon: 'delivery' },
      { text: 'Details en bestekteksten om over te nemen', icon: 'advice' },
    ],
    socials: ['linkedin', 'instagram', 'pinterest'],
    searchTerms: ['gevelsteen', 'vezelcement', 'aluminium kozijn', 'steenstrips'],
    relevantContent: [
      { title: 'Bezoek de studio in Maastricht', href: '/gevelstudio/vestigingen/maastricht' },
      { title: 'Monsters aanvragen', href: '/gevelstudio/klantenservice' },
    ],
    phone: '043 711 33 00',
    projectPhone: '043 711 33 50',
    conditionsLabel: 'Monsters en proefvlakken',
    conditionsText:
      'Een monster laat kleur en structuur zien, maar geen hele gevel. Voor een opdracht zetten we samen met jou een proefvlak op.',
    certificationDisclaimer: 'Brandklasse en prestatieverklaring staan per systeem in onze documentatie.',
  },
  '900': {
    slogan: 'Van haven tot bouwplaats.',
    specialism: 'Logistiek',
    usps: [
      { text: 'Overslag voor alle vestigingen', icon: 'places' },
      { text: 'Bevoorrading, dag en nacht', icon: 'opening-hours' },
      { text: 'Volle wagens, minder ritten', icon: 'eco' },
    ],
    registerUsps: [{ text: 'Losvenster per mail vastgelegd', icon: 'opening-hours' }],
    socials: ['linkedin'],
    searchTerms: ['losvenster', 'palletretour', 'aanmelden chauffeur'],
    relevantContent: [{ title: 'Informatie voor leveranciers en chauffeurs', href: '/vlc/klantenservice' }],
    phone: '077 711 90 00',
    projectPhone: '077 711 90 50',
    conditionsLabel: 'Losvoorwaarden',
    conditionsText: 'Lossen kan alleen met een vooraf vastgelegd losvenster. Meld je met je referentie bij poort 2.',
    certificationDisclaimer: 'Op het terrein gelden de veiligheidsregels van het distributiecentrum.',
  },
};
