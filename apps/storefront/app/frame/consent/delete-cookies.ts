import type { ConsentChoice } from './consent-cookie.ts';

/** Cookies that scripts with consent set on our own domain. */
const cookiesOf: Partial<Record<keyof ConsentChoice, RegExp>> = {
  statistics: /^(_(ga|gid|gat|dc_gtm|clck|clsk)|ai_(user|session|authUser)$)/,
  marketing: /^_(gcl|gac|fbp|fbc|uet)/,
};

/** Withdrawing a consent deletes the cookies of its scripts. */
export function deleteRefusedCookies(choice: ConsentChoice): void {
  for (const name of cookiesToDelete(document.cookie, choice)) {
    for (const domain of domainsOf(window.location.hostname)) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
    }
  }
}

export function cookiesToDelete(cookies: string, choice: ConsentChoice): string[] {
  const names = cookies.split(/;\s*/).map((cookie) => cookie.split('=', 1)[0] ?? '');
  const refused = Object.entries(cookiesOf).filter(([kind]) => !choice[kind as keyof ConsentChoice]);
  return names.filter((name) => refused.some(([, pattern]) => pattern.test(name)));
}

/** A script may have set a cookie for this host, or for any parent domain. */
export function domainsOf(hostname: string): string[] {
  const labels = hostname.split('.');
  const above = labels.slice(0, -1).map((_, at) => `; Domain=${labels.slice(at).join('.')}`);
  return ['', ...above];
}
