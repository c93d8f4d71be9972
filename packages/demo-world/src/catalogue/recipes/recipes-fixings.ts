import { tradeLines } from '../catalogue-lines.ts';
import { type Choice, measured, type Recipe, type Sizes } from '../catalogue-recipe.ts';
import { boxed, each } from '../catalogue-units.ts';

const BRANDS = ['Schroefal', 'Boutenburg', 'Ankerveld'];
const coatings: readonly Choice[] = [
  { text: 'verzinkt', features: { materiaal: 'verzinkt staal' }, material: 'staal-verzinkt' },
  {
    text: 'geelverzinkt',
    features: { materiaal: 'verzinkt staal', kleur: 'geel' },
    material: 'geelverzinkt',
    factor: 1.03,
  },
  { text: 'RVS A2', features: { materiaal: 'rvs A2' }, material: 'rvs', factor: 3.1 },
  { text: 'RVS A4', features: { materiaal: 'rvs A4' }, material: 'rvs', factor: 4.3 },
];
const lengths = measured(
  'l',
  'mm',
  [16, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 120, 140, 160, 180, 200, 240, 300],
);
/** Longer screws come in smaller boxes. */
const box = (s: Sizes) => boxed(s.l <= 60 ? 200 : s.l <= 100 ? 100 : 50);
const boxNote = (s: Sizes) => `${s.l <= 60 ? 200 : s.l <= 100 ? 100 : 50} ST`;
const picture = { family: 'fixings-box', note: boxNote, second: { family: 'screws' } } as const;

const anchorCoatings: readonly Choice[] = [
  { text: 'verzinkt', features: { materiaal: 'verzinkt staal' }, material: 'staal-verzinkt' },
  { text: 'thermisch verzinkt', features: { materiaal: 'verzinkt staal' }, material: 'staal-verzinkt', factor: 1.35 },
  { text: 'RVS A2', features: { materiaal: 'rvs A2' }, material: 'rvs', factor: 3.1 },
  { text: 'RVS A4', features: { materiaal: 'rvs A4' }, material: 'rvs', factor: 4.1 },
];

const within = (low: number, high: number): readonly Choice[] =>
  lengths.filter(({ sizes }) => sizes?.l !== undefined && sizes.l >= low && sizes.l <= high);
const SCREWS: Readonly<Record<number, readonly Choice[]>> = {
  3.5: within(16, 50),
  4: within(20, 70),
  4.5: within(25, 80),
  5: within(25, 140),
  6: within(40, 240),
  8: within(80, 300),
};
const screwLengths = (diameter: number) => SCREWS[diameter] ?? lengths;

const ANCHORS: Readonly<Record<number, readonly Choice[]>> = {
  6: measured('l', 'mm', [40, 50, 65, 85]),
  8: measured('l', 'mm', [50, 65, 75, 95, 115]),
  10: measured('l', 'mm', [65, 80, 95, 115, 135]),
  12: measured('l', 'mm', [80, 100, 120, 140, 180]),
  16: measured('l', 'mm', [105, 125, 145, 180, 220]),
  20: measured('l', 'mm', [125, 160, 200, 250]),
};
const anchorLengths = (diameter: number) => ANCHORS[diameter] ?? lengths;

/** Length x height x width of bent steel. */
const steel = (...values: readonly (readonly [l: number, h: number, b: number])[]): Choice[] =>
  values.map(([l, h, b]) => ({ text: h > 0 ? `${l} x ${h} x ${b} mm` : `${l} x ${b} mm`, sizes: { l, h, b } }));
const angles = steel(
  [25, 25, 15],
  [30, 30, 20],
  [40, 40, 40],
  [50, 50, 40],
  [60, 60, 50],
  [70, 70, 55],
  [90, 90, 40],
  [90, 90, 65],
  [105, 105, 90],
  [150, 150, 65],
);
const joistHangers = steel([97, 80, 46], [95, 80, 51], [120, 80, 64], [135, 80, 76], [160, 80, 80], [180, 80, 100]);
const postBases = steel([150, 120, 71], [150, 120, 91], [150, 120, 101], [200, 140, 121]);
const plates = steel([120, 0, 40], [160, 0, 40], [200, 0, 60], [240, 0, 60], [300, 0, 80]);

/** Diameter x length, as a plug is asked for at the counter. */
const plugs = (...values: readonly (readonly [o: number, l: number])[]): Choice[] =>
  values.map(([o, l]) => ({ text: `${o} x ${l} mm`, sizes: { o, l } }));
const plugSizes: Readonly<Record<string, readonly Choice[]>> = {
  'nylon plug': plugs([5, 25], [6, 30], [8, 40], [10, 50], [12, 60], [14, 75]),
  'universele plug': plugs([5, 31], [6, 36], [8, 51], [10, 61], [12, 71]),
  slagplug: plugs([5, 30], [5, 40], [6, 40], [6, 60], [6, 80], [8, 60], [8, 80], [8, 100], [8, 120]),
  kozijnplug: plugs([8, 80], [8, 100], [8, 120], [10, 80], [10, 100], [10, 120], [10, 140], [10, 160]),
  isolatieplug: plugs([8, 70], [8, 90], [8, 110], [8, 130], [8, 150], [10, 180], [10, 220]),
  hollewandplug: plugs([4, 32], [4, 46], [5, 37], [5, 52], [6, 37], [6, 52]),
  gipsplaatplug: plugs([12, 27], [14, 32], [14, 39]),
};

export const fixingRecipes: readonly Recipe[] = [
  {
    key: 'spaanplaatschroef',
    type: 'Spaanplaatschroef',
    places: { '210': 'bevestiging/schroeven/spaanplaatschroeven', '220': 'afwerking/bevestiging/houtschroeven' },
    share: 1.5,
    brands: BRANDS,
    lines: tradeLines,
    axes: {
      kop: [
        { text: 'platkop', features: { kop: 'platkop', aandrijving: 'TX' } },
        { text: 'bolkop', features: { kop: 'bolkop', aandrijving: 'TX' } },
        { text: 'lenskop', features: { kop: 'lenskop', aandrijving: 'TX' }, factor: 1.03 },
        { text: 'platkop PZ', features: { kop: 'platkop', aandrijving: 'PZ' }, factor: 0.94 },
      ],
      staal: coatings,
      draad: [
        { text: 'deeldraad', word: 'deeldraad, die het bovenste hout aantrekt' },
        { text: 'voldraad', word: 'voldraad, die over de hele lengte grip heeft' },
      ],
      dikte: [
        { text: '3,5 mm', sizes: { o: 3.5 } },
        { text: '4,0 mm', sizes: { o: 4 } },
        { text: '4,5 mm', sizes: { o: 4.5 } },
        { text: '5,0 mm', sizes: { o: 5 } },
        { text: '6,0 mm', sizes: { o: 6 } },
        { text: '8,0 mm', sizes: { o: 8 } },
      ],
    },
    fits: (is, s) => is('draad', 'deeldraad') || s.o <= 5,
    name: '{merk} {lijn} spaanplaatschroef {dikte} {staal} {kop} {draad}',
    variantName: '{naam}, lengte {waarde}',
    by: 'Lengte',
    variants: (s) => screwLengths(s.o),
    measures: 'lo',
    units: box,
    price: (s) => 0.7 + s.o * s.o * s.l * 0.0038,
    features: () => ({ toepassing: 'hout' }),
    norm: { norm: 'EN 14592', herkomst: 'Taiwan' },
    picture,
    about: [
      ['De {merk} {lijn} is een spaanplaatschroef ({staal}) met {kop} en {draad:w}.'],
      [
        'De punt met freesribben trekt snel aan en de glijlaag verlaagt het indraaimoment, zodat je accu langer meegaat.',
      ],
    ],
    usps: ['Scherpe punt, snel aantrekkend', 'Freesribben onder de kop', 'Laag indraaimoment', 'ETA-gekeurd'],
    use: '<p>Voor hout, spaanplaat, MDF en multiplex. Buiten alleen in RVS.</p>',
    work: '<p>Boor in hardhout en dicht bij de kopse kant voor met 0,7 maal de diameter.</p>',
  },
  {
    key: 'gipsplaatschroef',
    type: 'Gipsplaatschroef',
    places: { '210': 'bevestiging/schroeven/gipsplaatschroeven' },
    share: 0.7,
    brands: ['Schroefal', 'Stavast', 'Wandvast'],
    lines: tradeLines,
    axes: {
      draad: [
        { text: 'fijne draad', word: 'metal-stud tot 0,9 mm' },
        { text: 'grove draad', word: 'houten regelwerk' },
        { text: 'boorpunt', word: 'zware profielen tot 2 mm', factor: 1.25 },
        { text: 'HiLo-draad', word: 'gipsvezelplaten', factor: 1.2 },
      ],
      verpakking: [
        { text: 'los', factor: 1 },
        { text: 'op band', factor: 1.28 },
      ],
      coating: [
        { text: 'gefosfateerd', features: { materiaal: 'gefosfateerd staal', kleur: 'zwart' }, material: 'staal' },
        { text: 'geelverzinkt', features: { materiaal: 'verzinkt staal' }, material: 'geelverzinkt', factor: 1.08 },
        { text: 'wit verzinkt', features: { materiaal: 'verzinkt staal' }, material: 'staal-verzinkt', factor: 1.06 },
      ],
      dikte: [
        { text: '3,5 mm', sizes: { o: 3.5 } },
        { text: '3,9 mm', sizes: { o: 3.9 }, factor: 1.1 },
        { text: '4,2 mm', sizes: { o: 4.2 }, factor: 1.2 },
      ],
    },
    fits: (is) =>
      is('draad', 'boorpunt') === is('dikte', '4,2 mm') && is('draad', 'HiLo-draad') === is('dikte', '3,9 mm'),
    name: '{merk} {lijn} gipsplaatschroef {dikte} {draad} {coating} {verpakking}',
    variantName: '{naam}, lengte {waarde}',
    by: 'Lengte',
    variants: (_, is) =>
      is('verpakking', 'op band')
        ? measured('l', 'mm', [25, 35, 45, 55])
        : measured('l', 'mm', [25, 35, 45, 55, 70, 90]),
    measures: 'lo',
    units: (s) => boxed(s.l < 50 ? 1000 : s.l < 65 ? 500 : 250),
    price: (s) => 0.55 + s.l * 0.028,
    features: () => ({ kop: 'trompetkop', aandrijving: 'PH2', toepassing: 'binnen' }),
    norm: { norm: 'EN 14566', herkomst: 'Taiwan' },
    picture: {
      family: 'fixings-box',
      note: (s) => `${s.l < 50 ? 1000 : s.l < 65 ? 500 : 250} ST`,
      second: { family: 'screws' },
    },
    about: [
      ['De {merk} {lijn} gipsplaatschroef met {draad} is gemaakt voor {draad:w}.'],
      ['De trompetkop verzinkt gelijk met het karton zonder het te scheuren.'],
    ],
    usps: [
      'Trompetkop scheurt het karton niet',
      'Snel aantrekkend',
      'Past op gangbare schroefautomaten',
      'Roestwerend',
    ],
    use: '<p>Voor het bevestigen van gips- en gipsvezelplaten op metal-stud en hout.</p>',
    work: '<p>Draai de kop net onder het oppervlak. Wanden hart op hart 250 mm, plafonds 170 mm.</p>',
  },
  {
    key: 'terrasschroef',
    type: 'Terrasschroef',
    places: { '220': 'afwerking/bevestiging/terras-en-constructieschroeven' },
    share: 0.9,
    brands: BRANDS,
    lines: tradeLines,
    axes: {
      soort: [
        { text: 'terrasschroef', sizes: { x: 1 } },
        { text: 'vlonderschroef cilinderkop', sizes: { x: 1.1 } },
        { text: 'tellerkopschroef', sizes: { x: 1.7 } },
        { text: 'constructieschroef', sizes: { x: 1.5 } },
      ],
      staal: [
        { text: 'RVS 410', features: { materiaal: 'rvs 410' }, material: 'rvs' },
        { text: 'RVS A2', features: { materiaal: 'rvs A2' }, material: 'rvs', factor: 1.25 },
        { text: 'RVS A4', features: { materiaal: 'rvs A4' }, material: 'rvs', factor: 1.7 },
        {
          text: 'zwart gecoat',
          word: 'zwart gecoat staal',
          features: { materiaal: 'gecoat staal', kleur: 'zwart' },
          material: 'staal',
          factor: 0.8,
        },
      ],
      dikte: [
        { text: '5,0 mm', sizes: { o: 5 } },
        { text: '5,5 mm', sizes: { o: 5.5 } },
        { text: '6,0 mm', sizes: { o: 6 } },
        { text: '8,0 mm', sizes: { o: 8 } },
      ],
      boorpunt: [{ text: '' }, { text: 'met boorpunt', factor: 1.12 }],
    },
    fits: (is, s) => (is('soort', 'tellerkopschroef', 'constructieschroef') ? s.o >= 6 : s.o <= 6),
    name: '{merk} {lijn} {soort} {dikte} {staal} {boorpunt}',
    variantName: '{naam}, lengte {waarde}',
    by: 'Lengte',
    variants: (s) =>
      s.o >= 8
        ? measured('l', 'mm', [80, 100, 120, 140, 160, 180, 200, 240, 280])
        : s.o >= 6
          ? measured('l', 'mm', [60, 70, 80, 100, 120, 140, 160])
          : measured('l', 'mm', [40, 50, 60, 70, 80]),
    measures: 'lo',
    units: (s) => boxed(s.l <= 80 ? 200 : 100),
    price: (s) => (2 + s.o * s.o * s.l * 0.0092) * s.x,
    features: () => ({ kop: 'platkop', aandrijving: 'TX', toepassing: 'buiten' }),
    norm: { norm: 'EN 14592', herkomst: 'Duitsland' },
    picture,
    about: [
      ['De {merk} {lijn} is een {soort} van {staal:w} voor werk in weer en wind.'],
      ['De schacht snijdt zijn eigen gat en de kleine kop verdwijnt strak in de plank.'],
    ],
    usps: ['Corrosievast', 'Strak verzonken kop', 'Geen splijten door snijpunt', 'Met gratis bit in de doos'],
    use: '<p>Voor terrassen, gevelbekleding, pergola’s en houtconstructies buiten.</p>',
    work: '<p>In tropisch hardhout altijd voorboren. Draai op laag toerental om vreten van rvs te voorkomen.</p>',
  },
  {
    key: 'plug',
    type: 'Plug',
    places: { '210': 'bevestiging/pluggen/{leaf}' },
    brands: ['Plugmeer', 'Ankerveld', 'Boutenburg'],
    lines: tradeLines,
    axes: {
      soort: [
        { text: 'nylon plug', leaf: 'nylon-pluggen', sizes: { x: 1 }, material: 'kunststof' },
        { text: 'universele plug', leaf: 'nylon-pluggen', sizes: { x: 1.3 }, material: 'kunststof-rood' },
        { text: 'slagplug', leaf: 'nylon-pluggen', sizes: { x: 2.1 }, material: 'kunststof' },
        { text: 'kozijnplug', leaf: 'nylon-pluggen', sizes: { x: 5.2 }, material: 'kunststof' },
        { text: 'isolatieplug', leaf: 'isolatie-en-hollewandpluggen', sizes: { x: 4.2 }, material: 'kunststof-wit' },
        { text: 'hollewandplug', leaf: 'isolatie-en-hollewandpluggen', sizes: { x: 7.4 }, material: 'staal-verzinkt' },
        { text: 'gipsplaatplug', leaf: 'isolatie-en-hollewandpluggen', sizes: { x: 3.6 }, material: 'staal' },
      ],
      doos: [
        { text: '', sizes: { n: 100 } },
        { text: 'kleinverpakking', sizes: { n: 25 }, factor: 1.3 },
        { text: 'grootverpakking', sizes: { n: 250 }, factor: 0.88 },
      ],
      schroef: [
        { text: '', word: 'zonder schroef' },
        { text: 'met schroef', word: 'inclusief schroef', factor: 1.6 },
        { text: 'met RVS-schroef', word: 'inclusief rvs-schroef', factor: 3.1 },
      ],
    },
    fits: (is) =>
      is('soort', 'nylon plug', 'universele plug')
        ? true
        : is('soort', 'kozijnplug')
          ? !is('schroef', '')
          : is('soort', 'hollewandplug')
            ? is('schroef', 'met schroef')
            : is('soort', 'gipsplaatplug')
              ? !is('schroef', 'met RVS-schroef')
              : is('schroef', ''),
    name: '{merk} {lijn} {soort} {schroef} {doos}',
    variantName: '{naam}, {waarde}',
    by: 'Maat',
    variants: (_, is) => Object.entries(plugSizes).find(([soort]) => is('soort', soort))?.[1] ?? [],
    measures: 'lo',
    units: (s) => boxed(s.l > 60 && s.n === 100 ? 50 : s.n),
    price: (s) => (0.9 + s.o * s.l * 0.0085) * s.x,
    features: () => ({ toepassing: 'steen en beton' }),
    norm: { norm: 'EAD 330284', herkomst: 'Duitsland' },
    picture: {
      family: 'plug',
      note: (s) => `${s.l > 60 && s.n === 100 ? 50 : s.n} ST`,
      second: { family: 'fixings-box' },
    },
    about: [
      ['De {merk} {lijn} is een {soort}, {schroef:w} geleverd.'],
      ['De vleugels voorkomen meedraaien en de plug spreidt gelijkmatig, ook in zachte steen.'],
    ],
    usps: ['Draait niet mee', 'Voor volle en holle steen', 'Spreidt in vier richtingen', 'Hoge uittrekwaarde'],
    use: '<p>Voor beton, baksteen, kalkzandsteen, cellenbeton en gipsplaat, afhankelijk van het type.</p>',
    work: '<p>Boor 10 mm dieper dan de pluglengte, blaas het gat schoon en zet de plug gelijk met de wand.</p>',
  },
  {
    key: 'keilbout',
    type: 'Anker',
    places: { '210': 'bevestiging/ankers/{leaf}' },
    brands: ['Ankerveld', 'Boutenburg', 'Plugmeer'],
    lines: tradeLines,
    axes: {
      soort: [
        { text: 'keilbout', leaf: 'mechanische-ankers', sizes: { x: 1 } },
        { text: 'doorsteekanker', leaf: 'mechanische-ankers', sizes: { x: 0.9 } },
        { text: 'hulsanker', leaf: 'mechanische-ankers', sizes: { x: 1.2 } },
        { text: 'betonschroef zeskant', leaf: 'mechanische-ankers', sizes: { x: 1.1 } },
        { text: 'draadeinde voor chemisch anker', leaf: 'chemische-ankers', sizes: { x: 1.3 } },
      ],
      diameter: [
        { text: 'M6', sizes: { o: 6 } },
        { text: 'M8', sizes: { o: 8 } },
        { text: 'M10', sizes: { o: 10 } },
        { text: 'M12', sizes: { o: 12 } },
        { text: 'M16', sizes: { o: 16 } },
        { text: 'M20', sizes: { o: 20 } },
      ],
      staal: anchorCoatings,
    },
    name: '{merk} {lijn} {soort} {diameter} {staal}',
    variantName: '{naam}, lengte {waarde}',
    by: 'Lengte',
    variants: (s) => anchorLengths(s.o),
    measures: 'lo',
    units: (s) => boxed(s.o > 14 ? 10 : s.o > 9 ? 25 : 50),
    price: (s) => (8 + s.o * s.o * s.l * 0.0095) * s.x,
    features: () => ({ toepassing: 'beton' }),
    norm: { norm: 'EAD 330232', herkomst: 'Duitsland' },
    picture: { family: 'anchor', second: { family: 'fixings-box' } },
    about: [
      ['De {merk} {lijn} is een {soort} {diameter}, {staal}, voor zware bevestigingen in beton.'],
      ['Het anker is ETA-gekeurd voor gescheurd en ongescheurd beton en direct na aandraaien te belasten.'],
    ],
    usps: ['ETA voor gescheurd beton', 'Direct belastbaar', 'Doorsteekmontage', 'Met sluitring en moer'],
    use: '<p>Voor staalconstructies, leuningen, machines, consoles en geveldragers.</p>',
    work: '<p>Boor haaks, reinig het gat met borstel en blaasbalg, sla het anker in en draai met de momentsleutel aan.</p>',
  },
  {
    key: 'injectiemortel',
    type: 'Injectiemortel',
    places: { '210': 'bevestiging/ankers/chemische-ankers' },
    share: 0.4,
    brands: ['Ankerveld', 'Hechtwold', 'Dichtex'],
    lines: tradeLines,
    axes: {
      soort: [
        { text: 'injectiemortel polyester', sizes: { x: 9.8 } },
        { text: 'injectiemortel vinylester', sizes: { x: 14.5 } },
        { text: 'injectiemortel epoxy', sizes: { x: 31 } },
      ],
      ondergrond: [
        { text: 'voor beton' },
        { text: 'voor metselwerk', factor: 0.95 },
        { text: 'styreenvrij', factor: 1.08 },
      ],
      seizoen: [{ text: '' }, { text: 'winter', factor: 1.06 }, { text: 'tropisch', factor: 1.06 }],
    },
    fits: (is) => !is('soort', 'injectiemortel epoxy') || (is('ondergrond', 'voor beton') && is('seizoen', '')),
    name: '{merk} {lijn} {soort} {ondergrond} {seizoen}',
    variantName: '{naam}, koker {waarde}',
    by: 'Inhoud',
    variants: [280, 300, 345, 410, 585].map((v) => ({ text: `${v} ml`, sizes: { v } })),
    measures: 'v',
    units: () => each('TTE', ['BX', 12]),
    price: (s) => 2 + s.x * (s.v / 300),
    features: () => ({ kleur: 'grijs', toepassing: 'beton' }),
    norm: { norm: 'EAD 330499', herkomst: 'Polen' },
    picture: { family: 'tube', material: 'grijs', note: (s) => `${s.v} ML` },
    about: [
      ['{merk} {lijn} is een {soort}, {ondergrond}, voor chemische verankering van draadeinden en wapening.'],
      ['De mortel zet spanningsvrij vast, ook dicht langs de rand, en wordt met twee mengtuiten geleverd.'],
    ],
    usps: ['Spanningsvrij verankeren', 'Met twee mengtuiten', 'ETA-gekeurd', 'Ook in vochtige gaten'],
    use: '<p>Voor zware verankering in beton en metselwerk, bij kleine randafstanden.</p>',
    work: '<p>Borstel en blaas het gat drie keer, gooi de eerste slag mortel weg en vul van achter naar voren. Respecteer de uithardingstijd.</p>',
  },
  {
    key: 'spouwanker',
    type: 'Spouwanker',
    places: { '210': 'bevestiging/ankers/spouwankers' },
    share: 0.6,
    brands: ['Ankerveld', 'Boutenburg', 'Wapenhof'],
    lines: tradeLines,
    axes: {
      soort: [
        { text: 'spouwanker L-vorm' },
        { text: 'spouwanker golfvorm', factor: 1.05 },
        { text: 'slagspouwanker', factor: 1.9 },
        { text: 'lijmspouwanker', factor: 1.3 },
        { text: 'renovatieanker', factor: 2.6 },
      ],
      staal: [
        { text: 'RVS 304', features: { materiaal: 'rvs 304' }, material: 'rvs' },
        { text: 'RVS 316', features: { materiaal: 'rvs 316' }, material: 'rvs', factor: 1.4 },
        { text: 'verzinkt', features: { materiaal: 'verzinkt staal' }, material: 'staal-verzinkt', factor: 0.55 },
      ],
      dikte: [
        { text: '3 mm', sizes: { o: 3 } },
        { text: '4 mm', sizes: { o: 4 }, factor: 1.3 },
        { text: '5 mm', sizes: { o: 5 }, factor: 1.7 },
      ],
    },
    name: '{merk} {lijn} {soort} {dikte} {staal}',
    variantName: '{naam}, lengte {waarde}',
    by: 'Lengte',
    variants: measured('l', 'mm', [200, 225, 250, 275, 300, 325, 350]),
    measures: 'lo',
    units: () => boxed(250),
    price: (s) => 6 + s.l * 0.085,
    features: () => ({ toepassing: 'spouwmuur' }),
    norm: { norm: 'EN 845-1', herkomst: 'Nederland' },
    picture: { family: 'fixings-box', material: 'rvs', note: () => '250 ST' },
    about: [
      ['De {merk} {lijn} is een {soort} van {staal} ({dikte}) dat binnen- en buitenblad koppelt.'],
      ['De druiprand in het midden houdt vocht weg van het binnenblad.'],
    ],
    usps: ['Met druiprand', 'Voor isolatiediktes tot 200 mm', 'Constructief getest', 'Ook in doos van 250 stuks'],
    use: '<p>Voor het koppelen van gemetselde of gelijmde spouwbladen.</p>',
    work: '<p>Plaats vier ankers per m², iets afwaterend naar buiten, en fixeer de isolatie met een clip.</p>',
  },
  {
    key: 'hoekanker',
    type: 'Houtverbinder',
    places: { '210': 'bevestiging/houtverbindingen/{leaf}', '220': 'afwerking/bevestiging/houtverbindingen' },
    brands: ['Boutenburg', 'Ankerveld', 'Schroefal'],
    lines: tradeLines,
    axes: {
      soort: [
        { text: 'hoekanker', leaf: 'hoekankers', sizes: { x: 1 } },
        { text: 'hoekanker met ril', leaf: 'hoekankers', sizes: { x: 1.15 } },
        { text: 'balkdrager', leaf: 'balkdragers', sizes: { x: 1.6 } },
        { text: 'raveeldrager', leaf: 'balkdragers', sizes: { x: 2.1 } },
        { text: 'paalhouder', leaf: 'balkdragers', sizes: { x: 4.2 } },
        { text: 'koppelplaat', leaf: 'hoekankers', sizes: { x: 0.9 } },
        { text: 'stoelhoek', leaf: 'hoekankers', sizes: { x: 0.7 } },
      ],
      staal: [
        { text: 'sendzimir verzinkt', features: { materiaal: 'verzinkt staal' }, material: 'staal-verzinkt' },
        {
          text: 'thermisch verzinkt',
          features: { materiaal: 'verzinkt staal' },
          material: 'staal-verzinkt',
          factor: 1.5,
        },
        { text: 'RVS A4', features: { materiaal: 'rvs A4' }, material: 'rvs', factor: 4 },
        {
          text: 'zwart gecoat',
          features: { materiaal: 'gecoat staal', kleur: 'zwart' },
          material: 'kunststof-zwart',
          factor: 1.9,
        },
      ],
      dikte: measured('d', 'mm', [1.5, 2, 2.5, 3, 4]),
    },
    fits: (is, s) =>
      is('soort', 'stoelhoek')
        ? s.d <= 2
        : is('soort', 'paalhouder')
          ? s.d >= 3
          : is('soort', 'balkdrager', 'raveeldrager', 'koppelplaat')
            ? s.d <= 2.5
            : s.d >= 2 && s.d <= 3,
    name: '{merk} {lijn} {soort} {dikte} {staal}',
    variantName: '{naam}, {waarde}',
    by: 'Maat',
    variants: (_, is) =>
      is('soort', 'balkdrager', 'raveeldrager')
        ? joistHangers
        : is('soort', 'paalhouder')
          ? postBases
          : is('soort', 'koppelplaat')
            ? plates
            : is('soort', 'stoelhoek')
              ? angles.slice(0, 4)
              : angles.slice(2),
    measures: 'lbhd',
    units: () => each('PCE', ['BX', 50]),
    price: (s) => (0.18 + (s.l + s.h) * s.b * s.d * 0.0000235) * s.x,
    kg: (s) => (s.l + s.h) * s.b * s.d * 7.85e-6,
    features: () => ({ toepassing: 'hout' }),
    norm: { norm: 'EN 14545', herkomst: 'België' },
    picture: { family: 'bracket', material: 'staal-verzinkt' },
    about: [
      ['De {merk} {lijn} is een {soort} van {dikte} dik staal ({staal}) voor hout-hout- en hout-betonverbindingen.'],
      ['Het gatenpatroon past op ankernagels van 4 mm en bouten M10, met CE-gemarkeerde rekenwaarden.'],
    ],
    usps: ['CE-gemarkeerd', 'Gaten voor nagels en bouten', 'Ook per doos van 50', 'Met rekenwaarden'],
    use: '<p>Voor balklagen, kapconstructies, hsb-elementen en pergola’s.</p>',
    work: '<p>Vul alle gaten die de rekentabel noemt met ankernagels of -schroeven; gewone schroeven zijn niet toegestaan.</p>',
  },
  {
    key: 'nagels',
    type: 'Nagels',
    places: { '210': 'bevestiging/nagels/draad-en-stripnagels' },
    share: 0.6,
    brands: BRANDS,
    lines: tradeLines,
    axes: {
      soort: [
        { text: 'draadnagel platkop', sizes: { x: 1 } },
        { text: 'ringnagel', sizes: { x: 1.4 } },
        { text: 'ankernagel', sizes: { x: 1.9 } },
        { text: 'asfaltnagel', sizes: { x: 1.2 } },
        { text: 'stripnagel 34°', sizes: { x: 1.6 } },
        { text: 'coilnagel 16°', sizes: { x: 1.5 } },
      ],
      staal: [
        { text: 'blank', features: { materiaal: 'staal' }, material: 'staal' },
        {
          text: 'thermisch verzinkt',
          features: { materiaal: 'verzinkt staal' },
          material: 'staal-verzinkt',
          factor: 1.25,
        },
        { text: 'RVS A2', features: { materiaal: 'rvs A2' }, material: 'rvs', factor: 3.6 },
      ],
      dikte: measured('o', 'mm', [2.5, 2.8, 3.1, 3.4, 4]),
    },
    fits: (is, s) =>
      is('soort', 'ankernagel') ? s.o === 4 : is('soort', 'stripnagel 34°', 'coilnagel 16°') ? s.o <= 3.1 : true,
    name: '{merk} {lijn} {soort} {dikte} {staal}',
    variantName: '{naam}, lengte {waarde}',
    by: 'Lengte',
    variants: (_, is) =>
      is('soort', 'asfaltnagel')
        ? measured('l', 'mm', [20, 25, 30, 35, 40])
        : is('soort', 'ankernagel')
          ? measured('l', 'mm', [35, 40, 50, 60, 75, 100])
          : measured('l', 'mm', [40, 50, 55, 63, 65, 75, 90, 100]),
    measures: 'lo',
    units: (s) => boxed(s.l <= 55 ? 1000 : 500),
    price: (s) => (0.25 + s.o * s.o * s.l * 0.0021) * s.x,
    features: () => ({ toepassing: 'hout' }),
    norm: { norm: 'EN 14592', herkomst: 'België' },
    picture: { family: 'fixings-box', material: 'staal', note: (s) => `${s.l <= 55 ? 1000 : 500} ST` },
    about: [
      ['{merk} {lijn} is een {soort} van {dikte}, {staal}, verpakt per doos.'],
      ['De nagels zijn braamvrij en gelijk van lengte, zodat de tacker niet vastloopt.'],
    ],
    usps: ['Braamvrij', 'CE-gemarkeerd', 'Passend op gangbare tackers', 'Per doos voordelig'],
    use: '<p>Voor regelwerk, dakbeschot, hsb-wanden en bekistingen.</p>',
    work: '<p>Gebruik een nageldiepte van ten minste acht keer de diameter. Draag oog- en gehoorbescherming bij tackers.</p>',
  },
];
