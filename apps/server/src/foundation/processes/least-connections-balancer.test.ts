import type { Worker } from 'node:cluster';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { LeastConnectionsBalancer } from './least-connections-balancer.ts';

/** What another process would be sent stays here. */
class Taker {
  readonly taken: Socket[] = [];
  isThere = true;
  readonly worker = {
    isConnected: () => this.isThere,
    send: (_message: object, socket: Socket) => this.taken.push(socket),
  } as unknown as Worker;
}

const clients: Socket[] = [];
let balancer = new LeastConnectionsBalancer();

afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
  balancer.close();
});

async function opened(...takers: Taker[]): Promise<() => Promise<void>> {
  balancer = new LeastConnectionsBalancer();
  for (const { worker } of takers) balancer.add(worker);
  const port = await freePort();
  await balancer.listen('127.0.0.1', port);
  return async () => {
    const client = connect(port, '127.0.0.1');
    clients.push(client);
    await once(client, 'connect');
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

test('each connection goes to the process with the fewest', async () => {
  const [first, second] = [new Taker(), new Taker()];
  const visit = await opened(first, second);
  for (let visits = 0; visits < 6; visits++) await visit();
  await vi.waitFor(() => expect([first.taken.length, second.taken.length]).toEqual([3, 3]), 30_000);
  for (let ended = 0; ended < 2; ended++) balancer.ended(second.worker);
  for (let visits = 0; visits < 2; visits++) await visit();
  await vi.waitFor(() => expect([first.taken.length, second.taken.length]).toEqual([3, 5]), 30_000);
});

test('while no process is there visitors wait for the next', async () => {
  const [first, next] = [new Taker(), new Taker()];
  const visit = await opened(first);
  balancer.remove(first.worker);
  await visit();
  await visit();
  balancer.add(next.worker);
  await vi.waitFor(() => expect(next.taken).toHaveLength(2), 30_000);
  expect(first.taken).toEqual([]);
});

test('a process that has just ended gets no connection, even before its exit event', async () => {
  const [ended, other] = [new Taker(), new Taker()];
  const visit = await opened(ended, other);
  ended.isThere = false;
  await visit();
  await visit();
  await vi.waitFor(() => expect(other.taken).toHaveLength(2), 30_000);
  expect(ended.taken).toEqual([]);
});
