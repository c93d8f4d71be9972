import { jsonParser, type Token } from 'stream-json/core/parser.js';
import { type ByteSource, peek } from './byte-source.ts';
import { FileRefused } from './file-problem.ts';
import { decoded, decodeStart, findEncoding } from './text-encoding.ts';

/** A part of a JSON document. Objects have no prototype, so no key means more than it says. */
type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue;
}

interface JsonPart {
  /** 'Supplier[].Product[]' */
  path: string;
  value: JsonValue;
  /** How many parts of this path came before it, and one. */
  place: number;
}

const limits = {
  depth: 64,
  /** Of one part. */
  values: 200_000,
  textLength: 8 * 1024 * 1024,
  /** Without a single token. */
  gap: 1024 * 1024,
};
const sliceLength = 64 * 1024;

/** The parts at these paths, each as soon as it is complete; the rest of the document is passed over. */
export async function* jsonParts(source: ByteSource, paths: ReadonlySet<string>): AsyncGenerator<JsonPart> {
  const { first, isWhole, all } = await peek(source, 1024);
  const { encoding } = findEncoding(first, isWhole);
  if (!/^\ufeff?\s*[{[]/.test(decodeStart(first, encoding))) {
    throw new FileRefused('wrong-format', 'Dit is geen JSON-bestand.');
  }
  // JSON is Unicode; bytes that are not UTF-8 are refused with their place.
  const texts = decoded(all, encoding === 'windows-1252' ? 'utf-8' : encoding);
  const collector = new PartCollector(paths);
  for await (const text of texts) {
    for (let start = 0; start < text.length; start += sliceLength) {
      yield* collector.write(text.slice(start, start + sliceLength));
    }
  }
  collector.close();
}

interface Frame {
  path: string;
  isArray: boolean;
  key: string;
  /** What is built of it, inside a part. */
  value: JsonValue[] | JsonObject | undefined;
}

class PartCollector {
  readonly #parse = jsonParser({ streamValues: false, packValues: true });
  readonly #paths: ReadonlySet<string>;
  readonly #frames: Frame[] = [];
  readonly #places = new Map<string, number>();
  #finished: JsonPart[] = [];
  #gap = 0;
  #values = 0;
  #textLength = 0;

  constructor(paths: ReadonlySet<string>) {
    this.#paths = paths;
  }

  write(text: string): JsonPart[] {
    this.#finished = [];
    this.#gap += text.length;
    for (const token of this.#tokens(text)) {
      this.#gap = 0;
      this.#take(token);
    }
    if (this.#gap > limits.gap) throw new FileRefused('too-long', 'Een tekst in het bestand is langer dan 1 MB.');
    return this.#finished;
  }

  close(): void {
    if (this.#frames.length > 0) {
      throw new FileRefused('truncated', 'Het bestand houdt op voor het einde: het is afgebroken.');
    }
  }

  #tokens(text: string): readonly Token[] {
    try {
      const tokens = this.#parse(text);
      return typeof tokens === 'symbol' ? [] : tokens.values;
    } catch (cause) {
      throw new FileRefused('malformed', 'Het bestand is geen geldige JSON.', 0, {
        cause,
      });
    }
  }

  #take(token: Token): void {
    switch (token.name) {
      case 'startObject':
        this.#open(false);
        break;
      case 'startArray':
        this.#open(true);
        break;
      case 'endObject':
      case 'endArray':
        this.#close();
        break;
      case 'keyValue':
        this.#frames.at(-1)!.key = token.value;
        this.#count(token.value.length);
        break;
      case 'stringValue':
        this.#count(token.value.length);
        this.#add(token.value);
        break;
      case 'numberValue':
        this.#count(token.value.length);
        this.#add(Number(token.value));
        break;
      case 'trueValue':
      case 'falseValue':
      case 'nullValue':
        this.#add(token.value);
        break;
    }
  }

  #pathHere(): string {
    const parent = this.#frames.at(-1);
    if (!parent) return '';
    if (parent.isArray) return `${parent.path}[]`;
    return parent.path === '' ? parent.key : `${parent.path}.${parent.key}`;
  }

  #open(isArray: boolean): void {
    if (this.#frames.length >= limits.depth) {
      throw new FileRefused('too-deep', `De JSON is dieper genest dan ${limits.depth} niveaus.`);
    }
    const parent = this.#frames.at(-1);
    // Inside a part paths do not matter any more.
    const path = parent?.value ? '' : this.#pathHere();
    const isPart = parent?.value !== undefined || this.#paths.has(path);
    if (isPart && !parent?.value) [this.#values, this.#textLength] = [0, 0];
    if (isPart) this.#count(0);
    const value = isPart ? (isArray ? [] : (Object.create(null) as JsonObject)) : undefined;
    this.#frames.push({ path, isArray, key: '', value });
  }

  #close(): void {
    const frame = this.#frames.pop();
    if (frame?.value === undefined) return;
    const parent = this.#frames.at(-1);
    if (parent?.value) put(parent, frame.value);
    else this.#finish(frame.path, frame.value);
  }

  #add(value: JsonValue): void {
    const parent = this.#frames.at(-1);
    if (parent?.value) put(parent, value);
    else {
      const path = this.#pathHere();
      if (this.#paths.has(path)) this.#finish(path, value);
    }
  }

  #finish(path: string, value: JsonValue): void {
    const place = (this.#places.get(path) ?? 0) + 1;
    this.#places.set(path, place);
    this.#finished.push({ path, value, place });
  }

  #count(textLength: number): void {
    this.#values++;
    this.#textLength += textLength;
    const isPart = this.#frames.at(-1)?.value !== undefined;
    if (isPart && (this.#values > limits.values || this.#textLength > limits.textLength)) {
      throw new FileRefused('too-large', 'Een artikel in het bestand is te groot.');
    }
  }
}

function put(frame: Frame, value: JsonValue): void {
  if (Array.isArray(frame.value)) frame.value.push(value);
  else if (frame.value) frame.value[frame.key] = value;
}

/* Reading what may be anything. */

export function objectAt(value: JsonValue | undefined, key: string): JsonObject | undefined {
  const found = isObject(value) ? value[key] : undefined;
  return isObject(found) ? found : undefined;
}

export function listAt(value: JsonValue | undefined, key: string): JsonObject[] {
  const found = isObject(value) ? value[key] : undefined;
  return Array.isArray(found) ? found.filter(isObject) : [];
}

export function textsAt(value: JsonValue | undefined, key: string): string[] {
  const found = isObject(value) ? value[key] : undefined;
  const list = Array.isArray(found) ? found : [found];
  return list.flatMap((one) => (typeof one === 'string' ? one : typeof one === 'number' ? String(one) : []));
}

/** Numbers are texts in some versions and numbers in others. */
export function textAt(value: JsonValue | undefined, key: string): string | undefined {
  return textsAt(value, key)
    .find((text) => text.trim() !== '')
    ?.trim();
}

export function flagAt(value: JsonValue | undefined, key: string): boolean | undefined {
  const found = isObject(value) ? value[key] : undefined;
  if (typeof found === 'boolean') return found;
  return found === 'true' ? true : found === 'false' ? false : undefined;
}

function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
