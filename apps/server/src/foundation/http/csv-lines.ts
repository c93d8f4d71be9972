/** So that Excel takes it for UTF-8. */
export const csvStart = '\ufeff';

/** What a Dutch Excel opens by a double click: semicolons, and lines that end as Windows ends them. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvField).join(';')}\r\n`;
}

/** A spreadsheet interprets a text that begins like this as a formula, even in quotes. */
const formula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** Prevents that a name is interpreted as a formula. */
function csvField(value: string): string {
  const harmless = formula.test(value) ? `'${value}` : value;
  return /[;"\r\n\t]|^\s|\s$/.test(harmless) || harmless !== value ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
