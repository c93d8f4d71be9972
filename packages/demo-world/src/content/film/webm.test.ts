import { expect, test } from 'vitest';
import { readData } from '../../data-files.ts';
import { vp8Of, webm } from './webm.ts';

test('a lossy WebP gives its key frame, anything else is refused', () => {
  const chunk = (name: string, data: number[]) => {
    const head = Buffer.alloc(8);
    head.write(name, 'latin1');
    head.writeUInt32LE(data.length, 4);
    return Buffer.concat([head, Buffer.from(data), Buffer.alloc(data.length % 2)]);
  };
  const envelope = Buffer.from('RIFF____WEBP', 'latin1');
  expect([...vp8Of(Buffer.concat([envelope, chunk('ICCP', [1, 2, 3]), chunk('VP8 ', [9, 8, 7])]))]).toEqual([9, 8, 7]);
  expect(() => vp8Of(Buffer.concat([envelope, chunk('VP8L', [1])]))).toThrow('lossy');
});

/** Where the bytes occur, one place after the other. */
function places(film: Buffer, hex: string): number[] {
  const bytes = Buffer.from(hex, 'hex');
  const found: number[] = [];
  for (let at = film.indexOf(bytes); at !== -1; at = film.indexOf(bytes, at + 1)) found.push(at);
  return found;
}

test('the index points at the clusters', () => {
  const frames = [1, 2, 3].map((value) => ({ vp8: Buffer.alloc(value * 10, value), milliseconds: 100 }));
  const film = webm(16, 16, frames);
  const segment = film.indexOf(Buffer.from('18538067', 'hex')) + 12;
  const positions = places(film, 'f10100000000000008').map((at) => Number(film.readBigUInt64BE(at + 9)));
  expect(positions).toHaveLength(3);
  expect(positions.map((at) => segment + at)).toEqual(places(film, '1f43b675'));
});

/** Every scene once, and three steps from each to the next (make-films.ts). */
test.each([
  ['kraanwagen', 4 + 3 * 3],
  ['lossen-op-hoogte', 3 + 2 * 3],
])('%s is a film of %i whole pictures', (name, pictures) => {
  const film = readData(`files/${name}.webm`);
  expect(film.toString('hex', 0, 4)).toBe('1a45dfa3');
  // Behind a block's track, time and flag come the three bytes of the frame tag, then VP8's start code.
  const blocks = places(film, '81000080').filter((at) => film.toString('hex', at + 7, at + 10) === '9d012a');
  expect(blocks).toHaveLength(pictures);
  expect(places(film, '1f43b675')).toHaveLength(pictures);
});
