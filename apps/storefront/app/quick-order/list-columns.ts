/** Which column is which; -1 where there is none. */
export interface ListColumns {
  code: number;
  quantity: number;
  unit: number;
}

type Meaning = keyof ListColumns;

/** Headings as people and programs write them, without dots, spaces and capitals; the best first. */
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

/** The columns a line of headings names, or nothing: then it is a line like the others. */
export function headingColumns(row: readonly string[]): ListColumns | undefined {
  const names = row.map((cell) => cell.toLowerCase().replaceAll(/[^a-z]/g, ''));
  const find = (meaning: Meaning) => {
    const best = headings[meaning].find((heading) => names.includes(heading));
    return best === undefined ? -1 : names.indexOf(best);
  };
  const columns = { code: find('code'), quantity: find('quantity'), unit: find('unit') };
  // A number among them is an article, not a heading.
  const hasNumber = row.some((cell) => /\d{3}/.test(cell));
  return columns.code === -1 || hasNumber ? undefined : columns;
}
