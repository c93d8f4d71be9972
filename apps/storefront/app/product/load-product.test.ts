import type { ContentItem } from '@bouwpoort/contract/foundation/content-item';
import { ApiProblem, type Client } from '@bouwpoort/contract/program/client';
import { expect, test, vi } from 'vitest';
import { loadProduct, ProductFetchError } from './load-product.ts';
import { serverProduct, serverVariant } from './product-samples.ts';

const path = '/steenhof/producten/pir-spouwplaat-100000';
const refusal = (status: number) => new ApiProblem(status, { type: '', title: '', status, code: 'x' });

type Answer = ContentItem | ContentItem[] | Error;

/** A fake API that returns the given answers, and records its calls. */
function apiWith(item: Answer, children: Answer = [serverVariant('1000000')]) {
  const asked: string[] = [];
  const call = (name: string, input: { params?: { contentId: string }; query: { contentUrl?: string } }) => {
    asked.push(`${name} ${input.params?.contentId ?? input.query.contentUrl}`);
    const answer = name === 'content.byPath' ? item : children;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const log = { error: vi.fn(), warn: vi.fn() };
  return { page: { api: { call, url: () => '' } as unknown as Client, log }, asked, log };
}

test('product and variants are requested at once, by the id in the address', async () => {
  const { page, asked } = apiWith(serverProduct());
  const loading = loadProduct(page, path, '210');
  expect(asked.toSorted()).toEqual([`content.byPath ${path}`, 'content.children 100000__CatalogContent'].toSorted());
  const { product, variants } = await loading;
  expect([product.id, variants.map(({ id }) => id)]).toEqual(['100000', ['1000000']]);
  expect(asked).toHaveLength(2);
});

test.each(['/steenhof/producten/pir-spouwplaat', '/steenhof/producten/pir-spouwplaat-120'])(
  'at %s the product confirms its id',
  async (address) => {
    const { page, asked } = apiWith(serverProduct());
    const { variants } = await loadProduct(page, address, '210');
    expect(asked.at(-1)).toBe('content.children 100000__CatalogContent');
    expect(variants).toHaveLength(1);
  },
);

test('an unknown product is a 404', async () => {
  await expect(loadProduct(apiWith(refusal(404)).page, path, '210')).rejects.toMatchObject({ init: { status: 404 } });
});

test.each([
  ['another venture', serverProduct({ ventureId: '220' })],
  ['another kind', serverProduct({ contentType: 'CategoryNode' })],
])('a product of %s is a 404', async (_, item) => {
  await expect(loadProduct(apiWith(item).page, path, '210')).rejects.toMatchObject({ init: { status: 404 } });
});

test.each([refusal(500), new TypeError('fetch failed')])('a product that fails to load is fatal: %s', async (why) => {
  const failure = await loadProduct(apiWith(why).page, path, '210').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ProductFetchError);
  expect(failure).toMatchObject({ message: 'Failed to fetch product.', cause: why });
});

test('variants that fail to load are logged, and the product is shown', async () => {
  const { page, log } = apiWith(serverProduct(), refusal(500));
  const { product, variants } = await loadProduct(page, path, '210');
  expect([product.id, variants]).toEqual(['100000', []]);
  expect(log.error).toHaveBeenCalledOnce();
});
