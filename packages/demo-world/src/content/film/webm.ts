/** One picture of a film: a whole VP8 key frame, and how long it stands. */
export interface Frame {
  vp8: Buffer;
  milliseconds: number;
}

type Part = Buffer | readonly Part[];

function flat(part: Part): Buffer {
  return Buffer.isBuffer(part) ? part : Buffer.concat(part.map(flat));
}

/** An EBML element: its id, its size in eight bytes, its content. */
function element(id: string, content: Part): Buffer {
  const data = flat(content);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE((1n << 56n) | BigInt(data.length));
  return Buffer.concat([Buffer.from(id, 'hex'), size, data]);
}

/** Always eight bytes, so that an element's size does not depend on its value. */
function whole(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
}

function float(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}

const text = (value: string): Buffer => Buffer.from(value, 'ascii');

function cluster(start: number, frame: Frame): Buffer {
  // Track 1, no time after the cluster's own, key frame.
  const block = Buffer.concat([Buffer.from([0x81, 0, 0, 0x80]), frame.vp8]);
  return element('1f43b675', [element('e7', whole(start)), element('a3', block)]);
}

function cues(points: readonly (readonly [time: number, position: number])[]): Buffer {
  return element(
    '1c53bb6b',
    points.map(([time, position]) =>
      element('bb', [
        element('b3', whole(time)),
        element('b7', [element('f7', whole(1)), element('f1', whole(position))]),
      ]),
    ),
  );
}

/** A WebM film of key frames only, with an index, so that it can be wound. */
export function webm(width: number, height: number, frames: readonly Frame[]): Buffer {
  let time = 0;
  const clusters = frames.map((frame) => {
    const start = time;
    time += frame.milliseconds;
    return { start, bytes: cluster(start, frame) };
  });
  const head = element('1a45dfa3', [
    element('4286', whole(1)),
    element('42f7', whole(1)),
    element('42f2', whole(4)),
    element('42f3', whole(8)),
    element('4282', text('webm')),
    element('4287', whole(2)),
    element('4285', whole(2)),
  ]);
  const info = element('1549a966', [
    element('2ad7b1', whole(1_000_000)),
    element('4489', float(time)),
    element('4d80', text('bouwpoort')),
    element('5741', text('bouwpoort')),
  ]);
  const video = element('e0', [element('b0', whole(width)), element('ba', whole(height))]);
  const track = element('ae', [
    element('d7', whole(1)),
    element('73c5', whole(1)),
    element('83', whole(1)),
    element('86', text('V_VP8')),
    video,
  ]);
  const tracks = element('1654ae6b', track);
  // The index stands before what it points at; its size is the same whatever the positions are.
  const indexSize = cues(clusters.map(({ start }) => [start, 0])).length;
  let position = info.length + tracks.length + indexSize;
  const index = clusters.map(({ start, bytes }) => {
    const at = position;
    position += bytes.length;
    return [start, at] as const;
  });
  return Buffer.concat([head, element('18538067', [info, tracks, cues(index), ...clusters.map(({ bytes }) => bytes)])]);
}

/** A lossy WebP picture is one VP8 key frame in an envelope. */
export function vp8Of(webp: Buffer): Buffer {
  for (let at = 12; at + 8 <= webp.length; ) {
    const size = webp.readUInt32LE(at + 4);
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') return webp.subarray(at + 8, at + 8 + size);
    at += 8 + size + (size % 2);
  }
  throw new Error('not a lossy WebP picture');
}
