/* Parses text into rows of cells, with any separator. */

export type Separator = '\t' | ';' | ',' | ' ';

/** A number with a Dutch decimal comma, which is not a separator. */
const decimalComma = /(?<![\d,])\d+,\d+(?![\d,])/g;

/** Tabs from a spreadsheet, semicolons from a Dutch CSV, commas from another, spaces from a user who types. */
function separatorOf(text: string): Separator {
  const bare = text.replaceAll(/"(?:[^"]|"")*"/g, '""');
  if (bare.includes('\t')) return '\t';
  if (bare.includes(';')) return ';';
  const lines = bare.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const isSpaced = (line: string) => /\S\s+\S/.test(line);
  // '0045120 2,5' is separated by a space, with a decimal; '0045120,2' has a comma between cells.
  const isComma = (line: string) => (isSpaced(line) ? line.replaceAll(decimalComma, '') : line).includes(',');
  return lines.some(isComma) ? ',' : ' ';
}

/** Cells may be quoted, with the separator, line ends and doubled quotes inside. Empty lines are left out. */
export function cellsOf(text: string): { separator: Separator; rows: string[][] } {
  const clean = text.replace(/^\uFEFF/, '').replace(/^sep=(.)\r?\n/i, '');
  const separator = separatorOf(clean);
  const rows = separator === ' ' ? spacedRows(clean) : separatedRows(clean, separator);
  return { separator, rows: rows.filter((row) => row.some((cell) => cell !== '')) };
}

/** Writes cells as a line that parses to the same cells. */
export function writeCells(cells: readonly string[], separator: Separator): string {
  const needsQuotes = (cell: string) => cell.startsWith('"') || (separator !== ' ' && cell.includes(separator));
  return cells.map((cell) => (needsQuotes(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(separator);
}

function spacedRows(text: string): string[][] {
  return text.split(/\r\n?|\n/).map((line) => line.trim().split(/\s+/));
}

function separatedRows(text: string, separator: Separator): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    row.push(trimmed(cell));
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] as string;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') cell += text[++at];
      else quoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      quoted = true;
      cell = '';
    } else if (sign === separator) endCell();
    else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[at + 1] === '\n') at++;
      endRow();
    } else cell += sign;
  }
  endRow();
  return rows;
}

function trimmed(cell: string): string {
  return cell.replaceAll(/\s+/g, ' ').trim();
}
