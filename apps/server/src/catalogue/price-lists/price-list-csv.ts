import { csvLine, csvStart } from '../../foundation/http/csv-lines.ts';
import type { Words } from '../../organisation/texts/texts.ts';
import { columns, dutchNumber } from './price-list-columns.ts';
import type { PriceListRows } from './price-list-rows.ts';

/** What a Dutch Excel opens by a double click: semicolons, decimal commas, lines that end as Windows ends them. */
export async function* writeCsv(rows: PriceListRows, t: Words): AsyncGenerator<string> {
  yield csvStart + csvLine(columns.map(({ key }) => t(key)));
  for await (const page of rows.pages()) {
    let lines = '';
    for (const row of page) {
      lines += csvLine(
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
