import { tradeLines } from '../catalogue-lines.ts';
import { type Choice, measured, nl, type Recipe, type Sizes } from '../catalogue-recipe.ts';
import { each } from '../catalogue-units.ts';

const colour = (text: string, material: Choice['material']): Choice => ({
  text,
  features: { kleur: text },
  ...(material ? { material } : {}),
});

const sealantColours: readonly Choice[] = [
  colour('wit', 'wit'),
  colour('transparant', 'transparant'),
  colour('lichtgrijs', 'grijs'),
  colour('grijs', 'grijs'),
  colour('antraciet', 'antraciet'),
  colour('zwart', 'zwart'),
  colour('beige', 'beige'),
  colour('bruin', 'bruin'),
  colour('jasmijn', 'beige'),
];

const contents: readonly Choice[] = [
  { text: '290 ml', sizes: { v: 290 }, factor: 0.95 },
  { text: '300 ml', sizes: { v: 300 }, factor: 0.97 },
  { text: '310 ml', sizes: { v: 310 } },
  { text: 'worst 600 ml', sizes: { v: 600 }, factor: 1.55 },
];

const parquetColours: readonly Choice[] = [
  colour('eiken', 'beige'),
  colour('beuken', 'beige'),
  colour('noten', 'bruin'),
  colour('merbau', 'bruin'),
];

const cartridges = (s: Sizes) => (s.v === 600 ? each('WOR', ['BX', 12]) : each('TTE', ['BX', 12]));

const foams: readonly Choice[] = [
  { text: 'handverwerking 500 ml', sizes: { v: 500 }, factor: 0.82 },
  { text: 'handverwerking 750 ml', sizes: { v: 750 } },
  { text: 'pistoolschuim 500 ml', sizes: { v: 500 }, factor: 0.9 },
  { text: 'pistoolschuim 700 ml', sizes: { v: 700 }, factor: 1.02 },
  { text: 'pistoolschuim 750 ml', sizes: { v: 750 }, factor: 1.1 },
  { text: 'pistoolschuim 840 ml', sizes: { v: 840 }, factor: 1.2 },
];

const tapeLengths: readonly Choice[] = [
  { text: '5 m', sizes: { l: 5000 } },
  { text: '10 m', sizes: { l: 10000 } },
  { text: '25 m', sizes: { l: 25000 } },
  { text: '50 m', sizes: { l: 50000 } },
];

export const sealantRecipes: readonly Recipe[] = [
  {
    key: 'siliconenkit',
    type: 'Siliconenkit',
    places: { '210': 'kit-lijm-en-pur/kit/siliconenkit', '240': 'lijm-en-voeg/kit/siliconenkit' },
    brands: ['Noordkit', 'Dichtex', 'Kitrand'],
    lines: tradeLines,
    axes: {
      soort: [
        { text: 'sanitairkit', word: 'schimmelwerende sanitairkit' },
        { text: 'neutrale siliconenkit', word: 'neutrale siliconenkit', factor: 1.12 },
        { text: 'natuursteenkit', word: 'randzonevrije natuursteenkit', factor: 1.6 },
        { text: 'beglazingskit', word: 'beglazingskit', factor: 1.1 },
        { text: 'hoogwaardige bouwkit', word: 'siliconenkit voor gevelvoegen', factor: 1.2 },
        { text: 'hittebestendige kit', word: 'hittebestendige kit tot 285 °C', factor: 1.45 },
      ],
      inhoud: contents,
    },
    name: '{merk} {lijn} {soort} {inhoud}',
    variantName: '{naam} {waarde}',
    by: 'Kleur',
    variants: sealantColours,
    measures: 'v',
    units: cartridges,
    price: () => 4.85,
    features: () => ({ materiaal: 'siliconen', toepassing: 'binnen en buiten' }),
    norm: { norm: 'EN 15651-3', herkomst: 'Nederland' },
    picture: { family: 'tube', note: (s) => `${s.v} ML` },
    about: [
      ['{merk} {lijn} is een {soort:w} voor aansluitvoegen in keuken, badkamer en gevel.'],
      ['De kit blijft elastisch, verkleurt niet en hecht zonder primer op glas, tegels en geglazuurde oppervlakken.'],
    ],
    usps: ['Schimmelwerend', 'Blijvend elastisch', 'Zonder primer op glas en tegel', 'Goed af te messen'],
    use: '<p>Voor aansluitvoegen rond baden, douches, wastafels, beglazing en tegelwerk.</p>',
    work: '<p>Ontvet de voeg, plak af, kit en strijk binnen tien minuten af met afmesmiddel. Niet overschilderbaar.</p>',
  },
  {
    key: 'acrylaatkit',
    type: 'Acrylaatkit',
    places: { '210': 'kit-lijm-en-pur/kit/acrylaatkit' },
    share: 0.7,
    brands: ['Noordkit', 'Dichtex', 'Kitrand'],
    lines: tradeLines,
    axes: {
      soort: [
        { text: 'acrylaatkit', word: 'overschilderbare acrylaatkit' },
        { text: 'schilderskit', word: 'snel overschilderbare kit', factor: 1.15 },
        { text: 'structuurkit', word: 'korrelige structuurkit', factor: 1.25 },
        { text: 'brandwerende acrylaatkit', word: 'brandwerende kit', factor: 2.1 },
        { text: 'parketkit', word: 'parketkit in houtkleur', factor: 1.5 },
      ],
      inhoud: contents,
    },
    name: '{merk} {lijn} {soort} {inhoud}',
    variantName: '{naam} {waarde}',
    by: 'Kleur',
    variants: (_, is) =>
      is('soort', 'parketkit')
        ? parquetColours
        : is('soort', 'structuurkit')
          ? sealantColours.slice(0, 1)
          : sealantColours,
    measures: 'v',
    units: cartridges,
    price: () => 2.35,
    features: () => ({ materiaal: 'acrylaat', toepassing: 'binnen' }),
    norm: { norm: 'EN 15651-1', herkomst: 'Nederland' },
    picture: { family: 'tube', note: (s) => `${s.v} ML` },
    about: [
      ['{merk} {lijn} is een {soort:w} voor naden tussen stucwerk, kozijnen en plinten.'],
      ['Na een uur overschilderbaar, reukarm en met water af te werken.'],
    ],
    usps: ['Overschilderbaar', 'Reukarm', 'Met water af te strijken', 'Nauwelijks krimp'],
    use: '<p>Voor binnenaansluitingen met weinig beweging.</p>',
    work: '<p>Ondergrond stofvrij. Kit vol, strijk af met natte vinger of spatel en overschilder na volledige doordroging.</p>',
  },
  {
    key: 'montagekit',
    type: 'Montagekit',
    places: {
      '210': 'kit-lijm-en-pur/lijm/montagekit',
      '220': 'afwerking/verf-en-lijm/montagekit',
      '230': 'goten-en-afvoer/lijm-en-kit/montagekit',
    },
    brands: ['Noordkit', 'Hechtwold', 'Dichtex'],
    lines: tradeLines,
    axes: {
      soort: [
        { text: 'hybride montagekit', word: 'montagekit op polymeerbasis', sizes: { x: 8.6 } },
        { text: 'high tack montagelijm', word: 'montagelijm met hoge aanvangshechting', sizes: { x: 10.4 } },
        { text: 'constructielijm PU', word: 'watervaste constructielijm', sizes: { x: 7.9 } },
        { text: 'oplosmiddelvrije montagelijm', word: 'lijm voor plinten en panelen', sizes: { x: 4.9 } },
        { text: 'spiegelkit', word: 'neutrale spiegelkit', sizes: { x: 7.2 } },
        { text: 'dak- en gevelkit', word: 'kit voor dak- en gevelaansluitingen', sizes: { x: 6.4 } },
      ],
      inhoud: contents,
    },
    name: '{merk} {lijn} {soort} {inhoud}',
    variantName: '{naam} {waarde}',
    by: 'Kleur',
    variants: sealantColours.slice(0, 6),
    measures: 'v',
    units: cartridges,
    price: (s) => s.x,
    features: () => ({ materiaal: 'hybride polymeer', toepassing: 'binnen en buiten' }),
    norm: { norm: 'EN 15651-1', herkomst: 'Nederland' },
    picture: { family: 'tube', note: (s) => `${s.v} ML` },
    about: [
      ['{merk} {lijn} is een {soort:w} die hout, steen, metaal en kunststof vastzet zonder schroeven.'],
      ['De lijm is na tien minuten handvast, blijft elastisch en mag ook op vochtige ondergrond worden aangebracht.'],
    ],
    usps: [
      'Handvast na tien minuten',
      'Op vochtige ondergrond',
      'Blijvend elastisch',
      'Overschilderbaar',
      'Vrij van oplosmiddelen',
    ],
    use: '<p>Voor panelen, plinten, dorpels, spiegels, dakranden en gevelaansluitingen.</p>',
    work: '<p>Breng aan in stroken van 20 cm uit elkaar, druk aan en ondersteun zware delen tot de volgende dag.</p>',
  },
  {
    key: 'pur',
    type: 'PUR-schuim',
    places: { '210': 'kit-lijm-en-pur/pur/pur-schuim', '230': 'goten-en-afvoer/lijm-en-kit/pur-schuim' },
    brands: ['Purvast', 'Dichtex', 'Noordkit'],
    lines: tradeLines,
    axes: {
      soort: [
        { text: 'PUR-schuim', word: 'PUR-schuim', sizes: { x: 6.4 } },
        { text: 'PUR-lijmschuim', word: 'lijmschuim voor isolatieplaten', sizes: { x: 8.2 } },
        { text: 'elastisch PUR-schuim', word: 'blijvend elastisch schuim voor kozijnen', sizes: { x: 9.4 } },
        { text: 'brandwerend PUR-schuim', word: 'brandvertragend schuim', sizes: { x: 11.8 } },
        { text: 'dakpannenschuim', word: 'dakpannenschuim', sizes: { x: 8.9 } },
        { text: 'PUR-reiniger', word: 'reiniger voor pistool en gereedschap', sizes: { x: 5.1 } },
      ],
      seizoen: [
        { text: '' },
        { text: 'winter', word: 'verwerkbaar tot -10 °C', factor: 1.12 },
        { text: 'zomer', word: 'voor hoge temperaturen', factor: 1.04 },
      ],
    },
    fits: (is) => is('seizoen', '') || !is('soort', 'PUR-reiniger'),
    name: '{merk} {lijn} {soort} {seizoen}',
    variantName: '{naam}, {waarde}',
    by: 'Inhoud',
    variants: (_, is) =>
      is('soort', 'PUR-reiniger')
        ? [{ text: 'spuitbus 500 ml', sizes: { v: 500 } }]
        : is('soort', 'PUR-lijmschuim')
          ? foams.slice(3)
          : foams,
    measures: 'v',
    units: () => each('AE', ['BX', 12]),
    price: (s) => s.x,
    features: () => ({ materiaal: 'polyurethaan', toepassing: 'binnen en buiten', kleur: 'geel' }),
    norm: { norm: 'EN 13501-1', herkomst: 'Estland' },
    picture: { family: 'aerosol', material: 'pur', note: (s) => `${s.v} ML` },
    about: [
      ['{merk} {lijn} is {soort:w} dat kieren en doorvoeren luchtdicht vult.'],
      ['Een spuitbus van 750 ml geeft tot 45 liter schuim en is na een half uur te snijden.'],
    ],
    usps: [
      'Tot 45 liter schuim per bus',
      'Hecht op vochtige ondergrond',
      'Snijdbaar na 30 minuten',
      'Luchtdicht en isolerend',
    ],
    use: '<p>Voor kozijnaansluitingen, leidingdoorvoeren, dakdoorvoeren en het vastzetten van isolatieplaten.</p>',
    work: '<p>Bevochtig de ondergrond, schud dertig keer en vul de naad voor de helft. Reinig het pistool direct met PUR-reiniger.</p>',
  },
  {
    key: 'tegellijm',
    type: 'Tegellijm',
    places: { '210': 'kit-lijm-en-pur/tegelwerk/tegellijm', '240': 'lijm-en-voeg/tegellijm/{leaf}' },
    share: 1.2,
    brands: ['Lijmstad', 'Hechtwold', 'Voegmeer', 'Kolmix'],
    lines: tradeLines,
    axes: {
      soort: [
        { text: 'poedertegellijm C1', word: 'cementgebonden tegellijm', leaf: 'poederlijm', sizes: { x: 11.5 } },
        {
          text: 'flexibele tegellijm C2TE',
          word: 'flexibele tegellijm met verlengde open tijd',
          leaf: 'poederlijm',
          sizes: { x: 21 },
        },
        { text: 'snelle tegellijm C2FT', word: 'snel afbindende tegellijm', leaf: 'poederlijm', sizes: { x: 27 } },
        {
          text: 'grootformaat tegellijm C2TE S1',
          word: 'vervormbare lijm voor grote formaten',
          leaf: 'poederlijm',
          sizes: { x: 29 },
        },
        { text: 'pastalijm D2', word: 'gebruiksklare pasta', leaf: 'pastalijm', sizes: { x: 38 } },
        { text: 'natuursteenlijm', word: 'witte lijm zonder doorslag', leaf: 'poederlijm', sizes: { x: 32 } },
      ],
      kleur: [
        { text: 'grijs', features: { kleur: 'grijs' } },
        { text: 'wit', features: { kleur: 'wit' }, factor: 1.06 },
      ],
      open: [
        { text: '30 min', features: { verwerkingstijd: '30' } },
        { text: '45 min', features: { verwerkingstijd: '45' } },
        { text: '90 min', features: { verwerkingstijd: '90' }, factor: 1.08 },
      ],
    },
    fits: (is) =>
      (is('soort', 'pastalijm D2', 'natuursteenlijm') ? is('kleur', 'wit') : true) &&
      !(is('soort', 'snelle tegellijm C2FT') && is('open', '90 min')),
    name: '{merk} {lijn} {soort} {kleur} {open}',
    variantName: '{naam}, {waarde}',
    by: 'Verpakking',
    variants: (_, is) =>
      is('soort', 'pastalijm D2') ? measured('kg', 'kg', [15, 7, 5]) : measured('kg', 'kg', [25, 20, 15, 5]),
    measures: '',
    units: (s) => (s.x > 35 ? each('BJ', ['09', 60]) : each('BG', ['09', s.kg > 20 ? 48 : 64])),
    price: (s) => s.x * (0.24 + s.kg / 33),
    kg: (s) => s.kg,
    features: () => ({ materiaal: 'cement', toepassing: 'binnen en buiten', verbruik: '3,5' }),
    norm: { norm: 'EN 12004', herkomst: 'Nederland' },
    picture: {
      family: 'bag',
      material: 'papier-wit',
      note: (s) => `${nl(s.kg)} KG`,
      second: { family: 'bag', view: 'pallet' },
    },
    about: [
      ['{merk} {lijn} is een {soort:w} in {kleur} voor wand en vloer, met een open tijd van {open}.'],
      ['De lijm glijdt niet uit op de wand en is geschikt voor vloerverwarming en buiten, mits flexibel.'],
    ],
    usps: ['Uitglijvast', 'Verlengde open tijd', 'Geschikt voor vloerverwarming', 'Ook voor grote formaten'],
    use: '<p>Voor keramische tegels, natuursteen en mozaïek op zandcement, gipsplaat en bestaande tegels.</p>',
    work: '<p>Meng klontvrij, laat rusten en verdeel met de lijmkam. Buiten en bij grote tegels dubbel verlijmen.</p>',
  },
  {
    key: 'voegmiddel',
    type: 'Voegmiddel',
    places: { '210': 'kit-lijm-en-pur/tegelwerk/voegmiddel', '240': 'lijm-en-voeg/voegen/voegmiddel' },
    brands: ['Voegmeer', 'Lijmstad', 'Hechtwold'],
    lines: tradeLines,
    axes: {
      soort: [
        { text: 'voegmiddel CG1', word: 'voegmiddel voor wand en vloer', sizes: { x: 10.5 } },
        { text: 'flexibel voegmiddel CG2WA', word: 'flexibel, waterafstotend voegmiddel', sizes: { x: 15.5 } },
        { text: 'epoxyvoeg RG', word: 'kleurvaste epoxyvoeg', sizes: { x: 68 } },
        { text: 'natuursteenvoeg', word: 'voegmiddel zonder randverkleuring', sizes: { x: 18 } },
      ],
      breedte: [{ text: '1–7 mm' }, { text: '2–15 mm', factor: 1.04 }, { text: '3–20 mm', factor: 1.02 }],
      verpakking: [
        { text: '2 kg', sizes: { kg: 2 } },
        { text: '5 kg', sizes: { kg: 5 } },
        { text: '20 kg', sizes: { kg: 20 } },
      ],
    },
    fits: (is) => !is('soort', 'epoxyvoeg RG') || !is('verpakking', '20 kg'),
    name: '{merk} {lijn} {soort} {breedte} {verpakking}',
    variantName: '{naam} {waarde}',
    by: 'Kleur',
    variants: [
      'wit',
      'manhattan',
      'cementgrijs',
      'middengrijs',
      'antraciet',
      'zwart',
      'jasmijn',
      'beige',
      'bahamabeige',
      'bruin',
    ].map((kleur) => ({ text: kleur, features: { kleur } })),
    measures: '',
    units: (s) => (s.x > 60 ? each('BJ', ['09', 90]) : each('BG', ['09', s.kg > 10 ? 48 : 120])),
    price: (s) => s.x * (0.3 + s.kg / 9),
    kg: (s) => s.kg,
    features: () => ({ materiaal: 'cement', toepassing: 'binnen en buiten' }),
    norm: { norm: 'EN 13888', herkomst: 'Nederland' },
    picture: { family: 'bag', material: 'papier-wit', note: (s) => `${nl(s.kg)} KG` },
    about: [
      ['{merk} {lijn} is een {soort:w} voor voegen van {breedte}.'],
      ['De voeg droogt egaal op, is waterafstotend en neemt geen vuil aan.'],
    ],
    usps: ['Kleurvast', 'Waterafstotend', 'Glad oppervlak', 'Na drie uur beloopbaar'],
    use: '<p>Voor het voegen van wand- en vloertegels binnen en buiten.</p>',
    work: '<p>Was de voegen in diagonale beweging in, wacht tot de voeg mat opdroogt en neem af met een vochtige spons.</p>',
  },
  {
    key: 'voorstrijk',
    type: 'Voorstrijk',
    places: { '210': 'kit-lijm-en-pur/tegelwerk/voorstrijk', '240': 'lijm-en-voeg/voorbehandeling/voorstrijk' },
    share: 0.5,
    brands: ['Lijmstad', 'Hechtwold', 'Kolmix'],
    lines: tradeLines,
    axes: {
      soort: [
        { text: 'voorstrijk zuigend', word: 'voorstrijkmiddel voor zuigende ondergronden', sizes: { x: 5.2 } },
        { text: 'voorstrijk niet-zuigend', word: 'hechtprimer met kwartszand', sizes: { x: 8.4 } },
        { text: 'betonprimer', word: 'primer voor gladde beton', sizes: { x: 7.6 } },
        { text: 'epoxyprimer', word: 'tweecomponenten epoxyprimer', sizes: { x: 22 } },
      ],
      kleur: [{ text: '' }, { text: 'blauw getint', factor: 1.02 }, { text: 'rood getint', factor: 1.02 }],
      gebruik: [{ text: 'gebruiksklaar' }, { text: 'concentraat', factor: 1.6 }],
    },
    fits: (is) =>
      (is('soort', 'voorstrijk zuigend')
        ? !is('kleur', 'rood getint')
        : is('gebruik', 'gebruiksklaar') && !is('kleur', 'blauw getint')) &&
      (is('kleur', '') || is('soort', 'voorstrijk zuigend', 'voorstrijk niet-zuigend')),
    name: '{merk} {lijn} {soort} {gebruik} {kleur}',
    variantName: '{naam}, {waarde}',
    by: 'Inhoud',
    variants: [1000, 2500, 5000, 10000].map((v) => ({ text: `${v / 1000} l`.replace('.', ','), sizes: { v } })),
    measures: 'v',
    units: () => each('JC', ['09', 96]),
    price: (s) => 1 + s.x * (s.v / 1000) ** 0.85,
    features: () => ({ toepassing: 'binnen en buiten' }),
    norm: { norm: 'EN 12004', herkomst: 'Nederland' },
    picture: { family: 'jerrycan', material: 'kunststof-wit', note: (s) => `${nl(s.v / 1000)} L` },
    about: [
      ['{merk} {lijn} is een {soort:w}, {gebruik}, als voorbehandeling voor tegelwerk en egaline.'],
      ['De primer bindt stof, regelt de zuiging en voorkomt blaasvorming in de lijmlaag.'],
    ],
    usps: ['Bindt stof', 'Regelt de zuiging', 'Snel droog', 'Oplosmiddelvrij'],
    use: '<p>Op beton, zandcement, gips, cellenbeton en bestaande tegels.</p>',
    work: '<p>Breng dun aan met vachtroller, voorkom plassen en werk verder als de primer transparant droog is.</p>',
  },
  {
    key: 'kimband',
    type: 'Afdichting',
    places: { '240': 'lijm-en-voeg/voorbehandeling/afdichting' },
    brands: ['Dichtex', 'Lijmstad', 'Hechtwold'],
    lines: tradeLines,
    axes: {
      soort: [
        { text: 'kimband', word: 'afdichtband', sizes: { x: 0.95 } },
        { text: 'afdichtingsfolie', word: 'afdichtingsmat', sizes: { x: 1.7 } },
        { text: 'ontkoppelingsmat', word: 'ontkoppelingsmat', sizes: { x: 2.2 } },
        { text: 'butylband', word: 'zelfklevend butylband', sizes: { x: 1.5 } },
      ],
      breedte: [
        { text: '100 mm', sizes: { b: 100 } },
        { text: '120 mm', sizes: { b: 120 }, factor: 1.12 },
        { text: '150 mm', sizes: { b: 150 }, factor: 1.3 },
        { text: '1000 mm', sizes: { b: 1000 }, factor: 6.4 },
      ],
      vlies: [{ text: 'met vlies' }, { text: 'met gaas', factor: 1.1 }, { text: 'rekbaar', factor: 1.25 }],
    },
    fits: (is) =>
      is('soort', 'afdichtingsfolie', 'ontkoppelingsmat') === is('breedte', '1000 mm') &&
      (is('vlies', 'met vlies') || !is('soort', 'ontkoppelingsmat')),
    name: '{merk} {lijn} {soort} {breedte} {vlies}',
    variantName: '{naam}, rol {waarde}',
    by: 'Lengte',
    variants: (_, is) => (is('breedte', '1000 mm') ? tapeLengths.slice(0, 3) : tapeLengths.slice(1)),
    measures: 'lb',
    units: () => each('RO', ['BX', 8]),
    price: (s) => 2 + (s.l / 1000) * s.x,
    features: () => ({ kleur: 'grijs', toepassing: 'vochtige ruimte' }),
    norm: { norm: 'EN 14891', herkomst: 'Duitsland' },
    picture: { family: 'roll', material: 'folie-wit', view: 'standing', note: (s) => `${nl(s.l / 1000)} M` },
    about: [
      ['{merk} {lijn} is een {soort:w} van {breedte}, {vlies}, voor waterdichte badkamers.'],
      ['De afdichting vangt bewegingen tussen wand en vloer op en ligt ingebed in de afdichtpasta.'],
    ],
    usps: ['Rekbaar en scheurvast', 'Hecht in afdichtpasta', 'Voor hoeken en doorvoeren', 'Ook voor buitenterrassen'],
    use: '<p>Voor hoek-, vloer- en muuraansluitingen achter tegelwerk in natte ruimten.</p>',
    work: '<p>Leg in een verse laag afdichtpasta, druk luchtvrij aan en dek af met een tweede laag. Overlap 50 mm.</p>',
  },
];
