import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ConsentChoice } from './consent-cookie.ts';
import { consentEvents } from './consent-events.ts';
import { dispatchAnswerEvents, ownConsent } from './own-consent.ts';

let cookies: Record<string, string> = {};
let events: string[] = [];

/** A cookie jar that behaves as a browser does, as far as needed here. */
const jar = {
  get cookie() {
    return Object.entries(cookies)
      .map((pair) => pair.join('='))
      .join('; ');
  },
  set cookie(written: string) {
    const [, name = '', value = ''] = written.match(/^([^=]+)=([^;]*)/) ?? [];
    if (written.includes('Max-Age=0')) delete cookies[name];
    else cookies[name] = value;
  },
};

beforeEach(() => {
  cookies = { viewport: 'xl' };
  events = [];
  const page = Object.assign(new EventTarget(), { location: { protocol: 'http:', hostname: 'localhost' } });
  for (const name of consentEvents) page.addEventListener(name, () => events.push(name));
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', jar);
});
afterEach(() => vi.unstubAllGlobals());

const opened: [string, ConsentChoice][] = [];
const close = vi.fn();
const provider = ownConsent(async () => ({
  open: async (view, { preferences, statistics, marketing }) => {
    opened.push([view, { preferences, statistics, marketing }]);
  },
  close,
}));

test('before an answer only necessary cookies are allowed, and no event is dispatched', () => {
  expect(provider).toMatchObject({ hasResponse: false, consented: false, declined: false });
  expect({ ...provider.consent }).toEqual({ necessary: true, preferences: false, statistics: false, marketing: false });
  dispatchAnswerEvents(provider);
  expect(events).toEqual([]);
});

test('an answer is in the cookie, in the object and in the events; so is a withdrawal', () => {
  provider.submitCustomConsent(false, true, false);
  expect(jar.cookie).toMatch(
    /CookieConsent=\{stamp:%27[\w+/]{43}=%27%2Cnecessary:true%2Cpreferences:false%2Cstatistics:true/,
  );
  expect(provider).toMatchObject({ hasResponse: true, consented: true, declined: false });
  expect(provider.consent).toMatchObject({ statistics: true, marketing: false });
  expect(events).toEqual(['CookiebotOnConsentReady', 'CookiebotOnAccept']);

  cookies._ga = 'GA1.1';
  provider.withdraw();
  expect(provider).toMatchObject({ hasResponse: true, consented: false, declined: true });
  expect(events.slice(2)).toEqual(['CookiebotOnConsentReady', 'CookiebotOnDecline']);
  expect(Object.keys(cookies)).toEqual(['viewport', 'CookieConsent']);
});

test('the dialog opens with the current choices, also when another tab changed them', async () => {
  provider.show();
  cookies.CookieConsent = '{stamp:%27x%27%2Cnecessary:true%2Cpreferences:true%2Cstatistics:false%2Cmarketing:true}';
  provider.renew();
  await vi.waitFor(() => expect(opened).toHaveLength(2), 30_000);
  expect(opened[1]).toEqual(['choices', { preferences: true, statistics: false, marketing: true }]);
  expect(provider.consent.marketing).toBe(true);
});

test('a dialog that fails to load allows nothing, and is loaded again', async () => {
  const load = vi.fn().mockRejectedValue(new Error('offline'));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const other = ownConsent(load);
  other.show();
  await vi.waitFor(() => expect(warn).toHaveBeenCalled(), 30_000);
  other.renew();
  expect(load).toHaveBeenCalledTimes(2);
  expect(other).toMatchObject({ hasResponse: false, consented: false });
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2), 30_000);
  warn.mockRestore();
});
