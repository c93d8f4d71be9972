import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { listenForChanges } from './changes.ts';

/** A proxy between the program and the database that can drop everything silently, as a broken network does. */
class Between {
  isSilent = false;
  /** Those who said something in the silence. */
  readonly unheard = new Set<Socket>();
  readonly #sockets: Socket[] = [];
  readonly server = createServer((near) => {
    const { searchParams, hostname, port } = new URL(inject('adminUrl'));
    const folder = searchParams.get('host');
    const far = folder === null ? connect(Number(port), hostname) : connect(`${folder}/.s.PGSQL.${port}`);
    this.#pass(near, far);
    this.#pass(far, near);
  });

  #pass(from: Socket, to: Socket): void {
    this.#sockets.push(from);
    from.on('data', (bytes) => {
      if (this.isSilent) this.unheard.add(from);
      else to.write(bytes);
    });
    from.on('close', () => to.destroy());
    from.on('error', () => to.destroy());
  }

  async listen(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const url = new URL(inject('adminUrl'));
    url.hostname = '127.0.0.1';
    url.searchParams.delete('host');
    url.port = String((this.server.address() as AddressInfo).port);
    return url.href;
  }

  close(): void {
    this.server.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}

const between = new Between();
afterAll(() => between.close());

/** As long as a busy machine may take to answer, so that only silence is taken for it. */
const patience = { pulse: 20, answerWithin: 2000 };

test('a line that falls silent is not believed, and comes back when it can', async () => {
  const changes = await listenForChanges(await between.listen(), patience);
  await expect.poll(() => changes.live).toBe(true);
  const heard: boolean[] = [];
  changes.onConnection((live) => heard.push(live));
  between.isSilent = true;
  await vi.waitFor(() => expect(changes.live).toBe(false), { timeout: 30_000 });
  // The first try to come back is made in the silence too, and must not wait for an answer for ever.
  await vi.waitFor(() => expect(between.unheard.size).toBe(2), { timeout: 30_000 });
  between.isSilent = false;
  await vi.waitFor(() => expect(changes.live).toBe(true), { timeout: 30_000 });
  expect(heard).toEqual([false, true]);
  await changes.close();
});

test('a program can start while the line is silent, and hears of changes once it is not', async () => {
  const slow = new Between();
  slow.isSilent = true;
  const changes = await listenForChanges(await slow.listen(), patience);
  expect(changes.live).toBe(false);
  slow.isSilent = false;
  await vi.waitFor(() => expect(changes.live).toBe(true), { timeout: 30_000 });
  await changes.close();
  slow.close();
});
