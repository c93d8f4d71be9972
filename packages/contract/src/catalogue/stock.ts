import { z } from 'zod/mini';
import { route } from '../foundation/route.ts';
import { guid, largestRowId, queryInteger } from '../foundation/scalars.ts';

const stockEntry = z.object({
  warehouseCode: z.int(),
  purchaseAvailableQuantity: z.number(),
  /** The variant's code. */
  entryCode: z.string(),
});
export type StockEntry = z.infer<typeof stockEntry>;

const warehouse = z.object({ code: z.int(), name: z.string(), locationId: z.string() });
export type Warehouse = z.infer<typeof warehouse>;

export const inventoryRoutes = {
  ofVariant: route({
    method: 'GET',
    path: '/api/{cms}/v3.0/inventory',
    summary: 'Where a variant is in stock and how much; an empty list is nowhere',
    spec: 'C 7.7',
    access: 'session',
    query: z.object({ contentId: guid }),
    /** The specification's clients take one entry as well; a list is always right. */
    response: z.array(stockEntry),
  }),
  bulk: route({
    method: 'POST',
    path: '/api/{cms}/v3.0/inventory/bulk',
    effect: 'reads',
    summary: 'The stock of many variants at once, by their guids',
    spec: 'our own: a list of products asks once',
    access: 'session',
    body: z.object({ contentIds: z.array(guid).check(z.minLength(1), z.maxLength(200)) }),
    response: z.record(z.string(), z.array(stockEntry)),
  }),
  warehouse: route({
    method: 'GET',
    path: '/api/{cms}/v3.0/warehouse/{warehouseCode}',
    summary: 'A warehouse and the branch it belongs to',
    spec: 'C 7.7',
    access: 'public',
    params: z.object({ warehouseCode: queryInteger(0, largestRowId) }),
    response: z.object({ value: warehouse }),
  }),
};
