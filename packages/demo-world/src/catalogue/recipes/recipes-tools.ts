import { tradeLines } from '../catalogue-lines.ts';
import { type Choice, type Is, nl, type Recipe } from '../catalogue-recipe.ts';
import { each } from '../catalogue-units.ts';

const tool = (recipe: Omit<Recipe, 'measures' | 'units' | 'norm' | 'share'> & Partial<Recipe>): Recipe => ({
  measures: '',
  units: () => each('PCE', ['BX', 6]),
  norm: { herkomst: 'Duitsland' },
  share: 0.35,
  ...recipe,
});

const BRANDS = ['Smeedal', 'Slagveer', 'Handhof'];

const sized = (texts: readonly string[]): Choice[] =>
  texts.map((text, i) => ({ text, features: { maat: text }, factor: 0.85 + i * 0.12 }));

const HAMMERS: Readonly<Record<string, readonly Choice[]>> = {
  klauwhamer: sized(['450 g', '570 g', '680 g']),
  bankhamer: sized(['200 g', '300 g', '500 g', '800 g', '1000 g']),
  moker: sized(['1000 g', '1250 g', '1500 g', '2000 g']),
  rubberhamer: sized(['55 mm', '65 mm', '75 mm', '90 mm']),
  straathamer: sized(['1500 g', '2000 g']),
  metselhamer: sized(['600 g', '700 g', '800 g']),
};
const hammerHeads = (is: Is) => Object.entries(HAMMERS).find(([soort]) => is('soort', soort))?.[1] ?? [];

const TROWELS: Readonly<Record<string, readonly Choice[]>> = {
  metseltroffel: sized(['160 mm', '180 mm', '200 mm', '220 mm']),
  voegspijker: sized(['6 mm', '8 mm', '10 mm', '12 mm']),
  pleisterspaan: sized(['280 x 130 mm', '300 x 130 mm', '480 x 130 mm']),
  lijmkam: sized(['tand 4 mm', 'tand 6 mm', 'tand 8 mm', 'tand 10 mm', 'tand 12 mm']),
  hoektroffel: sized(['60 mm', '80 mm', '100 mm']),
  spackmes: sized(['400 mm', '600 mm', '800 mm', '1000 mm']),
  raapbord: sized(['300 x 190 mm', '360 x 230 mm']),
};
const trowelSizes = (is: Is) => Object.entries(TROWELS).find(([soort]) => is('soort', soort))?.[1] ?? [];

const sawBlades = (lengths: readonly number[]): Choice[] =>
  lengths.map((l) => ({ text: `${l} mm`, sizes: { l }, factor: 0.8 + l / 1800 }));
const discs = (diameters: readonly number[]): Choice[] => diameters.map((o) => ({ text: `${o} mm`, sizes: { o } }));

export const toolRecipes: readonly Recipe[] = [
  tool({
    key: 'hamer',
    type: 'Hamer',
    places: { '210': 'gereedschap/handgereedschap/hamers' },
    brands: BRANDS,
    lines: tradeLines,
    axes: {
      soort: [
        { text: 'klauwhamer', sizes: { x: 17 } },
        { text: 'bankhamer', sizes: { x: 11 } },
        { text: 'moker', sizes: { x: 16 } },
        { text: 'rubberhamer', sizes: { x: 10 } },
        { text: 'straathamer', sizes: { x: 21 } },
        { text: 'metselhamer', sizes: { x: 15 } },
      ],
      steel: [
        { text: 'essen steel', features: { materiaal: 'essenhout' } },
        { text: 'fiberglas steel', features: { materiaal: 'fiberglas' }, factor: 1.3 },
        { text: 'stalen steel', features: { materiaal: 'staal' }, factor: 1.45 },
      ],
      greep: [
        { text: 'met rubbergreep' },
        { text: 'standaard greep', factor: 0.92 },
        { text: 'trillingdempend', factor: 1.35 },
      ],
    },
    fits: (is) => !(is('soort', 'rubberhamer') && is('steel', 'stalen steel')),
    name: '{merk} {lijn} {soort} {steel} {greep}',
    variantName: '{naam}, {waarde}',
    by: 'Maat',
    variants: (_, is) => hammerHeads(is),
    price: (s) => s.x,
    features: () => ({ toepassing: 'algemeen' }),
    picture: { family: 'hammer' },
    about: [
      ['De {merk} {lijn} is een {soort} met {steel}, {greep}.'],
      ['De kop is gesmeed en gehard; de steel zit vast met een dubbele wig.'],
    ],
    usps: ['Gesmede, geharde kop', 'Goede balans', 'Steel met dubbele wig', 'Antislip greep'],
    use: '<p>Voor metsel-, straat-, timmer- en sloopwerk.</p>',
    work: '<p>Controleer de steelbevestiging regelmatig en draag een veiligheidsbril.</p>',
  }),
  tool({
    key: 'troffel',
    type: 'Troffel',
    places: {
      '210': 'gereedschap/handgereedschap/troffels-en-spanen',
      '240': 'gereedschap-en-profielen/tegelgereedschap/troffels-en-lijmkammen',
    },
    brands: BRANDS,
    lines: tradeLines,
    axes: {
      soort: [
        { text: 'metseltroffel', sizes: { x: 16 } },
        { text: 'voegspijker', sizes: { x: 7 } },
        { text: 'pleisterspaan', sizes: { x: 21 } },
        { text: 'lijmkam', sizes: { x: 13 } },
        { text: 'hoektroffel', sizes: { x: 12 } },
        { text: 'spackmes', sizes: { x: 24 } },
        { text: 'raapbord', sizes: { x: 19 } },
      ],
      blad: [
        { text: 'gehard staal', features: { materiaal: 'gehard staal' } },
        { text: 'RVS', features: { materiaal: 'rvs' }, factor: 1.35 },
      ],
      greep: [{ text: 'houten greep' }, { text: 'kurken greep', factor: 1.15 }, { text: 'zachte greep', factor: 1.1 }],
    },
    fits: (is) => !(is('soort', 'raapbord', 'voegspijker') && is('blad', 'RVS')),
    name: '{merk} {lijn} {soort} {blad} {greep}',
    variantName: '{naam}, {waarde}',
    by: 'Maat',
    variants: (_, is) => trowelSizes(is),
    price: (s) => s.x,
    picture: { family: 'trowel' },
    about: [
      ['De {merk} {lijn} is een {soort} met blad van {blad} en {greep}.'],
      ['Het blad is dun uitgewalst en veert licht, zodat je de specie goed voelt.'],
    ],
    usps: ['Licht verend blad', 'Goed in de hand', 'Roest niet bij RVS', 'Taps geslepen'],
    use: '<p>Voor metselen, voegen, stukadoren en tegelzetten.</p>',
    work: '<p>Maak na gebruik direct schoon en olie het stalen blad licht in.</p>',
  }),
  tool({
    key: 'zaag',
    type: 'Handzaag',
    places: { '210': 'gereedschap/handgereedschap/zagen' },
    brands: BRANDS,
    lines: tradeLines,
    axes: {
      soort: [
        { text: 'handzaag', sizes: { x: 13 } },
        { text: 'gipsplaatzaag', sizes: { x: 9 } },
        { text: 'isolatiezaag', sizes: { x: 16 } },
        { text: 'cellenbetonzaag', sizes: { x: 34 } },
      ],
      tand: [{ text: '' }, { text: '7 tpi' }, { text: '9 tpi', factor: 1.04 }, { text: '11 tpi', factor: 1.08 }],
      greep: [{ text: 'kunststof greep' }, { text: 'tweecomponenten greep', factor: 1.15 }],
    },
    fits: (is) => is('soort', 'handzaag') !== is('tand', ''),
    name: '{merk} {lijn} {soort} {tand} {greep}',
    variantName: '{naam}, blad {waarde}',
    by: 'Lengte',
    variants: (_, is) =>
      sawBlades(
        is('soort', 'gipsplaatzaag')
          ? [150, 300]
          : is('soort', 'cellenbetonzaag')
            ? [500, 600, 700]
            : [350, 400, 450, 500, 550],
      ),
    measures: 'l',
    price: (s) => s.x,
    picture: { family: 'saw' },
    about: [
      ['De {merk} {lijn} is een {soort} met {greep}.'],
      ['De tanden zijn driezijdig geslepen en inductief gehard, zodat ze lang scherp blijven.'],
    ],
    usps: ['Geharde tanden', 'Snelle, rechte snede', 'Prettige greep', 'Roestwerende coating'],
    use: '<p>Voor hout, gipsplaat, isolatie, cellenbeton of metaal, afhankelijk van het type.</p>',
    work: '<p>Begin met een paar korte trekken en zaag zonder kracht te zetten.</p>',
  }),
  tool({
    key: 'rolmaat',
    type: 'Rolmaat',
    places: { '210': 'gereedschap/meten/rolmaten' },
    brands: ['Meetrijk', 'Handhof', 'Smeedal'],
    lines: tradeLines,
    axes: {
      klasse: [{ text: 'klasse I', factor: 1.4 }, { text: 'klasse II' }],
      breedte: [
        { text: '16 mm', factor: 0.85 },
        { text: '19 mm', factor: 0.92 },
        { text: '25 mm' },
        { text: '32 mm', factor: 1.3 },
      ],
      huis: [{ text: 'ABS-huis' }, { text: 'rubberen huis', factor: 1.15 }, { text: 'metalen huis', factor: 1.3 }],
      haak: [{ text: '' }, { text: 'magnetische haak', factor: 1.15 }],
    },
    name: '{merk} {lijn} rolmaat {breedte} {klasse} {huis} {haak}',
    variantName: '{naam}, {waarde}',
    by: 'Lengte',
    variants: [3, 5, 7.5, 8, 10].map((m) => ({ text: `${m} m`.replace('.', ','), sizes: { l: m * 1000 } })),
    measures: 'l',
    price: (s) => 4 + s.l / 900,
    picture: { family: 'tape', note: (s) => `${nl(s.l / 1000)} M` },
    about: [
      ['De {merk} {lijn} rolmaat ({klasse}) heeft een band van {breedte} en {huis}.'],
      ['De band staat stevig bij lange overspanning en is aan beide zijden bedrukt.'],
    ],
    usps: ['Stevige uitslag', 'Slijtvaste coating', 'Remknop', 'Riemclip'],
    use: '<p>Voor maatvoering op bouw en werkplaats.</p>',
    work: '<p>Laat de band niet zonder remmen terugschieten; controleer de haak op speling.</p>',
  }),
  tool({
    key: 'waterpas',
    type: 'Waterpas',
    places: { '210': 'gereedschap/meten/waterpassen' },
    brands: ['Meetrijk', 'Handhof', 'Smeedal'],
    lines: tradeLines,
    axes: {
      libel: [{ text: '2 libellen' }, { text: '3 libellen', factor: 1.15 }, { text: '4 libellen', factor: 1.25 }],
      profiel: [
        { text: 'aluminium kokerprofiel' },
        { text: 'aluminium zwaar profiel', factor: 1.4 },
        { text: 'aluminium met magneet', factor: 1.5 },
      ],
      meter: [{ text: 'met meetlat' }, { text: 'zonder meetlat', factor: 0.95 }],
    },
    name: '{merk} {lijn} waterpas {libel} {profiel} {meter}',
    variantName: '{naam}, {waarde}',
    by: 'Lengte',
    variants: [400, 600, 800, 1000, 1200, 1800, 2000].map((l) => ({ text: `${l} mm`, sizes: { l } })),
    measures: 'l',
    price: (s) => 9 + s.l * 0.028,
    picture: { family: 'level', size: (s) => ({ l: s.l }) },
    about: [
      ['De {merk} {lijn} waterpas heeft {libel} in {profiel}, {meter}.'],
      ['Nauwkeurigheid 0,5 mm per meter, ook bij ondersteboven meten.'],
    ],
    usps: ['Nauwkeurig tot 0,5 mm/m', 'Geslepen meetvlak', 'Schokvaste eindkappen', 'Fluorescerende libel'],
    use: '<p>Voor metsel-, stel-, straat- en timmerwerk.</p>',
    work: '<p>Controleer door om te draaien op dezelfde plek; berg droog op.</p>',
  }),
  tool({
    key: 'boormachine',
    type: 'Boormachine',
    places: { '210': 'gereedschap/elektrisch-gereedschap/boormachines' },
    brands: ['Krachtveld', 'Smeedal', 'Slagveer'],
    lines: tradeLines,
    axes: {
      soort: [
        { text: 'accuboormachine', sizes: { x: 140 } },
        { text: 'accuslagboormachine', sizes: { x: 175 } },
        { text: 'slagschroevendraaier', sizes: { x: 135 } },
        { text: 'combihamer SDS-plus', sizes: { x: 265 } },
        { text: 'boorhamer SDS-max', sizes: { x: 480 } },
      ],
      spanning: [
        { text: '12 V', features: { spanning: '12' }, factor: 0.75 },
        { text: '18 V', features: { spanning: '18' } },
        { text: '36 V', features: { spanning: '36' }, factor: 1.5 },
      ],
      motor: [
        { text: 'koolborstelloos', word: 'koolborstelloze motor' },
        { text: 'koolborstelmotor', factor: 0.8 },
      ],
    },
    fits: (is) =>
      is('soort', 'boorhamer SDS-max')
        ? is('spanning', '36 V')
        : is('soort', 'combihamer SDS-plus')
          ? !is('spanning', '12 V')
          : !is('spanning', '36 V'),
    name: '{merk} {lijn} {soort} {spanning} {motor}',
    variantName: '{naam}, {waarde}',
    by: 'Uitvoering',
    variants: [
      { text: 'losse machine', factor: 0.72 },
      { text: 'met 2 x 2,0 Ah in koffer' },
      { text: 'met 2 x 4,0 Ah in koffer', factor: 1.25 },
      { text: 'met 2 x 5,0 Ah in koffer', factor: 1.38 },
    ],
    units: () => each('PCE'),
    price: (s) => s.x,
    picture: { family: 'drill' },
    about: [
      ['De {merk} {lijn} is een {soort} van {spanning} met {motor:w}.'],
      ['Compact gebouwd, met ledverlichting en traploze toerenregeling.'],
    ],
    usps: ['Traploze toerenregeling', 'Ledlamp', 'Metalen boorhouder', 'Drie jaar garantie'],
    use: '<p>Voor boor-, schroef- en hamerwerk in hout, staal en steen.</p>',
    work: '<p>Draag oog- en gehoorbescherming en gebruik bij beton de hamerstand.</p>',
  }),
  tool({
    key: 'slijper',
    type: 'Haakse slijper',
    places: { '210': 'gereedschap/elektrisch-gereedschap/haakse-slijpers' },
    brands: ['Krachtveld', 'Slagveer', 'Smeedal'],
    lines: tradeLines,
    axes: {
      soort: [
        { text: 'haakse slijper' },
        { text: 'accu haakse slijper', factor: 1.3 },
        { text: 'haakse slijper met stofafzuiging', factor: 1.5 },
      ],
      vermogen: [
        { text: '18 V', features: { spanning: '18' } },
        { text: '850 W', factor: 0.75 },
        { text: '1200 W' },
        { text: '1700 W', factor: 1.3 },
        { text: '2200 W', factor: 1.6 },
      ],
      veiligheid: [{ text: '' }, { text: 'met dodemansschakelaar', factor: 1.1 }, { text: 'met rem', factor: 1.25 }],
    },
    fits: (is) => is('soort', 'accu haakse slijper') === is('vermogen', '18 V'),
    name: '{merk} {lijn} {soort} {vermogen} {veiligheid}',
    variantName: '{naam}, schijf {waarde}',
    by: 'Diameter',
    variants: (_, is) =>
      discs(is('vermogen', '2200 W') ? [180, 230] : is('vermogen', '1700 W') ? [150, 180] : [115, 125]),
    measures: 'o',
    units: () => each('PCE'),
    price: (s) => 70 + s.o * 0.45,
    picture: { family: 'grinder' },
    about: [
      ['De {merk} {lijn} is een {soort} van {vermogen} {veiligheid} voor doorslijpen en afbramen.'],
      ['Met slanke greep, softstart en beschermkap die zonder gereedschap verstelt.'],
    ],
    usps: ['Softstart', 'Verstelbare beschermkap', 'Slanke greep', 'Herstartbeveiliging'],
    use: '<p>Voor het slijpen en doorslijpen van staal, steen en tegels.</p>',
    work: '<p>Gebruik altijd de beschermkap, een stofmasker en de juiste schijf voor het materiaal.</p>',
  }),
  tool({
    key: 'helm',
    type: 'Veiligheidshelm',
    places: { '210': 'gereedschap/bescherming/helmen' },
    brands: ['Werkwaker', 'Handhof'],
    lines: tradeLines,
    axes: {
      soort: [
        { text: 'veiligheidshelm' },
        { text: 'veiligheidshelm met draaiknop', factor: 1.4 },
        { text: 'klimhelm', factor: 3.2 },
        { text: 'stootpet', factor: 1.3 },
      ],
      ventilatie: [{ text: 'geventileerd' }, { text: 'ongeventileerd', factor: 0.95 }],
    },
    fits: (is) => !(is('soort', 'stootpet') && is('ventilatie', 'ongeventileerd')),
    name: '{merk} {lijn} {soort} {ventilatie}',
    variantName: '{naam} {waarde}',
    by: 'Kleur',
    variants: [
      { text: 'wit', features: { kleur: 'wit' }, material: 'kunststof-wit' },
      { text: 'geel', features: { kleur: 'geel' }, material: 'kunststof-geel' },
      { text: 'oranje', features: { kleur: 'oranje' }, material: 'kunststof-oranje' },
      { text: 'rood', features: { kleur: 'rood' }, material: 'kunststof-rood' },
      { text: 'blauw', features: { kleur: 'blauw' }, material: 'kunststof' },
      { text: 'groen', features: { kleur: 'groen' }, material: 'kunststof-groen' },
    ],
    price: () => 9.8,
    norm: { norm: 'EN 397', herkomst: 'Polen' },
    picture: { family: 'helmet' },
    about: [
      ['De {merk} {lijn} is een {soort}, {ventilatie}, van slagvast kunststof.'],
      ['Met zespuntsbinnenwerk en zweetband die je los kunt wassen.'],
    ],
    usps: ['Zespuntsophanging', 'Uitwasbare zweetband', 'Voor kinband en gehoorkappen', 'Voldoet aan EN 397'],
    use: '<p>Verplicht op de bouwplaats en bij hijswerk.</p>',
    work: '<p>Vervang de helm na een harde klap en uiterlijk op de aangegeven datum.</p>',
  }),
  tool({
    key: 'handschoen',
    type: 'Werkhandschoen',
    places: { '210': 'gereedschap/bescherming/handschoenen' },
    brands: ['Werkwaker', 'Handhof', 'Smeedal'],
    lines: tradeLines,
    axes: {
      soort: [
        { text: 'montagehandschoen', sizes: { x: 3.2 } },
        { text: 'snijvaste handschoen', sizes: { x: 8.4 } },
        { text: 'latex werkhandschoen', sizes: { x: 2.6 } },
        { text: 'winterhandschoen', sizes: { x: 6.9 } },
        { text: 'nerfleren handschoen', sizes: { x: 7.8 } },
      ],
      coating: [
        { text: '', word: 'versterkte palm' },
        { text: 'pu-coating' },
        { text: 'nitrilcoating', factor: 1.12 },
        { text: 'latexcoating', factor: 1.05 },
      ],
      kleur: [
        { text: 'zwart', material: 'kunststof-zwart', features: { kleur: 'zwart' } },
        { text: 'oranje', material: 'kunststof-oranje', features: { kleur: 'oranje' } },
        { text: 'grijs', material: 'grijs', features: { kleur: 'grijs' } },
      ],
    },
    fits: (is) =>
      is('soort', 'nerfleren handschoen')
        ? is('coating', '') && is('kleur', 'grijs')
        : is('soort', 'latex werkhandschoen', 'winterhandschoen')
          ? is('coating', 'latexcoating')
          : is('coating', 'pu-coating', 'nitrilcoating'),
    name: '{merk} {lijn} {soort} {coating} {kleur}',
    variantName: '{naam}, maat {waarde}',
    by: 'Maat',
    variants: ['7 (S)', '8 (M)', '9 (L)', '10 (XL)', '11 (XXL)'].map((text) => ({ text, features: { maat: text } })),
    price: (s) => s.x,
    norm: { norm: 'EN 388', herkomst: 'China' },
    picture: { family: 'glove' },
    about: [
      ['De {merk} {lijn} is een {soort} met {coating:w} in {kleur}.'],
      ['Nauwsluitend gebreid, met grip op natte stenen en gladde platen.'],
    ],
    usps: ['Goede grip', 'Ademende rug', 'EN 388 getest', 'Ook per doos van zes paar'],
    use: '<p>Voor metsel-, tegel-, timmer- en transportwerk.</p>',
    work: '<p>Kies de maat die strak zit. Vervang bij scheuren of slijtage van de coating.</p>',
  }),
  {
    key: 'vakboek',
    type: 'Vakboek',
    places: { '210': 'gereedschap/werkplaats/vakboeken' },
    share: 0.15,
    brands: ['Bouwpoort'],
    lines: ['Praktijk', 'Werkblad'],
    axes: {
      onderwerp: [
        'Metselwerk in de praktijk',
        'Gipsplaatwanden zonder fouten',
        'Dakdekken stap voor stap',
        'Isoleren en luchtdicht bouwen',
        'Tegelzetten van A tot Z',
        'Betonwerk op de bouwplaats',
        'Riolering aanleggen',
        'Houtskeletbouw',
      ].map((text) => ({ text })),
    },
    name: '{merk} {lijn} handboek {onderwerp}',
    variantName: '{naam}, {waarde}',
    by: 'Uitvoering',
    variants: [{ text: 'gebonden' }, { text: 'ringband', factor: 0.85 }],
    measures: '',
    units: () => each('PCE'),
    price: () => 29.5,
    vatRate: 9,
    norm: { herkomst: 'Nederland' },
    picture: { family: 'book' },
    about: [
      ['{onderwerp}: een handboek voor op de werkplaats en in de bus, met details, tabellen en veelgemaakte fouten.'],
      ['Geschreven door vakmensen en bijgewerkt naar de huidige regels.'],
    ],
    usps: ['Heldere details', 'Met rekentabellen', 'Afwasbare omslag'],
    use: '<p>Naslag voor uitvoerders, leerlingen en zelfstandigen.</p>',
    work: '<p>Tabellen en details mogen voor eigen werk worden gekopieerd.</p>',
  },
  {
    key: 'emballage',
    type: 'Emballage',
    places: { '210': 'gereedschap/werkplaats/emballage' },
    share: 0.1,
    brands: ['Bouwpoort'],
    lines: ['Retour', 'Ruil'],
    axes: {
      soort: [
        { text: 'europallet', sizes: { x: 12.5 } },
        { text: 'steenpallet', sizes: { x: 15 } },
        { text: 'gipsplatenpallet', sizes: { x: 9 } },
        { text: 'gaasbox', sizes: { x: 68 } },
        { text: 'betonelementenbok', sizes: { x: 180 } },
      ],
    },
    name: '{merk} {lijn} statiegeld {soort}',
    variantName: '{naam}',
    by: 'Uitvoering',
    variants: [{ text: 'per stuk' }],
    measures: '',
    units: () => each('PCE'),
    price: (s) => s.x,
    vatRate: 0,
    fixedPrice: true,
    norm: { herkomst: 'Nederland' },
    picture: { family: 'stack-of-boards', material: 'vuren' },
    about: [
      ['Statiegeld voor een {soort}; je krijgt het bedrag terug bij inlevering op een van onze vestigingen.'],
      ['Onbeschadigde emballage crediteren we binnen een jaar volledig.'],
    ],
    usps: ['Volledig retour', 'Inleveren bij elke vestiging', 'Geen btw over statiegeld'],
    use: '<p>Wordt bij levering op pallet of in een box in rekening gebracht.</p>',
    work: '<p>Lever schoon en onbeschadigd in, met vermelding van je klantnummer.</p>',
  },
];
