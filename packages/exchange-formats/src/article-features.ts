import { type EtimDictionary, unitOfFeature } from './etim-dictionary.ts';

type FeatureValue = string | number | boolean | (string | number)[];

/** One feature of an article as a catalogue states it. */
export interface StatedFeature {
  code: string;
  name?: string | undefined;
  unit?: string | undefined;
  values: readonly string[];
}

interface FeatureRecord extends Record<string, unknown> {
  externalId: string;
  name: string;
  unit?: string;
}

/** What ETIM writes where there is no value: not applicable, unknown, missing. */
const noValues: ReadonlySet<string> = new Set(['', '-', 'NA', 'UN', 'MV']);
const plainNumber = /^-?(0|[1-9][0-9]{0,14})(\.[0-9]{1,15})?$/;

/** Codes of values become the words a buyer reads, where the dictionary knows them. */
export function featureValue(values: readonly string[], dictionary?: EtimDictionary): FeatureValue | undefined {
  const stated = values.map((value) => value.trim()).filter((value) => !noValues.has(value));
  const [first, ...others] = stated.map((value) => toValue(value, dictionary));
  if (first === undefined) return undefined;
  if (others.length === 0) return first;
  return [first, ...others].map((value) => (typeof value === 'boolean' ? String(value) : value)).slice(0, maxValues);
}

const maxValues = 50;

function toValue(text: string, dictionary?: EtimDictionary): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  const number = text.replace(/(\.[0-9]*?)0+$/, '$1').replace(/\.$/, '');
  // A number with more digits than a double holds stays the text it is.
  if (plainNumber.test(text) && String(Number(number)) === number) return Number(number);
  return dictionary?.values.get(text) ?? text;
}

export function featureRecord(
  feature: StatedFeature,
  classCode: string | undefined,
  dictionary?: EtimDictionary,
): FeatureRecord {
  const { code } = feature;
  const name = dictionary?.features.get(code) ?? feature.name ?? code;
  // The unit is part of the ETIM model; what a supplier writes beside a value only counts without the model.
  const unit = dictionary?.features.has(code) ? unitOfFeature(dictionary, classCode, code) : unitSign(feature.unit);
  return { externalId: code, name, ...(unit && { unit }) };
}

const signs: readonly (readonly [string, string])[] = [
  ['MMT', 'mm'],
  ['CMT', 'cm'],
  ['MTR', 'm'],
  ['MTK', 'm²'],
  ['MTQ', 'm³'],
  ['KGM', 'kg'],
  ['GRM', 'g'],
  ['LTR', 'l'],
  ['MLT', 'ml'],
  ['CEL', '°C'],
  ['DD', '°'],
  ['VLT', 'V'],
  ['AMP', 'A'],
  ['WTT', 'W'],
  ['KWT', 'kW'],
  ['HTZ', 'Hz'],
  ['BAR', 'bar'],
  ['PAL', 'Pa'],
  ['NEW', 'N'],
  ['P1', '%'],
  ['HUR', 'h'],
  ['MIN', 'min'],
  ['SEC', 's'],
];
const signOfCode: ReadonlyMap<string, string> = new Map(signs);
const codeOfSign: ReadonlyMap<string, string> = new Map(signs.map(([code, sign]) => [sign, code]));

function unitSign(unit: string | undefined): string | undefined {
  return unit === undefined ? undefined : (signOfCode.get(unit.toUpperCase()) ?? unit);
}

export function unitCodeOfSign(sign: string): string {
  return codeOfSign.get(sign) ?? sign;
}
