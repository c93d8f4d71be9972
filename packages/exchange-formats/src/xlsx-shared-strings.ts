import { FileRefused } from './file-problem.ts';
import type { XlsxArchive } from './xlsx-archive.ts';
import { type XmlElement, xmlElements } from './xml-elements.ts';

const pageSize = 1024 * 1024;
const maxBytes = 128 * 1024 * 1024;
const maxStrings = 8_000_000;

/**
 * The texts that cells of a workbook refer to by number. They may be millions, so they stand as bytes in pages: as
 * objects they would take several times the room.
 */
export class SharedStrings {
  readonly #pages: Buffer[] = [];
  #used = pageSize;
  #page: Int32Array = new Int32Array(1024);
  #offset: Int32Array = new Int32Array(1024);
  #length: Int32Array = new Int32Array(1024);
  #count = 0;

  add(text: string): void {
    const size = Buffer.byteLength(text);
    if (this.#count >= maxStrings || this.#pages.length * pageSize + size > maxBytes) {
      throw new FileRefused('too-large', 'Het Excelbestand heeft te veel verschillende teksten. Sla het op als CSV.');
    }
    if (this.#used + size > pageSize) {
      this.#pages.push(Buffer.allocUnsafe(Math.max(pageSize, size)));
      this.#used = 0;
    }
    const page = this.#pages.length - 1;
    this.#pages[page]!.write(text, this.#used);
    if (this.#count === this.#page.length) this.#grow();
    this.#page[this.#count] = page;
    this.#offset[this.#count] = this.#used;
    this.#length[this.#count] = size;
    this.#used += size;
    this.#count++;
  }

  get(index: number): string | undefined {
    if (!Number.isInteger(index) || index < 0 || index >= this.#count) return undefined;
    const offset = this.#offset[index]!;
    return this.#pages[this.#page[index]!]!.toString('utf8', offset, offset + this.#length[index]!);
  }

  #grow(): void {
    const larger = (numbers: Int32Array) => {
      const copy = new Int32Array(numbers.length * 2);
      copy.set(numbers);
      return copy;
    };
    [this.#page, this.#offset, this.#length] = [larger(this.#page), larger(this.#offset), larger(this.#length)];
  }
}

export async function readSharedStrings(archive: XlsxArchive): Promise<SharedStrings> {
  const strings = new SharedStrings();
  const part = 'xl/sharedStrings.xml';
  if (!archive.has(part)) return strings;
  for await (const item of xmlElements(archive.bytes(part), { whole: new Set(['si']), keepSpace: true })) {
    strings.add(richText(item));
  }
  return strings;
}

/** The runs of a text in several styles, without the phonetic guide beside them. */
export function richText(element: XmlElement): string {
  return element.children
    .map((child) => {
      if (child.name === 't') return child.text;
      return child.name === 'r' ? richText(child) : '';
    })
    .join('');
}
