/** So that Excel takes it for UTF-8. */
export const csvStart = '\ufeff';

/** What a Dutch Excel opens by a double click: semicolons, and lines that end as Windows ends them. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvField).join(';')}\r\n`;
}

/** A spreadsheet takes a text that begins so for a formula, whatever the quotes around it. */
const formula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** A name may hold anything; in a spreadsheet it stays a name. */
function csvField(value: string): string {
  const harmless = formula.test(value) ? `'${value}` : value;
  return /[;"\r\n\t]|^\s|\s$/.test(harmless) || harmless !== value ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
