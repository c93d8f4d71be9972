/** The index of each column; -1 if it is absent. */
export interface ListColumns {
  code: number;
  quantity: number;
  unit: number;
}

type Meaning = keyof ListColumns;

/** Headings as people and programs write them, without dots, spaces and case; the best first. */
const headings: Record<Meaning, readonly string[]> = {
  code: [
    'artikelnummer',
    'artikelnr',
    'artnr',
    'artikelcode',
    'artnummer',
    'bestelnummer',
    'bestelnr',
    'bestelcode',
    'productnummer',
    'productcode',
    'code',
    'sku',
    'ean',
    'eancode',
    'gtin',
    'barcode',
    'leverancierscode',
    'nummer',
    'artikel',
    'article',
    'itemnumber',
    'omschrijving',
    'artikelomschrijving',
    'naam',
    'product',
  ],
  quantity: ['aantal', 'bestelaantal', 'hoeveelheid', 'aantallen', 'qty', 'quantity', 'stuks', 'amount'],
  unit: ['eenheid', 'besteleenheid', 'verkoopeenheid', 'verpakking', 'unit', 'ehd', 'eh'],
};

const allHeadings: ReadonlySet<string> = new Set(Object.values(headings).flat());

/** Whether a row contains only headings, anywhere and with any separator: an article has another word or a number. */
export function isHeading(row: readonly string[]): boolean {
  const cells = row.length === 1 ? (row[0] ?? '').split(/\s+/) : row.filter((cell) => cell !== '');
  return cells.length > 1 && cells.every((cell) => allHeadings.has(nameOf(cell)));
}

const nameOf = (cell: string) => cell.toLowerCase().replaceAll(/[^a-z]/g, '');

/** The columns named by a row of headings; undefined for an ordinary row. */
export function headingColumns(row: readonly string[]): ListColumns | undefined {
  const names = row.map(nameOf);
  const find = (meaning: Meaning) => {
    const best = headings[meaning].find((heading) => names.includes(heading));
    return best === undefined ? -1 : names.indexOf(best);
  };
  const columns = { code: find('code'), quantity: find('quantity'), unit: find('unit') };
  // A row with a number is an article, not a heading.
  const hasNumber = row.some((cell) => /\d{3}/.test(cell));
  return columns.code === -1 || hasNumber ? undefined : columns;
}
