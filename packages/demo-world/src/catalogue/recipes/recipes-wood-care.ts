import { tradeLines } from '../catalogue-lines.ts';
import { type Choice, nl, type Recipe } from '../catalogue-recipe.ts';
import { each } from '../catalogue-units.ts';

const stains: readonly Choice[] = [
  { text: 'kleurloos', features: { kleur: 'kleurloos' }, material: 'transparant' },
  { text: 'grenen', features: { kleur: 'grenen' }, material: 'beige' },
  { text: 'teak', features: { kleur: 'teak' }, material: 'bruin' },
  { text: 'noten', features: { kleur: 'noten' }, material: 'bruin' },
  { text: 'grijs', features: { kleur: 'grijs' }, material: 'grijs' },
  { text: 'antraciet', features: { kleur: 'antraciet' }, material: 'antraciet' },
  { text: 'zwart', features: { kleur: 'zwart' }, material: 'zwart' },
  { text: 'groen', features: { kleur: 'groen' }, material: 'groen' },
];

export const woodCareRecipes: readonly Recipe[] = [
  {
    key: 'beits',
    type: 'Beits en olie',
    places: { '220': 'afwerking/verf-en-lijm/beits-en-olie' },
    brands: ['Beitsmeer', 'Houtwaard', 'Noordkit'],
    lines: tradeLines,
    axes: {
      soort: [
        { text: 'transparante beits', sizes: { x: 19 } },
        { text: 'dekkende beits', sizes: { x: 22 } },
        { text: 'hardhoutolie', sizes: { x: 21 } },
        { text: 'steigerhoutolie', sizes: { x: 20 } },
        { text: 'douglasolie', sizes: { x: 23 } },
        { text: 'tuinhoutbeits', sizes: { x: 12 } },
      ],
      glans: [
        { text: 'mat', features: { afwerking: 'mat' } },
        { text: 'zijdeglans', features: { afwerking: 'zijdeglans' } },
        { text: 'hoogglans', features: { afwerking: 'hoogglans' }, factor: 1.05 },
      ],
      inhoud: [
        { text: '0,75 l', sizes: { v: 750 } },
        { text: '1 l', sizes: { v: 1000 } },
        { text: '2,5 l', sizes: { v: 2500 } },
        { text: '5 l', sizes: { v: 5000 } },
      ],
    },
    fits: (is) => is('glans', 'mat') || is('soort', 'transparante beits', 'dekkende beits'),
    name: '{merk} {lijn} {soort} {glans} {inhoud}',
    variantName: '{naam} {waarde}',
    by: 'Kleur',
    variants: (_, is) =>
      is('soort', 'dekkende beits')
        ? stains.slice(4)
        : is('soort', 'transparante beits', 'tuinhoutbeits')
          ? stains
          : stains.filter(({ text }) => text !== 'groen' && text !== 'antraciet'),
    measures: 'v',
    units: () => each('CA', ['BX', 6]),
    price: (s) => 3 + s.x * (s.v / 1000) ** 0.85,
    features: () => ({ toepassing: 'buiten' }),
    norm: { norm: 'EN 927-1', herkomst: 'Nederland' },
    picture: { family: 'can', note: (s) => `${nl(s.v / 1000)} L` },
    about: [
      ['{merk} {lijn} is een {soort} ({glans}) voor hout dat buiten staat.'],
      ['Het middel trekt in de vezel, weert vocht en uv-licht en bladdert niet af.'],
    ],
    usps: ['Vochtregulerend', 'Bladdert niet', 'Twee lagen volstaan', 'Rendement tot 12 m² per liter'],
    use: '<p>Voor tuinhuizen, schuttingen, gevelbekleding en terrassen.</p>',
    work: '<p>Schuur licht op, maak stofvrij en breng twee dunne lagen aan bij 10 tot 25 °C. Schuren tussen de lagen met korrel 180.</p>',
  },
  {
    key: 'houtlijm',
    type: 'Houtlijm',
    places: { '220': 'afwerking/verf-en-lijm/houtlijm' },
    share: 0.5,
    brands: ['Hechtwold', 'Noordkit', 'Lijmstad'],
    lines: tradeLines,
    axes: {
      soort: [
        { text: 'houtlijm wit D2', word: 'witte houtlijm D2', sizes: { x: 9 }, features: { toepassing: 'binnen' } },
        { text: 'watervaste houtlijm D3', sizes: { x: 11 }, features: { toepassing: 'binnen en buiten' } },
        { text: 'houtlijm D4', sizes: { x: 15 }, features: { toepassing: 'buiten' } },
        { text: 'PU-constructielijm', sizes: { x: 21 }, features: { toepassing: 'buiten' } },
      ],
      tijd: [
        { text: '5 min', factor: 1.1, features: { verwerkingstijd: '5' } },
        { text: '10 min', features: { verwerkingstijd: '10' } },
        { text: '30 min', features: { verwerkingstijd: '30' } },
      ],
    },
    name: '{merk} {lijn} {soort} {tijd}',
    variantName: '{naam}, fles {waarde}',
    by: 'Inhoud',
    variants: [250, 500, 750, 1000].map((v) => ({ text: `${v} ml`, sizes: { v } })),
    measures: 'v',
    units: () => each('BO', ['BX', 12]),
    price: (s) => 1.2 + s.x * (s.v / 1000),
    features: () => ({ kleur: 'wit' }),
    norm: { norm: 'EN 204', herkomst: 'Nederland' },
    picture: { family: 'bottle', note: (s) => (s.v < 1000 ? `${s.v} ML` : '1 L') },
    about: [
      ['{merk} {lijn} is een {soort:w} met een open tijd van {tijd} voor hout-op-houtverbindingen.'],
      ['De lijmvoeg is sterker dan het hout zelf en droogt transparant op.'],
    ],
    usps: ['Sterker dan het hout', 'Droogt transparant', 'Oplosmiddelvrij', 'Doseertuit'],
    use: '<p>Voor verstek-, pen-en-gat- en deuvelverbindingen, plinten en meubels.</p>',
    work: '<p>Breng eenzijdig aan, klem ten minste 30 minuten en verwijder resten met een vochtige doek.</p>',
  },
];
