import type { ByteSource } from './byte-source.ts';
import { readCsv } from './csv-rows.ts';
import { type FileProblem, FileRefused, isFileProblem } from './file-problem.ts';
import { ownCopy } from './own-copy.ts';

export type EtimFeatureType = 'text' | 'number' | 'range' | 'boolean';

interface EtimClassFeature {
  code: string;
  type: EtimFeatureType;
  /** As it is written behind a number: 'mm'. */
  unit?: string;
}

export interface EtimClass {
  code: string;
  name: string;
  group?: string;
  features: EtimClassFeature[];
}

/** The names and units behind the codes of ETIM, in the language of the files it was read from. */
export interface EtimDictionary {
  classes: ReadonlyMap<string, EtimClass>;
  groups: ReadonlyMap<string, string>;
  features: ReadonlyMap<string, string>;
  values: ReadonlyMap<string, string>;
}

/** The files of ETIM's CSV export that matter here, by name without extension. */
const etimFiles = [
  'ETIMARTGROUP',
  'ETIMUNIT',
  'ETIMFEATURE',
  'ETIMVALUE',
  'ETIMARTCLASS',
  'ETIMARTCLASSFEATUREMAP',
] as const;
export type EtimFile = (typeof etimFiles)[number];

/** 'export/ETIMARTCLASS.csv' → 'ETIMARTCLASS'; nothing for the files that are not needed. */
export function etimFileOf(path: string): EtimFile | undefined {
  const name = path
    .replace(/^.*[\\/]/, '')
    .replace(/\.[a-z]+$/i, '')
    .toUpperCase();
  return etimFiles.find((file) => file === name);
}

const types: ReadonlyMap<string, EtimFeatureType> = new Map([
  ['A', 'text'],
  ['N', 'number'],
  ['R', 'range'],
  ['L', 'boolean'],
]);

/** Several times what ETIM 10 has. */
const maxRows = 2_000_000;

export async function readEtimDictionary(
  files: ReadonlyMap<EtimFile, ByteSource>,
): Promise<{ dictionary: EtimDictionary; problems: FileProblem[] }> {
  const problems: FileProblem[] = [];
  const names = async (file: EtimFile, code: string, ...name: string[]) => {
    const found = new Map<string, string>();
    for await (const row of rowsOf(files, file, [code, name], problems)) found.set(row(code), row(...name));
    return found;
  };
  const groups = files.has('ETIMARTGROUP')
    ? await names('ETIMARTGROUP', 'ARTGROUPID', 'GROUPDESC', 'ARTGROUPDESC')
    : new Map();
  const units = await names('ETIMUNIT', 'UNITOFMEASID', 'UNITABBREV', 'UNITABBREVIATION', 'UNITDESC');
  const features = await names('ETIMFEATURE', 'FEATUREID', 'FEATUREDESC');
  const values = await names('ETIMVALUE', 'VALUEID', 'VALUEDESC');
  const classes = new Map<string, EtimClass>();
  for await (const row of rowsOf(files, 'ETIMARTCLASS', ['ARTCLASSID', ['ARTCLASSDESC']], problems)) {
    const code = row('ARTCLASSID');
    const group = row('ARTGROUPID');
    classes.set(code, { code, name: row('ARTCLASSDESC'), ...(group && { group }), features: [] });
  }
  for await (const row of rowsOf(files, 'ETIMARTCLASSFEATUREMAP', ['FEATUREID', ['FEATURETYPE']], problems)) {
    const unit = units.get(row('UNITOFMEASID'));
    const type = types.get(row('FEATURETYPE'));
    if (type) classes.get(row('ARTCLASSID'))?.features.push({ code: row('FEATUREID'), type, ...(unit && { unit }) });
  }
  return { dictionary: { classes, groups, features, values }, problems };
}

type Row = (...columns: readonly string[]) => string;

/** Rows with a code; a column is asked for by each of the names it has had. */
async function* rowsOf(
  files: ReadonlyMap<EtimFile, ByteSource>,
  file: EtimFile,
  [code, names]: readonly [string, readonly string[]],
  problems: FileProblem[],
): AsyncGenerator<Row> {
  const source = files.get(file);
  if (!source) throw new FileRefused('missing-part', `Van de ETIM-bestanden ontbreekt ${file}.csv.`);
  const table = await readCsv(source);
  const columns = new Map(table.header.map((name, index) => [name.toUpperCase(), index]));
  if (!columns.has(code) || !names.some((name) => columns.has(name))) {
    throw new FileRefused('missing-column', `In ${file}.csv ontbreekt de kolom ${code} of ${names.join('/')}.`, 1);
  }
  let count = 0;
  for await (const item of table.rows) {
    if (++count > maxRows) throw new FileRefused('too-large', `${file}.csv heeft te veel regels.`, count);
    if (isFileProblem(item)) {
      problems.push({ ...item, message: `${file}.csv: ${item.message}` });
      continue;
    }
    const row: Row = (...wanted) => {
      for (const name of wanted) {
        const text = item.cells[columns.get(name) ?? -1]?.trim();
        if (text) return ownCopy(text);
      }
      return '';
    };
    if (row(code)) yield row;
  }
}

export function unitOfFeature(
  dictionary: EtimDictionary,
  classCode: string | undefined,
  feature: string,
): string | undefined {
  const known = classCode === undefined ? undefined : dictionary.classes.get(classCode);
  return known?.features.find(({ code }) => code === feature)?.unit;
}
