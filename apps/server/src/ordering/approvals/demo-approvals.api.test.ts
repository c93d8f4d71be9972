import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { Shopper } from '../../../testing/test-shopper.ts';

const { app } = await createTestApp();
const manager = await Shopper.logIn(app, 'aannemer@steenhof.test');
const requester = await Shopper.logIn(app, 'uitvoerder@steenhof.test');

test('the demo world has a request that waits for the manager, reserves its budget and can be ordered', async () => {
  expect((await manager.get('/api/approvals/count')).json().forYou).toBe(1);
  const { forYou } = (await manager.get('/api/approvals')).json();
  const { approvalId } = forYou[0];
  const details = (await manager.get(`/api/approvals/${approvalId}`)).json();
  expect(details).toMatchObject({ obstacle: null, requester: 'Joost van Dam', reason: { ruleNumber: 1 } });
  const changes = details.lines.flatMap((line: { changes: { kind: string }[] }) => line.changes);
  expect(changes.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['dearer', 'later']);
  expect(details.lines.every(({ imageUrl }: { imageUrl: string | null }) => imageUrl !== null)).toBe(true);
  const { results } = (await manager.get('/api/budgets')).json();
  const budget = results.find(({ projectId }: { projectId: number | null }) => projectId === 4101);
  expect(budget.amounts.reserved).toBe(forYou[0].amount);
  const { total } = details.totals;
  const seen = { total, lastArrival: details.lastArrival };
  const agreed = await manager.post(`/api/approvals/${approvalId}/approve`, { seen });
  expect(agreed.json(), agreed.payload).toMatchObject({ state: 'ordered' });
});

test('the demo world has requests that were ordered, changed and denied', async () => {
  const { history } = (await manager.get('/api/approvals')).json();
  const past = history.filter(({ requester: who }: { requester: string }) => who !== 'Joost van Dam');
  expect(past).toMatchObject([
    { state: 'ordered', isChanged: false },
    { state: 'ordered', isChanged: true },
  ]);
  for (const { approvalId, amount, orderIds } of past) {
    const order = (await manager.get(`/api/orders/${orderIds[0]}`)).json();
    expect(order).toMatchObject({ nettOrderAmount: amount, approvedBy: ['Daan ter Veldhuis'] });
    const { lines } = (await manager.get(`/api/approvals/${approvalId}`)).json();
    expect(lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual(
      order.salesOrderLines.map(({ qtyOrdered }: { qtyOrdered: number }) => qtyOrdered),
    );
  }
  expect((await requester.get('/api/approvals')).json().history).toMatchObject([
    { state: 'ordered' },
    { state: 'denied', denyReason: expect.stringContaining('Ligt al op de bouw') },
  ]);
});
