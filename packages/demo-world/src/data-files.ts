import { readFileSync } from 'node:fs';

/** A file or folder in the folder `data`. */
export function dataPath(path: string): URL {
  return new URL(`../data/${path}`, import.meta.url);
}

export function readData(path: string): Buffer {
  return readFileSync(dataPath(path));
}

/** PostgreSQL's hexadecimal text form of bytea. */
export function readBytea(path: string): string {
  return `\\x${readData(path).toString('hex')}`;
}

/** The caller names the type; the tests of each reader go through all of its files. */
export function readJson<T>(path: string): T {
  return JSON.parse(readData(path).toString('utf8')) as T;
}

/** The rows of a CSV file with semicolons, by the names in its first line; an absent cell is empty. */
export function readTable<Column extends string>(path: string, columns: readonly Column[]): Record<Column, string>[] {
  return parseTable(readData(path).toString('utf8'), columns, path);
}

export function parseTable<Column extends string>(
  text: string,
  columns: readonly Column[],
  path: string,
): Record<Column, string>[] {
  const [header = [], ...rows] = parseRows(text);
  if (header.join(';') !== columns.join(';')) throw new Error(`${path} needs the columns ${columns.join(';')}`);
  return rows.map((cells, i) => {
    if (cells.length > columns.length) throw new Error(`${path}, row ${i + 2}: more cells than columns`);
    return Object.fromEntries(columns.map((column, c) => [column, cells[c] ?? ''])) as Record<Column, string>;
  });
}

function parseRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^;\r\n]*))(;|\r?\n|$)/g)) {
    if (end === '' && row.length === 0 && quoted === undefined && plain === '') break;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ';') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** 'a = 1, b = 2'; a value may hold commas. */
export function pairs(text: string): [name: string, value: string][] {
  if (text === '') return [];
  return text.split(/, (?=[^,=]+ = )/).map((pair) => {
    const [name = '', value] = pair.split(' = ');
    if (value === undefined) throw new Error(`'${pair}' is no name and value`);
    return [name, value];
  });
}
