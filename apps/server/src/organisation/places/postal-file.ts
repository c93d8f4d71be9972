import { splitHouseNumber } from '@bouwpoort/trade/organisation/house-number';
import { normalisePostalCode } from '@bouwpoort/trade/organisation/postal-code';

/** Something in the file that its owner has to fix. */
export class PostalFileRefused extends Error {}

export interface PostalRow {
  postalCode: string;
  firstHouseNumber: number;
  lastHouseNumber: number;
  street: string;
  city: string;
  latitude: number | null;
  longitude: number | null;
}

const columns = [
  'postcode',
  'huisnummer',
  'huisnummer_van',
  'huisnummer_tot',
  'straat',
  'plaats',
  'lat',
  'lon',
] as const;
type Column = (typeof columns)[number];
type Cells = (column: Column) => string;

/** The rows of a CSV file with a header, which may come in pieces of any size. */
export async function* readPostalRows(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<PostalRow> {
  let header: Header | undefined;
  for await (const { number, text } of records(pieces)) {
    if (header === undefined) header = readHeader(text);
    else if (text.trim() !== '') yield readRow(cellsOf(header, text), number);
  }
  if (header === undefined) throw new PostalFileRefused('The file is empty.');
}

interface Header {
  separator: ';' | ',';
  placeOf: ReadonlyMap<Column, number>;
}

function readHeader(text: string): Header {
  const separator = text.includes(';') ? ';' : ',';
  const names = split(text, separator).map((name) => name.trim().toLowerCase());
  const placeOf = new Map(
    columns.flatMap((column) => (names.includes(column) ? [[column, names.indexOf(column)]] : [])),
  );
  const missing = (['postcode', 'straat', 'plaats'] as const).filter((column) => !placeOf.has(column)) as string[];
  const hasStretch = placeOf.has('huisnummer_van') && placeOf.has('huisnummer_tot');
  if (!placeOf.has('huisnummer') && !hasStretch) missing.push('huisnummer (or huisnummer_van and huisnummer_tot)');
  if (placeOf.has('lat') !== placeOf.has('lon')) missing.push(placeOf.has('lat') ? 'lon' : 'lat');
  if (missing.length > 0) {
    throw new PostalFileRefused(
      `Row 1 must name the columns; it lacks ${missing.join(', ')}. It says: "${text.trim()}".`,
    );
  }
  return { separator, placeOf };
}

function cellsOf({ separator, placeOf }: Header, text: string): Cells {
  const cells = split(text, separator);
  return (column) => cells[placeOf.get(column) ?? -1]?.trim() ?? '';
}

function readRow(cell: Cells, number: number): PostalRow {
  const refuse = (why: string) => new PostalFileRefused(`Row ${number}: ${why}`);
  const postalCode = normalisePostalCode(cell('postcode'));
  if (postalCode === undefined) throw refuse(`'${cell('postcode')}' is no postal code.`);
  const [first, last] = [
    cell('huisnummer_van') || cell('huisnummer'),
    cell('huisnummer_tot') || cell('huisnummer'),
  ].map((text) => splitHouseNumber(text)?.houseNumber);
  if (first === undefined || last === undefined || first > last) {
    const typed = cell('huisnummer') || `${cell('huisnummer_van')}–${cell('huisnummer_tot')}`;
    throw refuse(`'${typed}' is no house number.`);
  }
  const [street, city] = [cell('straat'), cell('plaats')];
  if (street === '' || city === '') throw refuse(`${street === '' ? 'straat' : 'plaats'} is empty.`);
  const position = positionOf(cell);
  if (position === undefined) {
    throw refuse(`lat '${cell('lat')}' and lon '${cell('lon')}' are no place in the Netherlands.`);
  }
  return { postalCode, firstHouseNumber: first, lastHouseNumber: last, street, city, ...position };
}

/** Also catches the two being swapped, or metres of the Dutch grid. */
const bounds = { latitude: [50.7, 53.7], longitude: [3.2, 7.3] } as const;

function positionOf(cell: Cells): Pick<PostalRow, 'latitude' | 'longitude'> | undefined {
  if (cell('lat') === '' && cell('lon') === '') return { latitude: null, longitude: null };
  const [latitude, longitude] = [cell('lat'), cell('lon')].map((text) => (text === '' ? Number.NaN : asNumber(text)));
  const isIn = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;
  const isThere = isIn(latitude!, bounds.latitude) && isIn(longitude!, bounds.longitude);
  return isThere ? { latitude: latitude!, longitude: longitude! } : undefined;
}

function asNumber(text: string): number {
  return Number(text.replace(',', '.'));
}

/** A row is a line, unless a cell between quotes goes on in the next. Numbered as an editor shows them. */
async function* records(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<{ number: number; text: string }> {
  let line = 0;
  let open: { number: number; text: string } | undefined;
  for await (const text of lines(pieces)) {
    line++;
    const record: { number: number; text: string } = open
      ? { number: open.number, text: `${open.text}\n${text}` }
      : { number: line, text };
    if (line - record.number > 10)
      throw new PostalFileRefused(`Row ${record.number}: a quote is opened and not closed.`);
    open = hasOpenQuote(record.text) ? record : undefined;
    if (!open) yield record;
  }
  if (open) throw new PostalFileRefused(`Row ${open.number}: a quote is opened and not closed.`);
}

function hasOpenQuote(text: string): boolean {
  return text.includes('"') && text.split('"').length % 2 === 0;
}

async function* lines(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (piece?: Uint8Array) => {
    try {
      return piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
    } catch {
      throw new PostalFileRefused('The file is not in UTF-8: save it as "CSV UTF-8".');
    }
  };
  let rest = '';
  for await (const piece of pieces) {
    const parts = (rest + decode(piece)).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) yield part.endsWith('\r') ? part.slice(0, -1) : part;
  }
  rest += decode();
  if (rest !== '') yield rest;
}

function split(text: string, separator: string): string[] {
  if (!text.includes('"')) return text.split(separator);
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '"' && quoted && text[at + 1] === '"') {
      cell += '"';
      at++;
    } else if (char === '"') quoted = !quoted;
    else if (char === separator && !quoted) {
      cells.push(cell);
      cell = '';
    } else cell += char;
  }
  return [...cells, cell];
}
