import type { Cell } from '../table-fill.ts';
import { type ProductDraft, ratioOf, type VariantDraft } from './catalogue-product.ts';
import { nl } from './catalogue-recipe.ts';

/** key, name, unit, filter */
const features: readonly (readonly [key: string, name: string, unit: string, isFilter: boolean])[] = [
  ['dikte', 'Dikte', 'mm', true],
  ['lengte', 'Lengte', 'mm', true],
  ['breedte', 'Breedte', 'mm', true],
  ['hoogte', 'Hoogte', 'mm', true],
  ['diameter', 'Diameter', 'mm', true],
  ['materiaal', 'Materiaal', '', true],
  ['kleur', 'Kleur', '', true],
  ['toepassing', 'Toepassing', '', true],
  ['rd-waarde', 'Rd-waarde', 'm²·K/W', true],
  ['lambda', 'Lambdawaarde', 'W/(m·K)', true],
  ['brandklasse', 'Brandklasse', '', true],
  ['kantafwerking', 'Kantafwerking', '', true],
  ['druksterkte', 'Druksterkte', 'N/mm²', true],
  ['inhoud', 'Inhoud', 'ml', true],
  ['afwerking', 'Afwerking', '', true],
  ['gewicht', 'Gewicht', 'kg', false],
  ['volume', 'Inhoud', 'l', false],
  ['formaat', 'Formaat', '', false],
  ['kwaliteit', 'Kwaliteit', '', false],
  ['sterkteklasse', 'Sterkteklasse', '', false],
  ['duurzaamheidsklasse', 'Duurzaamheidsklasse', '', false],
  ['keurmerk', 'Keurmerk hout', '', false],
  ['antislip', 'Antislipklasse', '', false],
  ['verbruik', 'Verbruik', 'kg/m²', false],
  ['verbruik-per-mm', 'Verbruik', 'kg/m² per mm', false],
  ['verwerkingstijd', 'Verwerkingstijd', 'min', false],
  ['korrel', 'Korrelgrootte', 'mm', false],
  ['sd-waarde', 'sd-waarde', 'm', false],
  ['aandrijving', 'Aandrijving', '', false],
  ['kop', 'Kopvorm', '', false],
  ['aantal', 'Aantal in verpakking', 'stuks', false],
  ['per-m2', 'Verbruik', 'stuks/m²', false],
  ['dakhelling', 'Minimale dakhelling', '°', false],
  ['u-waarde', 'U-waarde', 'W/(m²·K)', false],
  ['spanning', 'Accuspanning', 'V', false],
  ['ringstijfheid', 'Ringstijfheid', '', false],
  ['maat', 'Maat', '', false],
  ['norm', 'Norm', '', false],
  ['herkomst', 'Land van herkomst', '', false],
];

export const featureColumns = ['key', 'name', 'unit', 'is_filter', 'position'] as const;
export const featureCount = features.length;
export const featureKeys: ReadonlySet<string> = new Set(features.map(([key]) => key));

export function* featureRows(): Generator<readonly Cell[]> {
  for (const [position, [key, name, unit, isFilter]] of features.entries()) yield [key, name, unit, isFilter, position];
}

const MEASURES = [
  ['d', 'dikte'],
  ['l', 'lengte'],
  ['b', 'breedte'],
  ['h', 'hoogte'],
  ['o', 'diameter'],
  ['v', 'inhoud'],
] as const;

/** What the variant measures and is made of, as the specifications show it. */
export function featureList(product: ProductDraft, variant: VariantDraft): Record<string, string> {
  const { recipe } = product.kitchen;
  const { sizes, units } = variant;
  const list: Record<string, string> = {};
  for (const [size, feature] of MEASURES) {
    if (recipe.measures.includes(size) && sizes[size] > 0) list[feature] = nl(sizes[size]);
  }
  for (const choice of product.choices) Object.assign(list, choice.features);
  Object.assign(list, variant.choice.features);
  if (recipe.features) Object.assign(list, recipe.features(sizes));
  if (recipe.kg) list.gewicht = nl(weight(recipe.kg(sizes)));
  if (units.sales === 'BX' && units.price === 'PCE') list.aantal = nl(ratioOf(units, 'BX'));
  return list;
}

function weight(kg: number): number {
  return kg < 1 ? Math.round(kg * 1000) / 1000 : Math.round(kg * 10) / 10;
}
