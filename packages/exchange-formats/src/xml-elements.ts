import { SaxesParser } from 'saxes';
import { type ByteSource, peek } from './byte-source.ts';
import { FileRefused } from './file-problem.ts';
import { decoded, decodeStart, findEncoding, type TextEncoding } from './text-encoding.ts';

/** Part of a document, small enough to hold. Names are without a namespace prefix. */
export interface XmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: XmlElement[];
  text: string;
  line: number;
}

interface XmlReading {
  /** Elements that are handed over whole, with all that is in them. */
  whole: ReadonlySet<string>;
  /** Elements of which the start is handed over, without what is in them. */
  started?: ReadonlySet<string>;
  rename?: (localName: string) => string;
  /** Space at both ends of a text counts; else it is dropped. */
  keepSpace?: boolean;
}

const noAttributes: ReadonlyMap<string, string> = new Map();

const limits = {
  depth: 60,
  attributes: 60,
  /** Of one element that is handed over. */
  elements: 100_000,
  textLength: 8 * 1024 * 1024,
  /** Between two tags. */
  gap: 1024 * 1024,
};
const sliceLength = 64 * 1024;

/** Elements in the order in which they end. No entity but the five of XML itself, no DTD, no network. */
export async function* xmlElements(source: ByteSource, reading: XmlReading): AsyncGenerator<XmlElement> {
  const { first, isWhole, all } = await peek(source, 1024);
  const collector = new ElementCollector(reading);
  for await (const text of decoded(all, xmlEncoding(first, isWhole))) {
    for (let start = 0; start < text.length; start += sliceLength) {
      collector.write(text.slice(start, start + sliceLength));
      yield* collector.take();
    }
  }
  collector.close();
  yield* collector.take();
}

function xmlEncoding(first: Uint8Array, isWhole: boolean): TextEncoding {
  const found = findEncoding(first, isWhole);
  if (found.hasByteOrderMark) return found.encoding;
  const start = decodeStart(first, 'windows-1252');
  if (!start.trimStart().startsWith('<')) throw new FileRefused('wrong-format', 'Dit is geen XML-bestand.', 1);
  const declared = start.match(/^\s*<\?xml[^>]*?encoding\s*=\s*["']([A-Za-z0-9._-]+)["']/)?.[1]?.toLowerCase();
  if (declared === undefined || declared === 'utf-8' || declared === 'utf8') return 'utf-8';
  if (['iso-8859-1', 'windows-1252', 'latin1', 'us-ascii', 'cp1252'].includes(declared)) return 'windows-1252';
  throw new FileRefused('encoding', `De tekenset ${declared} wordt niet gelezen. Sla het bestand op als UTF-8.`, 1);
}

class ElementCollector {
  readonly #parser = new SaxesParser({ xmlns: false, position: true });
  readonly #reading: XmlReading;
  readonly #open: XmlElement[] = [];
  #finished: XmlElement[] = [];
  #attributes: Map<string, string> | undefined;
  #attributeCount = 0;
  #depth = 0;
  #gap = 0;
  #elements = 0;
  #textLength = 0;

  constructor(reading: XmlReading) {
    this.#reading = reading;
    const parser = this.#parser;
    parser.on('error', (cause) => this.#refuse(cause));
    parser.on('doctype', (doctype) => {
      this.#gap = 0;
      if (doctype.includes('[')) {
        throw new FileRefused(
          'entities',
          'Het bestand definieert eigen XML-entiteiten; dat is niet toegestaan.',
          parser.line,
        );
      }
    });
    parser.on('comment', () => {
      this.#gap = 0;
    });
    parser.on('processinginstruction', () => {
      this.#gap = 0;
    });
    parser.on('opentagstart', () => {
      this.#gap = 0;
      this.#attributes = undefined;
      this.#attributeCount = 0;
    });
    parser.on('attribute', ({ name, value }) => {
      this.#gap = 0;
      if (++this.#attributeCount > limits.attributes) this.#tooMuch('Een element heeft te veel attributen.');
      this.#attributes ??= new Map();
      this.#attributes.set(localName(name), value);
    });
    parser.on('opentag', ({ name }) => this.#start(localName(name)));
    parser.on('closetag', () => this.#end());
    parser.on('text', (text) => this.#addText(text));
    parser.on('cdata', (text) => this.#addText(text));
  }

  write(text: string): void {
    this.#gap += text.length;
    this.#parser.write(text);
    if (this.#gap > limits.gap) {
      throw new FileRefused('too-long', 'Een tekst of een tag is langer dan 1 MB.', this.#parser.line);
    }
  }

  close(): void {
    this.#parser.close();
  }

  take(): XmlElement[] {
    const finished = this.#finished;
    this.#finished = [];
    return finished;
  }

  #start(name: string): void {
    if (++this.#depth > limits.depth) {
      throw new FileRefused('too-deep', `De XML is dieper genest dan ${limits.depth} niveaus.`, this.#parser.line);
    }
    const { whole, started, rename } = this.#reading;
    const element = {
      name: rename ? rename(name) : name,
      attributes: this.#attributes ?? noAttributes,
      children: [],
      text: '',
      line: this.#parser.line,
    };
    const parent = this.#open.at(-1);
    if (parent) {
      if (++this.#elements > limits.elements) this.#tooMuch('Een artikel heeft te veel onderdelen.');
      parent.children.push(element);
      this.#open.push(element);
    } else if (whole.has(name)) {
      this.#open.push(element);
      this.#elements = 0;
      this.#textLength = 0;
    } else if (started?.has(name)) this.#finished.push(element);
  }

  #end(): void {
    this.#depth--;
    this.#gap = 0;
    const element = this.#open.pop();
    if (!element) return;
    if (!this.#reading.keepSpace) element.text = element.text.trim();
    if (this.#open.length === 0) this.#finished.push(element);
  }

  #addText(text: string): void {
    this.#gap = 0;
    const element = this.#open.at(-1);
    if (!element) return;
    this.#textLength += text.length;
    if (this.#textLength > limits.textLength) this.#tooMuch('Een artikel heeft te veel tekst.');
    element.text += text;
  }

  #tooMuch(message: string): never {
    throw new FileRefused('too-large', message, this.#parser.line);
  }

  #refuse(cause: Error): never {
    const { line } = this.#parser;
    if (cause.message.includes('undefined entity')) {
      throw new FileRefused(
        'entities',
        `Regel ${line} gebruikt een XML-entiteit die niet bestaat; eigen entiteiten zijn niet toegestaan.`,
        line,
        { cause },
      );
    }
    if (/unclosed (tag|root)|document must contain a root|unexpected end|has not been closed/i.test(cause.message)) {
      throw new FileRefused('truncated', 'Het bestand houdt op voor het einde: het is afgebroken.', line, { cause });
    }
    throw new FileRefused('malformed', `Regel ${line} is geen geldige XML.`, line, { cause });
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

/** The text of the first of these children that has any. */
export function textOf(element: XmlElement | undefined, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const text = childrenOf(element, name).find((child) => child.text !== '')?.text;
    if (text !== undefined) return text;
  }
  return undefined;
}
