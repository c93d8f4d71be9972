import autocannon from 'autocannon';
import type { BareRoute } from './bare-route.ts';
import type { BenchShop } from './bench-shop.ts';
import type { Figure } from './bench-table.ts';
import { benchCheckout } from './checkout-bench.ts';
import { readParts } from './read-bench.ts';

interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string } }[];
  samples: number[];
  timeDeltas: number[];
}

const seconds = 10;
const least = 0.02;
const parts = ['5000 different queries', 'category page, anonymous, rendered', 'product page, logged in'] as const;

/** Where the program's time goes, by whose code it is: for searching, for making pages and for ordering. */
export async function profileShop(shop: BenchShop, inspectorPort: number, bare: BareRoute): Promise<object[]> {
  const inspector = await openInspector(inspectorPort);
  const rows: object[] = [];
  const profiled = async (what: string, work: () => Promise<unknown>) => {
    await inspector.ask('Profiler.start');
    await work();
    const { profile } = (await inspector.ask('Profiler.stop')) as { profile: Profile };
    rows.push(...sharesOf(profile).map(([whose, share]) => ({ what, whose, percent: Math.round(share * 100) })));
  };
  await inspector.ask('Profiler.enable');
  const all = await readParts(shop);
  for (const part of parts) {
    const found = all.find(({ what }) => what === part);
    if (!found) throw new Error(`no part ${part}`);
    const requests = found.requests.map(({ method = 'GET', path, body, headers }) => ({
      ...{ method, path, headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers } },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }));
    const ask = (duration: number) => autocannon({ url: shop.program.url, connections: 10, requests, duration });
    await ask(3);
    await profiled(part, () => ask(seconds));
  }
  const ordering: Promise<Figure[]> = benchCheckout(shop, bare);
  await profiled('orders', () => ordering);
  inspector.close();
  return rows;
}

/** Time that was not spent waiting, by whose code it was spent in. */
function sharesOf({ nodes, samples, timeDeltas }: Profile): [string, number][] {
  const whose = new Map(nodes.map(({ id, callFrame }) => [id, whoseCode(callFrame)]));
  const spent = new Map<string, number>();
  for (const [at, id] of samples.entries()) {
    const name = whose.get(id);
    if (name) spent.set(name, (spent.get(name) ?? 0) + (timeDeltas[at] ?? 0));
  }
  const total = [...spent.values()].reduce((sum, time) => sum + time, 0);
  const shares = [...spent].map(([name, time]): [string, number] => [name, time / total]);
  return shares.filter(([, share]) => share >= least).sort(([, a], [, b]) => b - a);
}

function whoseCode({ functionName, url }: { functionName: string; url: string }): string | undefined {
  if (functionName === '(idle)') return undefined;
  if (functionName === '(garbage collector)') return 'garbage collection';
  if (functionName.startsWith('writev') || functionName.startsWith('writeUtf8') || functionName === 'writeBuffer') {
    return 'writing to sockets';
  }
  if (url === '') return 'native code';
  if (url.startsWith('node:')) return 'Node';
  const library = url.match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1];
  if (library) return library;
  const domain = url.match(/\/apps\/server\/src\/([^/]+)\//)?.[1];
  if (domain) return `our server: ${domain}`;
  if (url.includes('/storefront/build/')) return 'our pages';
  return 'ours, the rest';
}

interface Inspector {
  ask(method: string): Promise<unknown>;
  close(): void;
}

async function openInspector(port: number): Promise<Inspector> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map<number, (result: unknown) => void>();
  socket.onmessage = ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown };
    if (id !== undefined) waiting.get(id)?.(result);
  };
  let asked = 0;
  return {
    ask: (method) =>
      new Promise((resolve) => {
        waiting.set(++asked, resolve);
        socket.send(JSON.stringify({ id: asked, method }));
      }),
    close: () => socket.close(),
  };
}
