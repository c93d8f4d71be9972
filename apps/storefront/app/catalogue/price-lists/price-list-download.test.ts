import { expect, test } from 'vitest';
import { type DownloadProgress, readDownload } from './price-list-download.ts';

function streamOf(...texts: string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const text of texts) controller.enqueue(encoder.encode(text));
      controller.close();
    },
  });
}

async function read(response: Response) {
  const progressReports: DownloadProgress[] = [];
  const download = await readDownload(response, 'prijslijst.csv', (progress) => progressReports.push(progress));
  return { text: await download.file.text(), name: download.name, progressReports };
}

test('reports progress per chunk, under the name the server gives', async () => {
  const headers = { 'content-disposition': 'attachment; filename="prijslijst-2026.csv"', 'content-length': '9' };
  expect(await read(new Response(streamOf('abc', 'defghi'), { headers }))).toEqual({
    text: 'abcdefghi',
    name: 'prijslijst-2026.csv',
    progressReports: [
      { received: 3, total: 9 },
      { received: 9, total: 9 },
    ],
  });
});

test('the total of a compressed response is unknown', async () => {
  const headers = { 'content-length': '4', 'content-encoding': 'br' };
  const { name, progressReports } = await read(new Response(streamOf('abcdef'), { headers }));
  expect(name).toBe('prijslijst.csv');
  expect(progressReports).toEqual([{ received: 6, total: null }]);
});

test('the server estimates the length of a list', async () => {
  const headers = { 'content-length': '4', 'content-encoding': 'br', 'x-estimated-length': '10' };
  const { progressReports } = await read(new Response(streamOf('abcdef'), { headers }));
  expect(progressReports).toEqual([{ received: 6, total: 10 }]);
});

test('a refused download shows the text of the server', async () => {
  const body = JSON.stringify({ code: 'forbidden', detail: 'Prijslijsten staan uit.' });
  await expect(read(new Response(body, { status: 403 }))).rejects.toMatchObject({
    status: 403,
    message: 'Prijslijsten staan uit.',
  });
  await expect(read(new Response('<html>', { status: 502 }))).rejects.toMatchObject({ status: 502 });
});

test('an interrupted download is an error', async () => {
  const broken = new ReadableStream({
    pull(controller) {
      controller.error(new TypeError('network error'));
    },
  });
  await expect(read(new Response(broken))).rejects.toThrow('network error');
});
