/*
 * A title and some lines as a PDF file, written out here so that the catalogue can state the size of a data sheet
 * without keeping the file: the same words always give the same bytes.
 */

const page = { width: 595, height: 842, margin: 56 };
const look = {
  title: { font: 'F2', size: 20, leading: 25, columns: 38, after: 14 },
  line: { font: 'F1', size: 11, leading: 15, columns: 84, after: 5 },
} as const;
type Look = (typeof look)[keyof typeof look];

interface Placed {
  text: string;
  font: string;
  size: number;
  y: number;
}

export function datasheetPdf(title: string, lines: readonly string[]): Uint8Array {
  const pages = layOut(title, lines);
  const numberOfPage = (index: number) => 5 + index * 2;
  const kids = pages.map((_, index) => `${numberOfPage(index)} 0 R`).join(' ');
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (nl) >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] /MediaBox [0 0 ${page.width} ${page.height}] ` +
      `/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...pages.flatMap((placed, index) => {
      const drawn = placed.map(
        ({ text, font, size, y }) => `BT /${font} ${size} Tf ${page.margin} ${y} Td (${text}) Tj ET`,
      );
      const stream = drawn.join('\n');
      return [
        `<< /Type /Page /Parent 2 0 R /Contents ${numberOfPage(index) + 1} 0 R >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ];
    }),
    `<< /Title (${escaped(title)}) >>`,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  // Every character is one byte by now, so the offsets above are those of the file.
  return Buffer.from(file, 'latin1');
}

function font(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
}

/** From top to bottom, on as many pages as it takes. */
function layOut(title: string, lines: readonly string[]): Placed[][] {
  const first: Placed[] = [];
  const pages = [first];
  let current = first;
  let y = page.height - page.margin;
  const write = (text: string, { font, size, leading, columns, after }: Look) => {
    for (const row of wrapped(text, columns)) {
      if (y - leading < page.margin) {
        current = [];
        pages.push(current);
        y = page.height - page.margin;
      }
      y -= leading;
      current.push({ text: escaped(row), font, size, y });
    }
    y -= after;
  };
  write(title, look.title);
  for (const line of lines) write(line, look.line);
  return pages;
}

function wrapped(text: string, columns: number): string[] {
  const rows: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= columns) rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  return rows;
}

/** Where WinAnsi differs from Latin-1. */
const winAnsi: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
};

/** One byte a character; what the fonts do not have becomes its nearest plain form ('₂' → '2') or a question mark. */
function escaped(text: string): string {
  return Array.from(text, (character) => byteOf(character) ?? byteOf(character.normalize('NFKD')) ?? '?')
    .join('')
    .replaceAll(/[\\()]/g, '\\$&');
}

function byteOf(character: string): string | undefined {
  const code = winAnsi[character] ?? character.codePointAt(0) ?? 0;
  const isKnown = character in winAnsi || (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff);
  return isKnown ? String.fromCharCode(code) : undefined;
}
