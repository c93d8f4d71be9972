/** A list of so many entries is long. */
const longList = 100;
/** How deeply the list may be nested: that of a cart is in a shipment in a list. */
const maxDepth = 3;

/**
 * `JSON.stringify` of a value with a long list in it, as bytes; nothing for any other value. A single character beyond
 * Latin-1, such as a λ or a dash, makes the whole text one of two bytes per character, which takes twice as long to
 * write and to encode. Entry by entry only the entries that have such a character do.
 */
export function longJson(value: unknown): Buffer | undefined {
  if (!hasLongList(value, maxDepth)) return undefined;
  const pieces: Buffer[] = [];
  writeValue(value, maxDepth, (text) => pieces.push(Buffer.from(text)));
  return Buffer.concat(pieces);
}

function hasLongList(value: unknown, depth: number): boolean {
  if (Array.isArray(value)) {
    return value.length >= longList || (depth > 0 && value.some((entry) => hasLongList(entry, depth - 1)));
  }
  return depth > 0 && isPlainObject(value) && Object.values(value).some((field) => hasLongList(field, depth - 1));
}

type WriteText = (text: string) => void;

function writeValue(value: unknown, depth: number, write: WriteText): void {
  if (!hasLongList(value, depth)) write(JSON.stringify(value) ?? 'null');
  else if (Array.isArray(value)) writeList(value, depth, write);
  else writeObject(value as object, depth, write);
}

function writeList(entries: readonly unknown[], depth: number, write: WriteText): void {
  if (entries.length >= longList) {
    for (const [at, entry] of entries.entries()) write(`${at === 0 ? '[' : ','}${JSON.stringify(entry) ?? 'null'}`);
  } else {
    for (const [at, entry] of entries.entries()) {
      write(at === 0 ? '[' : ',');
      writeValue(entry, depth - 1, write);
    }
  }
  write(']');
}

function writeObject(object: object, depth: number, write: WriteText): void {
  // JSON has no word for the others: a field with one is left out.
  const fields = Object.entries(object).filter(
    ([, field]) => !['undefined', 'function', 'symbol'].includes(typeof field),
  );
  for (const [at, [name, field]] of fields.entries()) {
    write(`${at === 0 ? '{' : ','}${JSON.stringify(name)}:`);
    writeValue(field, depth - 1, write);
  }
  write('}');
}

/** What has a way of its own to become JSON is no list of fields. */
function isPlainObject(value: unknown): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    !('toJSON' in value)
  );
}
