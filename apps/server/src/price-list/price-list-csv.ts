import { columns, dutchNumber } from './price-list-columns.ts';
import type { PriceListRows } from './price-list-rows.ts';
import type { PriceListWords } from './price-list-words.ts';

/** So that Excel takes it for UTF-8. */
const byteOrderMark = '\ufeff';

/** What a Dutch Excel opens by a double click: semicolons, decimal commas, lines that end as Windows ends them. */
export async function* writeCsv(rows: PriceListRows, t: PriceListWords): AsyncGenerator<string> {
  yield byteOrderMark + line(columns.map(({ key }) => t(key)));
  for await (const page of rows.pages()) {
    let lines = '';
    for (const row of page) {
      lines += line(
        columns.map(({ cell }) => {
          const value = cell(row, t);
          if (!value) return '';
          if ('text' in value) return value.text;
          return dutchNumber(value.number);
        }),
      );
    }
    yield lines;
  }
}

function line(values: readonly string[]): string {
  return `${values.map(csvField).join(';')}\r\n`;
}

/** A spreadsheet takes a text that begins so for a formula, whatever the quotes around it. */
const formula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** A name may hold anything; in a spreadsheet it stays a name. */
function csvField(value: string): string {
  const harmless = formula.test(value) ? `'${value}` : value;
  return /[;"\r\n\t]|^\s|\s$/.test(harmless) || harmless !== value ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
