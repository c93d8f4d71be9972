import { formHoneypot } from '@bouwpoort/contract/foundation/form-honeypot';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, openTestApp } from '../../../testing/test-app.ts';
import { insertContent } from '../../../testing/test-content.ts';
import { formFiles, formSubmissions } from './content-form.tables.ts';

const { app, db, caughtUp, databaseUrl, runJobs, mails, logged } = await createTestApp();
const url = '/api/forms/f-contact/vraag';

const options = [
  { value: 'offerte', label: 'Offerte' },
  { value: 'klacht', label: 'Klacht' },
];
const fields = [
  { kind: 'text', name: 'naam', label: 'Naam', required: true, maxLength: 40 },
  { kind: 'email', name: 'email', label: 'E-mailadres', required: true },
  { kind: 'phone', name: 'telefoon', label: 'Telefoon', required: false },
  { kind: 'select', name: 'onderwerp', label: 'Onderwerp', required: true, options },
  { kind: 'checkbox', name: 'kanalen', label: 'Bereikbaar', required: false, options },
  { kind: 'textarea', name: 'bericht', label: 'Bericht', required: false },
  { kind: 'checkbox', name: 'akkoord', label: 'Akkoord', required: true },
  {
    kind: 'file',
    name: 'tekening',
    label: 'Tekening',
    required: false,
    accept: '.pdf,.png',
    maxMegabytes: 1,
    multiple: true,
  },
];
const good = { naam: ' Jan ', email: 'jan@bouw.nl', onderwerp: 'offerte', akkoord: true };

beforeAll(async () => {
  const form = {
    contentType: 'FormContainerBlock',
    id: 'vraag',
    title: 'Stel je vraag',
    fields,
    submitText: 'Versturen',
    thanksHtml: '<p>Dank</p>',
  };
  const text = { contentType: 'RTEBlock', id: 'tekst', bodyHtml: '<p>x</p>' };
  await insertContent(db, { id: 'f-contact', properties: { title: 'Contact', blocks: [text, form] } });
  await caughtUp();
});

const send = (payload: object, to = url) => app.inject({ method: 'POST', url: to, payload });
const kept = () => db.select().from(formSubmissions).orderBy(formSubmissions.createdAt);

function multipart(parts: { name: string; value: string | Buffer; filename?: string; type?: string }[]) {
  const boundary = 'grens123';
  const chunks = parts.flatMap(({ name, value, filename, type }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n${type ? `content-type: ${type}\r\n` : ''}\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
  return {
    method: 'POST' as const,
    url,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

const goodParts = [
  { name: 'naam', value: 'Piet' },
  { name: 'email', value: 'piet@bouw.nl' },
  { name: 'onderwerp', value: 'klacht' },
  { name: 'kanalen', value: 'offerte' },
  { name: 'kanalen', value: 'klacht' },
  { name: 'akkoord', value: 'on' },
];
const pdf = Buffer.from('%PDF-1.7 tekening');

test('a valid form is stored, with the labels the visitor saw and nothing else', async () => {
  const response = await send({ ...good, telefoon: '+31 (0)6 - 12 34 56 78', onbekend: 'x', __proto__: 'y' });
  expect([response.statusCode, response.json()]).toEqual([200, { value: true }]);
  const [row] = await kept();
  expect(row).toMatchObject({
    ventureId: '210',
    contentId: 'f-contact',
    blockId: 'vraag',
    title: 'Stel je vraag',
    mailedAt: expect.any(Date),
  });
  expect(row?.answers).toEqual([
    { name: 'naam', label: 'Naam', value: 'Jan' },
    { name: 'email', label: 'E-mailadres', value: 'jan@bouw.nl' },
    { name: 'telefoon', label: 'Telefoon', value: '0612345678' },
    { name: 'onderwerp', label: 'Onderwerp', value: 'offerte' },
    { name: 'kanalen', label: 'Bereikbaar', value: [] },
    { name: 'bericht', label: 'Bericht', value: '' },
    { name: 'akkoord', label: 'Akkoord', value: true },
    { name: 'tekening', label: 'Tekening', value: [] },
  ]);
});

test('the venture is mailed the input, and can reply to the visitor', async () => {
  await send({ ...good, naam: 'Klaas <b>', email: 'klaas@bouw.nl', kanalen: ['offerte', 'klacht'] });
  await runJobs();
  const mail = (await mails()).find((one) => one.replyTo === 'klaas@bouw.nl');
  expect(mail).toMatchObject({
    kind: 'form-submission',
    ventureId: '210',
    subject: expect.stringContaining('Stel je vraag'),
  });
  expect(mail?.to).toBe((await app.inject('/api/ventures/210')).json().administrativeEmailAddress);
  expect(mail?.text).toContain('offerte, klacht');
  expect(mail?.html).not.toContain('<b>');
});

test('a form is stored for a venture without an address', async () => {
  await db.execute(
    sql`update venture set presentation = presentation || '{"administrativeEmailAddress":"geen adres"}' where id = '230'`,
  );
  const form = {
    contentType: 'FormContainerBlock',
    id: 'vraag',
    fields: fields.slice(0, 1),
    submitText: 'x',
    thanksHtml: 'x',
  };
  await insertContent(db, { id: 'f-zonder', ventureId: '230', properties: { title: 'Contact', blocks: [form] } });
  await caughtUp();
  expect((await send({ naam: 'Jan' }, '/api/forms/f-zonder/vraag')).statusCode).toBe(200);
  expect((await kept()).find((row) => row.contentId === 'f-zonder')).toMatchObject({
    mailedAt: null,
    title: 'f-zonder',
  });
  expect(logged).toContainEqual(expect.objectContaining({ ventureId: '230' }));
});

test('errors are per field, in Dutch, and nothing is stored', async () => {
  const before = (await kept()).length;
  const response = await send({
    naam: 'x'.repeat(41),
    email: 'geen',
    telefoon: 'bel maar',
    onderwerp: 'anders',
    kanalen: ['zomaar'],
  });
  expect(response.statusCode).toBe(400);
  expect(response.headers['content-type']).toContain('problem+json');
  expect(response.json().errors).toEqual({
    naam: ['Gebruik hooguit 40 tekens'],
    email: ['Ongeldig e-mailadres'],
    telefoon: ['Ongeldig telefoonnummer'],
    onderwerp: ['Kies een van de mogelijkheden'],
    kanalen: ['Kies uit de mogelijkheden'],
    akkoord: ['Veld is verplicht'],
  });
  expect(await kept()).toHaveLength(before);
});

test.each(['/api/forms/f-contact/tekst', '/api/forms/f-contact/bestaat-niet', '/api/forms/bestaat-niet/vraag'])(
  'there is no form at %s',
  async (path) => {
    expect((await send(good, path)).statusCode).toBe(404);
  },
);

test.each([
  ['a list', []],
  ['a text', 'tekst'],
  ['nothing', null],
  ['something deep', { naam: { diep: true } }],
  ['far too much', { naam: 'x'.repeat(20_001) }],
])('%s is no form', async (_, payload) => {
  const headers = { 'content-type': 'application/json' };
  const response = await app.inject({ method: 'POST', url, headers, payload: JSON.stringify(payload) });
  expect(response.statusCode).toBe(400);
});

test('a bot that fills in hidden fields gets the normal answer, and nothing is stored', async () => {
  const before = (await kept()).length;
  expect((await send({ ...good, [formHoneypot]: 'https://koop.nl' })).statusCode).toBe(200);
  expect(await kept()).toHaveLength(before);
  expect((await send({ ...good, [formHoneypot]: '' })).statusCode).toBe(200);
  expect(await kept()).toHaveLength(before + 1);
});

test('a lone surrogate is fixed; a zero byte or endless nesting is refused', async () => {
  expect((await send({ ...good, bericht: 'a\ud800b' })).statusCode).toBe(200);
  expect(JSON.stringify(await kept())).toContain('a\ufffdb');
  expect((await send({ ...good, bericht: 'a\u0000b' })).statusCode).toBe(400);
  expect((await send({ ...good, 'a\ud800b': 'x' })).statusCode).toBe(400);
  const deep = `{"bericht":${'['.repeat(5000)}${']'.repeat(5000)}}`;
  const headers = { 'content-type': 'application/json' };
  const answer = await app.inject({ method: 'POST', url: '/api/content/search/210', headers, payload: deep });
  expect(answer.statusCode).toBe(400);
  const bytes = await app.inject(multipart([...goodParts, { name: 'bericht', value: 'a\u0000b' }]));
  expect(bytes.statusCode).toBe(400);
});

describe('files', () => {
  test('are stored with the form', async () => {
    const response = await app.inject(
      multipart([
        ...goodParts,
        { name: 'tekening', value: pdf, filename: '..\\..\\plan <1>.pdf', type: 'application/pdf' },
        { name: 'tekening', value: '', filename: '', type: 'application/octet-stream' },
        { name: 'nergens', value: pdf, filename: 'los.pdf', type: 'application/pdf' },
      ]),
    );
    expect([response.statusCode, response.payload]).toEqual([200, '{"value":true}']);
    const row = (await kept()).find((one) => JSON.stringify(one.answers).includes('piet@bouw.nl'));
    expect(row?.answers).toContainEqual({ name: 'kanalen', label: 'Bereikbaar', value: ['offerte', 'klacht'] });
    const files = await db
      .select()
      .from(formFiles)
      .where(eq(formFiles.submissionId, row?.id ?? ''));
    expect(files).toMatchObject([
      { field: 'tekening', name: 'plan <1>.pdf', contentType: 'application/pdf', size: pdf.length },
    ]);
    expect(files[0]?.bytes.equals(pdf)).toBe(true);
  });

  test('a long name is truncated between characters', async () => {
    const filename = `${'😀'.repeat(70)}a.pdf`;
    const file = { name: 'tekening', value: pdf, filename, type: 'application/pdf' };
    expect((await app.inject(multipart([...goodParts, file]))).statusCode).toBe(200);
  });

  test.each([
    ['virus.exe', pdf, 'virus.exe is geen bestand van het soort .pdf,.png'],
    ['plan.pdf', Buffer.from('MZ programma'), 'plan.pdf is niet het soort bestand dat de naam zegt'],
    ['groot.pdf', Buffer.concat([pdf, Buffer.alloc(1_100_000)]), 'groot.pdf is te groot: hooguit 1 MB'],
  ])('%s is refused', async (filename, value, message) => {
    const before = (await kept()).length;
    const response = await app.inject(
      multipart([...goodParts, { name: 'tekening', value, filename, type: 'application/pdf' }]),
    );
    expect([response.statusCode, response.json().errors]).toEqual([400, { tekening: [message] }]);
    expect(await kept()).toHaveLength(before);
  });

  test('above the size limit are refused before they are read', async () => {
    const file = {
      name: 'tekening',
      value: Buffer.alloc(16 * 1024 * 1024),
      filename: 'a.pdf',
      type: 'application/pdf',
    };
    expect((await app.inject(multipart([...goodParts, file]))).statusCode).toBe(413);
    const many = Array.from({ length: 6 }, () => ({
      name: 'tekening',
      value: pdf,
      filename: 'a.pdf',
      type: 'application/pdf',
    }));
    expect((await app.inject(multipart([...goodParts, ...many]))).statusCode).toBe(413);
  });

  test.each(['kapot', '--grens123\r\ncontent-disposition: form-data; name="naam"\r\n\r\nhalf'])(
    'an incomplete body',
    async (payload) => {
      const headers = { 'content-type': 'multipart/form-data; boundary=grens123' };
      const response = await app.inject({ method: 'POST', url, headers, payload });
      expect(response.statusCode).toBe(400);
    },
  );
});

test('the number per minute is limited per address, separate from other calls', async () => {
  const limited = await openTestApp(databaseUrl, { RATE_LIMIT: '1000' });
  const statuses = [];
  for (let i = 0; i < 12; i++) {
    statuses.push((await limited.app.inject({ method: 'POST', url, payload: {} })).statusCode);
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
  expect((await limited.app.inject('/api/ventures')).statusCode).toBe(200);
});
