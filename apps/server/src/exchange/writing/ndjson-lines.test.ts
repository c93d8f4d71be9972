import { expect, test } from 'vitest';
import { LineTooLong, type NdjsonLine, ndjsonLines } from './ndjson-lines.ts';

async function linesOf(pieces: readonly (string | Buffer)[], maxBytes = 100): Promise<NdjsonLine[]> {
  const stream = (async function* () {
    for (const piece of pieces) yield Buffer.from(piece);
  })();
  const lines: NdjsonLine[] = [];
  for await (const some of ndjsonLines(stream, maxBytes)) lines.push(...some);
  return lines;
}

test('lines do not depend on the chunks of the stream', async () => {
  const text = '{"a":"é"}\n\r\n{"b":2}\r\n{"c":3}';
  const whole = await linesOf([text]);
  expect(whole).toEqual([
    { number: 1, text: '{"a":"é"}' },
    { number: 3, text: '{"b":2}' },
    { number: 4, text: '{"c":3}' },
  ]);
  const bytes = Buffer.from(text);
  for (let at = 1; at < bytes.length; at++) {
    expect(await linesOf([bytes.subarray(0, at), bytes.subarray(at)])).toEqual(whole);
  }
});

test('a byte order mark is not part of the first line', async () => {
  expect(await linesOf(['\ufeff{}\n'])).toEqual([{ number: 1, text: '{}' }]);
});

test('bytes that are no UTF-8 invalidate their own line only', async () => {
  const broken = Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xff, 0xc3]), Buffer.from('"}\n{}\n')]);
  expect(await linesOf([broken])).toEqual([
    { number: 1, text: undefined },
    { number: 2, text: '{}' },
  ]);
});

test('a line over the limit is refused before it is read to its end', async () => {
  let pieces = 0;
  const endless = (async function* () {
    yield Buffer.from('{}\n');
    for (;;) {
      pieces++;
      yield Buffer.alloc(1024, 120);
    }
  })();
  const read = async () => {
    for await (const _ of ndjsonLines(endless, 10_000));
  };
  await expect(read()).rejects.toEqual(new LineTooLong(2));
  expect(pieces).toBeLessThan(12);
});
