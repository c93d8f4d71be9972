import { afterEach, expect, test, vi } from 'vitest';
import { browserApi } from './api.ts';
import { sessionEvents } from './session/session-events.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [401, 1],
  [403, 0],
  [400, 0],
  [200, 0],
])('an answer with status %i logs out %i times', async (status, times) => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status }));
  const refused = vi.fn();
  const stop = sessionEvents.refused.listen(refused);
  await browserApi('210')
    .call('account.details')
    .catch(() => undefined);
  stop();
  expect(refused).toHaveBeenCalledTimes(times);
});
