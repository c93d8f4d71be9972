/** A line of a file or a paste from a spreadsheet. */
interface PastedLine {
  /** The line number, as text editors count. */
  line: number;
  cells: string[];
}

/** Without empty lines, and without a heading: a first line that begins with one of these words. */
export function readPastedLines(
  text: string,
  { separators, heads, maxLines }: { separators: readonly string[]; heads: ReadonlySet<string>; maxLines: number },
): PastedLine[] {
  const rows = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  const filled = rows.map((row, at) => ({ row, line: at + 1 })).filter(({ row }) => row.trim() !== '');
  // Enough lines to see that there are too many: a heading, the maximum, and one more.
  return filled.slice(0, maxLines + 2).flatMap(({ row, line }) => {
    const cells = cellsIn(row, separators.find((sign) => row.includes(sign)) ?? ';');
    return line === 1 && heads.has((cells[0] ?? '').toLowerCase()) ? [] : { line, cells };
  });
}

/** A separator in quotes is text. */
function cellsIn(row: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const sign of row) {
    if (sign === '"') isQuoted = !isQuoted;
    if (sign === separator && !isQuoted) {
      cells.push(unquoted(cell));
      cell = '';
    } else cell += sign;
  }
  return [...cells, unquoted(cell)];
}

function unquoted(cell: string): string {
  const text = cell.trim();
  const inside = text.startsWith('"') && text.endsWith('"') && text.length > 1 ? text.slice(1, -1) : text;
  return inside.replaceAll('""', '"').trim();
}
