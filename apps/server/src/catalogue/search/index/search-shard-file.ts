import { closeSync, fstatSync, openSync, readSync, writeFileSync } from 'node:fs';
import { Deserializer, Serializer } from 'node:v8';
import { crc32 } from 'node:zlib';
import type { PackedShard } from './search-shard-build.ts';

/** The array types of a shard's numbers; the file has positions in this list. */
const arrays = [Uint8Array, Uint32Array, Float64Array] as const;
type Numbers = InstanceType<(typeof arrays)[number]>;

const alignment = 8;
/** Checksum of everything else, at the end: it is known only when the rest has been written. */
const trailer = 4;

/** Everything but the numbers, which follow it in one piece each: half a gigabyte is not copied to be written. */
class OutlineWriter extends Serializer {
  readonly numbers: Numbers[] = [];

  constructor() {
    super();
    // Node's types leave it out: without it typed arrays are copied into the outline.
    (
      this as unknown as { _setTreatArrayBufferViewsAsHostObjects(on: boolean): void }
    )._setTreatArrayBufferViewsAsHostObjects(true);
  }

  _writeHostObject(value: Numbers): void {
    this.writeUint32(arrays.findIndex((array) => value instanceof array));
    this.writeUint32(value.length);
    this.numbers.push(value);
  }
}

class OutlineReader extends Deserializer {
  readonly #content: Uint8Array<ArrayBuffer>;
  #at: number;

  constructor(outline: Buffer, content: Uint8Array<ArrayBuffer>, firstNumbers: number) {
    super(outline);
    this.#content = content;
    this.#at = firstNumbers;
  }

  _readHostObject(): Numbers {
    const array = arrays[this.readUint32()];
    if (!array) throw new Error('not a file of ours');
    const numbers = new array(this.#content.buffer, this.#content.byteOffset + this.#at, this.readUint32());
    this.#at += aligned(numbers.byteLength);
    return numbers;
  }
}

export function writeShard(file: string, shard: PackedShard): void {
  const writer = new OutlineWriter();
  writer.writeHeader();
  writer.writeValue(shard);
  const outline = writer.releaseBuffer();
  const open = openSync(file, 'w');
  let checksum = 0;
  const write = (bytes: Uint8Array) => {
    for (const piece of [bytes, new Uint8Array(aligned(bytes.byteLength) - bytes.byteLength)]) {
      checksum = crc32(piece, checksum);
      writeFileSync(open, piece);
    }
  };
  try {
    write(new Uint8Array(new Float64Array([outline.length]).buffer));
    write(outline);
    for (const { buffer, byteOffset, byteLength } of writer.numbers)
      write(new Uint8Array(buffer, byteOffset, byteLength));
    writeFileSync(open, new Uint8Array(new Uint32Array([checksum]).buffer));
  } finally {
    closeSync(open);
  }
}

/** All numbers in one buffer, in the layout of the file. Throws when the file is incomplete. */
export function readShard(file: string): PackedShard {
  const content = readWhole(file);
  const end = content.length - trailer;
  const checksum = new DataView(content.buffer).getUint32(end, true);
  if (crc32(content.subarray(0, end)) !== checksum) throw new Error(`${file} is not as it was written`);
  const [outlineLength = 0] = new Float64Array(content.buffer, 0, 1);
  const outline = Buffer.from(content.buffer, alignment, outlineLength);
  const reader = new OutlineReader(outline, content, alignment + aligned(outlineLength));
  reader.readHeader();
  return reader.readValue() as PackedShard;
}

/** The buffers to transfer instead of copying; numbers read from a file share one buffer. */
export function buffersOf(value: unknown, found = new Set<ArrayBuffer>()): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) found.add(value.buffer as ArrayBuffer);
  else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const part of Object.values(value)) buffersOf(part, found);
  }
  return [...found];
}

/** Copies into a buffer of its own: Node may read into a shared one, at an offset that is not aligned for numbers. */
function readWhole(file: string): Uint8Array<ArrayBuffer> {
  const open = openSync(file, 'r');
  try {
    const content = new Uint8Array(fstatSync(open).size);
    let length = 0;
    for (let read = -1; read !== 0 && length < content.length; length += read) {
      read = readSync(open, content, length, content.length - length, null);
    }
    if (length < content.length) throw new Error(`${file} became shorter`);
    return content;
  } finally {
    closeSync(open);
  }
}

function aligned(length: number): number {
  return Math.ceil(length / alignment) * alignment;
}
