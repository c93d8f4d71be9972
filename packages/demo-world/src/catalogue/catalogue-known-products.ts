import { articleCode, productId, variantId, variantOrdinal } from './catalogue-ids.ts';
import type { ShopId } from './catalogue-recipe.ts';
import { shopOf } from './catalogue-shops.ts';
import { slug } from './catalogue-text.ts';

/** Products that tests and content pages may count on: the same id, article numbers and properties at every size. */
interface KnownSpecification {
  key: string;
  ventureId: ShopId;
  recipe: string;
  brand: string;
  /** Text of the choice on the axes of the recipe; absent: its first. */
  choices: Readonly<Record<string, string>>;
  name: string;
  variants: number;
  /** For the README: what it is there for. */
  purpose: string;
  withoutImage?: true;
  withoutBundles?: true;
  withoutPrice?: true;
  withoutStockItems?: true;
  /** Positions of the variants that marketFilter hides in their own venture. */
  hidden?: readonly number[];
  warehouseTiers?: number;
  directTiers?: number;
  /** Warehouse code → quantity, for every variant; absent: every warehouse of the venture. */
  stock?: Readonly<Record<number, number>>;
  supplierCode?: string;
  agreement?: 'customer' | 'group' | 'expired' | 'future';
}

export interface KnownProduct extends KnownSpecification {
  id: number;
  line: string;
  url: string;
  variantIds: readonly number[];
  articleCodes: readonly string[];
}

/** No recipe has this line, so no other product can have the same name. */
const LINE = 'Vakman';

const specifications: readonly KnownSpecification[] = [
  {
    key: 'packPerSquareMetre',
    ventureId: '210',
    recipe: 'pir-spouw',
    brand: 'Thermovast',
    choices: { maat: '1200 x 600 mm', rand: 'met tand en groef', lambda: 'λ 0,022' },
    name: 'Thermovast Vakman PIR-spouwplaat 1200 x 600 mm',
    variants: 6,
    purpose: 'sold per pak, priced per m²; also ordered per m² and per pallet',
    warehouseTiers: 3,
  },
  {
    key: 'oneVariant',
    ventureId: '210',
    recipe: 'metselmortel',
    brand: 'Kolmix',
    choices: { klasse: 'M5', voor: '' },
    name: 'Kolmix Vakman metselmortel M5',
    variants: 1,
    purpose: 'one variant; sold per zak, also per pallet; own price of customer 510001',
    agreement: 'customer',
  },
  {
    key: 'twoVariants',
    ventureId: '210',
    recipe: 'gipsplaat',
    brand: 'Gipsum',
    choices: { soort: '', maat: '600 x 2600 mm', kant: 'AK' },
    name: 'Gipsum Vakman gipsplaat AK 600 x 2600 mm',
    variants: 2,
    purpose: 'two variants; own price of customer groups A, B and C',
    agreement: 'group',
  },
  {
    key: 'manyVariants',
    ventureId: '210',
    recipe: 'spaanplaatschroef',
    brand: 'Schroefal',
    choices: { kop: 'platkop', staal: 'verzinkt', draad: 'deeldraad', dikte: '5,0 mm' },
    name: 'Schroefal Vakman spaanplaatschroef 5,0 mm verzinkt platkop',
    variants: 13,
    purpose: 'more than 12 variants; sold per doos, priced per 100 stuks',
  },
  {
    key: 'withoutImage',
    ventureId: '210',
    recipe: 'hoekanker',
    brand: 'Boutenburg',
    choices: { soort: 'hoekanker', staal: 'sendzimir verzinkt', dikte: '2 mm' },
    name: 'Boutenburg Vakman hoekanker 2 mm sendzimir verzinkt',
    variants: 3,
    purpose: 'no image',
    withoutImage: true,
  },
  {
    key: 'withoutBundles',
    ventureId: '210',
    recipe: 'latei',
    brand: 'Brikon',
    choices: { soort: 'betonlatei', afwerking: 'glad grijs', maat: '100 x 70 mm' },
    name: 'Brikon Vakman betonlatei op maat 100 x 70 mm',
    variants: 2,
    purpose: 'no bundles (order units)',
    withoutBundles: true,
  },
  {
    key: 'withoutPrice',
    ventureId: '210',
    recipe: 'gevelsteen',
    brand: 'Veldhof',
    choices: { vorm: 'handvorm', formaat: 'waalformaat', naam: 'Amerongen' },
    name: 'Veldhof Vakman gevelsteen Amerongen handvorm waalformaat',
    variants: 2,
    purpose: 'no price: price on request',
    withoutPrice: true,
  },
  {
    key: 'withoutStockItems',
    ventureId: '210',
    recipe: 'dakraam',
    brand: 'Zonluik',
    choices: { bediening: 'tuimeldakraam', afwerking: 'wit gelakt', glas: 'dubbel glas' },
    name: 'Zonluik Vakman tuimeldakraam wit gelakt dubbel glas',
    variants: 5,
    purpose: 'every variant is not a stock item, and none is in stock',
    withoutStockItems: true,
    stock: {},
  },
  {
    key: 'hiddenVariants',
    ventureId: '210',
    recipe: 'siliconenkit',
    brand: 'Noordkit',
    choices: { soort: 'sanitairkit', inhoud: '310 ml' },
    name: 'Noordkit Vakman sanitairkit 310 ml',
    variants: 6,
    purpose: 'second and fifth variant hidden by marketFilter (of the six, four are offered)',
    hidden: [1, 4],
  },
  {
    key: 'lengthPerMetre',
    ventureId: '210',
    recipe: 'vuren-geschaafd',
    brand: 'Houtwaard',
    choices: { maat: '44 x 69 mm', klasse: 'C18', keur: 'PEFC' },
    name: 'Houtwaard Vakman vuren geschaafd 44 x 69 mm C18',
    variants: 5,
    purpose: 'sold per lengte, priced per m¹',
  },
  {
    key: 'bigBag',
    ventureId: '210',
    recipe: 'zand-grind',
    brand: 'Zandhof',
    choices: { soort: 'metselzand' },
    name: 'Zandhof Vakman metselzand',
    variants: 2,
    purpose: 'sold per big bag',
  },
  {
    key: 'roll',
    ventureId: '210',
    recipe: 'folie-dampremmend',
    brand: 'Foliedam',
    choices: { soort: 'dampremmende folie', sd: 'sd 50 m' },
    name: 'Foliedam Vakman dampremmende folie sd 50 m',
    variants: 3,
    purpose: 'sold per rol',
  },
  {
    key: 'stockOwnBranchOnly',
    ventureId: '210',
    recipe: 'cement',
    brand: 'Kolmix',
    choices: { soort: 'hoogovencement', klasse: '42,5 N' },
    name: 'Kolmix Vakman hoogovencement 42,5 N',
    variants: 1,
    purpose: 'in stock in Amersfoort only (the own branch of aannemer@steenhof.test)',
    stock: { 2102: 84 },
  },
  {
    key: 'stockDefaultBranchOnly',
    ventureId: '210',
    recipe: 'egaline',
    brand: 'Kolmix',
    choices: { soort: 'egaliseermiddel', dikte: '1–10 mm' },
    name: 'Kolmix Vakman egaliseermiddel 1–10 mm',
    variants: 1,
    purpose: 'in stock in Utrecht only (the default branch of venture 210)',
    stock: { 2101: 46 },
  },
  {
    key: 'stockOtherBranchOnly',
    ventureId: '210',
    recipe: 'glaswol-spouw',
    brand: 'Wolderma',
    choices: { maat: '1200 x 600 mm', lambda: 'λ 0,032' },
    name: 'Wolderma Vakman glaswol spouwplaat 1200 x 600 mm λ 0,032',
    variants: 2,
    purpose: 'in stock in Arnhem only',
    stock: { 2105: 31 },
  },
  {
    key: 'stockNowhere',
    ventureId: '210',
    recipe: 'cellenbeton',
    brand: 'Brikon',
    choices: { maat: '600 x 250 mm', klasse: 'G4/600' },
    name: 'Brikon Vakman cellenbetonblok 600 x 250 mm G4/600',
    variants: 2,
    purpose: 'stock item that is in stock nowhere',
    stock: {},
  },
  {
    key: 'noTiers',
    ventureId: '210',
    recipe: 'steenwol',
    brand: 'Wolderma',
    choices: { soort: 'steenwolplaat', dichtheid: '45 kg/m³', maat: '1200 x 600 mm' },
    name: 'Wolderma Vakman steenwolplaat 45 kg/m³ 1200 x 600 mm',
    variants: 2,
    purpose: 'no tier prices; agreement of customer 510001 that has expired',
    warehouseTiers: 0,
    agreement: 'expired',
  },
  {
    key: 'oneTier',
    ventureId: '210',
    recipe: 'lijmmortel',
    brand: 'Kolmix',
    choices: { voor: 'kalkzandsteen', seizoen: '' },
    name: 'Kolmix Vakman lijmmortel kalkzandsteen',
    variants: 1,
    purpose: 'one tier price; agreement of customer 510001 that is still to come',
    warehouseTiers: 1,
    agreement: 'future',
  },
  {
    key: 'fiveTiers',
    ventureId: '210',
    recipe: 'eps-vloer',
    brand: 'Thermovast',
    choices: { sterkte: 'EPS 100', maat: '1200 x 1000 mm', kleur: 'wit' },
    name: 'Thermovast Vakman EPS 100 vloerplaat 1200 x 1000 mm',
    variants: 3,
    purpose: 'five tier prices',
    warehouseTiers: 5,
  },
  {
    key: 'directTiers',
    ventureId: '230',
    recipe: 'dakpan-keramisch',
    brand: 'Pannenrijk',
    choices: { model: 'Rijnland', vorm: 'verbeterde Hollander', afwerking: 'engobe' },
    name: 'Pannenrijk Vakman dakpan Rijnland verbeterde Hollander engobe',
    variants: 4,
    purpose: 'direct-delivery tiers (3) beside two tier prices',
    warehouseTiers: 2,
    directTiers: 3,
  },
  {
    key: 'fiveTiersAndDirect',
    ventureId: '230',
    recipe: 'pir-dak',
    brand: 'Thermovast',
    choices: { maat: '1200 x 600 mm', toplaag: 'aluminium' },
    name: 'Thermovast Vakman PIR-dakplaat 1200 x 600 mm aluminium',
    variants: 5,
    purpose: 'five tier prices and five direct-delivery tiers',
    warehouseTiers: 5,
    directTiers: 5,
  },
  {
    key: 'boardPerSquareMetre',
    ventureId: '220',
    recipe: 'multiplex',
    brand: 'Planketier',
    choices: { hout: 'berken', maat: '2500 x 1250 mm', klasse: 'S/BB' },
    name: 'Planketier Vakman berken multiplex S/BB 2500 x 1250 mm',
    variants: 4,
    purpose: 'sold per plaat, priced per m²',
  },
  {
    key: 'deckBoard',
    ventureId: '220',
    recipe: 'hardhout-terras',
    brand: 'Houtwaard',
    choices: { hout: 'bankirai', maat: '21 x 145 mm', profiel: 'glad' },
    name: 'Houtwaard Vakman terrasplank bankirai 21 x 145 mm glad',
    variants: 4,
    purpose: 'hardwood sold per lengte, priced per m¹',
  },
  {
    key: 'colourTile',
    ventureId: '240',
    recipe: 'metrotegel',
    brand: 'Keravelt',
    choices: { maat: '200 x 100 mm', glans: 'glans', rand: 'met facet' },
    name: 'Keravelt Vakman metrotegel 200 x 100 mm glans met facet',
    variants: 6,
    purpose: 'variants by colour, each with an image of its own',
  },
  {
    key: 'vatNine',
    ventureId: '210',
    recipe: 'vakboek',
    brand: 'Bouwpoort',
    choices: { onderwerp: 'Metselwerk in de praktijk' },
    name: 'Bouwpoort Vakman handboek Metselwerk in de praktijk',
    variants: 1,
    purpose: 'VAT rate 9 %',
  },
  {
    key: 'vatZero',
    ventureId: '210',
    recipe: 'emballage',
    brand: 'Bouwpoort',
    choices: { soort: 'europallet' },
    name: 'Statiegeld europallet',
    variants: 1,
    purpose: 'VAT rate 0 % (deposit)',
  },
  {
    key: 'sameSupplierCodeOne',
    ventureId: '210',
    recipe: 'pur',
    brand: 'Purvast',
    choices: { soort: 'PUR-schuim', seizoen: '' },
    name: 'Purvast Vakman PUR-schuim',
    variants: 1,
    purpose: 'quick order: supplier code PV75010 is ambiguous',
    supplierCode: 'PV75010',
  },
  {
    key: 'sameSupplierCodeTwo',
    ventureId: '210',
    recipe: 'pur',
    brand: 'Purvast',
    choices: { soort: 'PUR-lijmschuim', seizoen: '' },
    name: 'Purvast Vakman PUR-lijmschuim',
    variants: 1,
    purpose: 'quick order: supplier code PV75010 is ambiguous',
    supplierCode: 'PV75010',
  },
];

export const knownProducts: readonly KnownProduct[] = specifications.map((known, index) => {
  const positions = Array.from({ length: known.variants }, (_, position) => position);
  return {
    ...known,
    id: productId(index),
    line: LINE,
    url: productUrl(known.ventureId, known.name, productId(index)),
    variantIds: positions.map((position) => variantId(variantOrdinal(index, position))),
    articleCodes: positions.map((position) => articleCode(index, position)),
  };
});

export function knownProduct(key: string): KnownProduct {
  const found = knownProducts.find((one) => one.key === key);
  if (!found) throw new Error(`no known product ${key}`);
  return found;
}

export function productUrl(ventureId: ShopId, name: string, id: number): string {
  return `/${shopOf(ventureId).path}/producten/${slug(name)}-${id}`;
}
