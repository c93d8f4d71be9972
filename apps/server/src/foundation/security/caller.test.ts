import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { callerAddress } from './caller.ts';

test('a caller that has disconnected has no address, and causes no error', async () => {
  const app = Fastify();
  const asked = Promise.withResolvers<unknown>();
  app.get('/', async (request) => {
    request.raw.socket.destroy();
    try {
      callerAddress(request);
      asked.resolve('an address');
    } catch (error) {
      asked.resolve(error);
    }
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  await expect(fetch(url)).rejects.toThrow();
  expect(await asked.promise).toMatchObject({ code: 'hungUp', status: 499 });
  await app.close();
});
