import type { ExchangeEntity } from '@bouwpoort/contract/exchange/records';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { addSource, applyAll, smallShop } from '../../../testing/test-exchange.ts';

const testApp = await createTestApp();
const pim = await addSource(testApp);
const erp = await addSource(testApp, { source: 'erp' });
await applyAll(pim, smallShop);
const [, second] = smallShop.variant;

const priceOf = async (externalId: string) => (await pim.get(`/list-price/${externalId}`)).json().priceDelivery;

test('a source that renames its keys keeps what they stand for', async () => {
  const renamed: [ExchangeEntity, object[]][] = [
    ['variant', [smallShop.variant[0], { ...second, externalId: 'nieuw-2' }]],
    [
      'list-price',
      [{ externalId: 'nieuw-2', articleCode: 'ZW-002', priceDelivery: '7.5' }, smallShop['list-price'][0]],
    ],
  ];
  for (const [entity, lines] of renamed) {
    const { counts, vanishing } = await pim.apply(entity, lines, '?mode=replace&allowVanishing=1');
    expect([vanishing, counts]).toMatchObject([
      { count: 1, kept: false },
      { removed: 1, refused: 0 },
    ]);
  }
  expect((await pim.get('/variant/nieuw-2')).json()).toMatchObject({ articleCode: 'ZW-002', publishUntil: null });
  expect(await priceOf('nieuw-2')).toBe('7.5000');
  expect((await pim.get('/list-price/l-2')).statusCode).toBe(404);
  await pim.apply('list-price', [{ externalId: 'nieuw-2', delete: true }]);
  expect((await pim.get('/list-price/nieuw-2')).statusCode).toBe(404);
});

test('a price that named the wrong article leaves that of another record alone when it is corrected', async () => {
  await pim.apply('list-price', [{ externalId: 'l-3', articleCode: 'ZW-001', priceDelivery: '7.5' }]);
  await pim.apply('list-price', [{ externalId: 'l-3', articleCode: 'ZW-002', priceDelivery: '7.5' }]);
  expect([await priceOf('l-1'), await priceOf('l-3')]).toEqual(['7.5000', '7.5000']);
});

test('what another source deleted is there again when its owner sends it again', async () => {
  const line = { externalId: 'prijs', articleCode: 'ZW-001', priceDelivery: '4.25' };
  await erp.apply('list-price', [line]);
  await pim.apply('list-price', [{ externalId: 'l-1', delete: true }]);
  expect((await erp.get('/list-price/prijs')).statusCode).toBe(404);
  expect((await erp.apply('list-price', [line])).counts).toMatchObject({ created: 1 });
  expect((await erp.get('/list-price/prijs')).json()).toMatchObject({ priceDelivery: '4.2500' });
});
