/* A QR code (ISO 18004) for short texts: bytes, error correction M, versions 1 to 10. */

/**
 * Per version: error correction codewords per block, then the number of blocks with a number of data codewords each.
 */
const blocksOf: readonly (readonly [correction: number, ...groups: (readonly [count: number, data: number])[]])[] = [
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
];

/** Centres of the alignment patterns. */
const alignments: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

type Grid = (boolean | undefined)[][];

/** Rows of modules; true is dark. The caller adds the quiet zone. */
export function qrModules(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = smallestVersion(bytes.length);
  const frame = patterns(version);
  const bits = codewords(bytes, version).flatMap((word) => bitsOf(word, 8));
  const drawn = masks.map((mask, index) => draw(frame, bits, mask, index));
  return drawn.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

function groupsOf(version: number) {
  const [correction, ...groups] = blocksOf[version - 1] as (typeof blocksOf)[number];
  return { correction, sizes: groups.flatMap(([count, data]) => Array.from({ length: count }, () => data)) };
}

const lengthBits = (version: number) => (version < 10 ? 8 : 16);

function smallestVersion(length: number): number {
  for (let version = 1; version <= blocksOf.length; version++) {
    const capacity = groupsOf(version).sizes.reduce((sum, size) => sum + size, 0) * 8;
    if (4 + lengthBits(version) + length * 8 <= capacity) return version;
  }
  throw new RangeError(`${length} bytes do not fit in this QR code`);
}

function bitsOf(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => (value >> (count - 1 - index)) & 1);
}

/** Data and error correction of all blocks, interleaved. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const { correction, sizes } = groupsOf(version);
  const capacity = sizes.reduce((sum, size) => sum + size, 0);
  const bits = [
    0,
    1,
    0,
    0,
    ...bitsOf(bytes.length, lengthBits(version)),
    ...[...bytes].flatMap((byte) => bitsOf(byte, 8)),
  ];
  bits.push(...Array.from({ length: Math.min(4, capacity * 8 - bits.length) }, () => 0));
  while (bits.length % 8 !== 0) bits.push(0);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8) data.push(Number.parseInt(bits.slice(at, at + 8).join(''), 2));
  for (let pad = 0; data.length < capacity; pad++) data.push(pad % 2 === 0 ? 0xec : 0x11);
  let at = 0;
  const blocks = sizes.map((size) => {
    at += size;
    return data.slice(at - size, at);
  });
  const corrections = blocks.map((block) => remainder(block, correction));
  return [...interleaved(blocks), ...interleaved(corrections)];
}

function interleaved(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => blocks.flatMap((block) => block[index] ?? [])).flat();
}

/** Multiplication in GF(256), as QR codes use it. */
function multiply(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((other >> bit) & 1) * one;
  }
  return product;
}

/** Reed-Solomon: the remainder of the data divided by the generator polynomial of this degree. */
function remainder(data: readonly number[], degree: number): number[] {
  const generator = Array.from({ length: degree }, (_, index): number => (index === degree - 1 ? 1 : 0));
  let root = 1;
  for (let step = 0; step < degree; step++) {
    for (let index = 0; index < degree; index++) {
      generator[index] = multiply(generator[index] ?? 0, root) ^ (generator[index + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  const rest = Array.from({ length: degree }, () => 0);
  for (const word of data) {
    const factor = word ^ (rest.shift() ?? 0);
    rest.push(0);
    for (const [index, coefficient] of generator.entries())
      rest[index] = (rest[index] ?? 0) ^ multiply(coefficient, factor);
  }
  return rest;
}

/** Everything except data and format; undefined where the data goes. */
function patterns(version: number): Grid {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined));
  const put = (x: number, y: number, dark: boolean) => {
    const row = grid[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  for (let index = 0; index < size; index++) {
    put(index, 6, index % 2 === 0);
    put(6, index, index % 2 === 0);
  }
  const square = (left: number, top: number, radius: number, isDark: (distance: number) => boolean) => {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++) put(left + dx, top + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  const centres = alignments[version - 1] ?? [];
  for (const x of centres)
    for (const y of centres) {
      const isCorner = (x === 6 && y === 6) || (x === 6 && y === size - 7) || (x === size - 7 && y === 6);
      if (!isCorner) square(x, y, 2, (distance) => distance !== 1);
    }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, (distance) => distance !== 2 && distance !== 4);
  // Reserves the places of the format bits, whatever their value.
  for (const [x, y] of formatPlaces(size)) put(x, y, false);
  put(8, size - 8, true);
  if (version >= 7) drawVersion(version, size, put);
  return grid;
}

function drawVersion(version: number, size: number, put: (x: number, y: number, dark: boolean) => void): void {
  let rest = version;
  for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let index = 0; index < 18; index++) {
    const dark = ((bits >> index) & 1) === 1;
    const [far, near] = [size - 11 + (index % 3), Math.floor(index / 3)];
    put(far, near, dark);
    put(near, far, dark);
  }
}

/** Two copies of fifteen bits, the lowest bit first. */
function formatPlaces(size: number): (readonly [x: number, y: number])[] {
  const around = Array.from({ length: 15 }, (_, bit): readonly [number, number] => {
    if (bit < 6) return [8, bit];
    if (bit < 8) return [8, bit + 1];
    if (bit === 8) return [7, 8];
    return [14 - bit, 8];
  });
  const apart = Array.from({ length: 15 }, (_, bit): readonly [number, number] =>
    bit < 8 ? [size - 1 - bit, 8] : [8, size - 15 + bit],
  );
  return [...around, ...apart];
}

function draw(
  frame: Grid,
  bits: readonly number[],
  mask: (x: number, y: number) => boolean,
  maskIndex: number,
): boolean[][] {
  const size = frame.length;
  const grid = frame.map((row) => row.map((dark) => dark ?? false));
  const put = (x: number, y: number, dark: boolean) => {
    (grid[y] as boolean[])[x] = dark;
  };
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const isUp = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (frame[y]?.[x] !== undefined) continue;
        put(x, y, ((bits[at] ?? 0) === 1) !== mask(x, y));
        at++;
      }
    }
  }
  // Error correction level M is 00.
  let rest = maskIndex;
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const format = ((maskIndex << 10) | rest) ^ 0x5412;
  for (const [index, [x, y]] of formatPlaces(size).entries()) put(x, y, ((format >> (index % 15)) & 1) === 1);
  return grid;
}

/** The penalty rules that determine which mask is easiest to read. */
function penalty(grid: readonly (readonly boolean[])[]): number {
  const size = grid.length;
  const columns = grid.map((_, x) => grid.map((row) => row[x] ?? false));
  const lines = [...grid, ...columns].map((line) => line.map((dark) => (dark ? '1' : '0')).join(''));
  let sum = 0;
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (const finder of ['10111010000', '00001011101'])
      for (let at = line.indexOf(finder); at !== -1; at = line.indexOf(finder, at + 1)) sum += 40;
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const corner = grid[y]?.[x];
      if (grid[y]?.[x - 1] === corner && grid[y - 1]?.[x] === corner && grid[y - 1]?.[x - 1] === corner) sum += 3;
    }
  const dark = grid.flat().filter(Boolean).length;
  return sum + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
}
