/** The categories of the consent cookie (P 3.9). */
export const consentKinds = ['necessary', 'preferences', 'statistics', 'marketing'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** The optional categories. */
export type ConsentChoice = Record<Exclude<ConsentKind, 'necessary'>, boolean>;

export const nothingAllowed: ConsentChoice = { preferences: false, statistics: false, marketing: false };

/** P 3.9 */
interface ConsentRecord extends ConsentChoice {
  stamp: string;
  necessary: true;
  method: string;
  ver: number;
  /** Milliseconds since 1970. */
  utc: number;
  region: string;
}

const cookieName = 'CookieConsent';
const lifetimeSeconds = 365 * 24 * 60 * 60;

/**
 * The cookie holds the text of a JavaScript object, quotes and commas percent-encoded (decisions, Content):
 * {stamp:'…',necessary:true,preferences:false,…}. Null when it is absent or cannot be parsed.
 */
export function readConsent(cookies: string): ConsentRecord | null {
  const value = cookies.match(/(?:^|;\s*)CookieConsent=([^;]*)/)?.[1];
  const inside = value && decoded(value).match(/^\{(.*)\}$/)?.[1];
  if (!inside) return null;
  const fields = new Map<string, string>();
  for (const [, name = '', text, plain = ''] of inside.matchAll(/(?:^|,)\s*(\w+):(?:'([^']*)'|([^,']*))/g)) {
    // A quoted text is never consent: only an unquoted `true` is.
    fields.set(name, text === undefined ? plain : `'${text}`);
  }
  if (fields.get('necessary') !== 'true') return null;
  return {
    stamp: textOf(fields.get('stamp'), ''),
    necessary: true,
    preferences: fields.get('preferences') === 'true',
    statistics: fields.get('statistics') === 'true',
    marketing: fields.get('marketing') === 'true',
    method: textOf(fields.get('method'), 'explicit'),
    ver: Number(fields.get('ver') ?? 1),
    utc: Number(fields.get('utc') ?? 0),
    region: textOf(fields.get('region'), 'nl'),
  };
}

export function hasConsent(cookies: string, kind: ConsentKind): boolean {
  return kind === 'necessary' || readConsent(cookies)?.[kind] === true;
}

/** The cookie to store in the browser. */
export function consentCookie(choice: ConsentChoice, { stamp, now, secure }: CookieParts): string {
  const { preferences, statistics, marketing } = choice;
  const fields = {
    preferences,
    statistics,
    marketing,
    method: "'explicit'",
    ver: 1,
    utc: now.getTime(),
    region: "'nl'",
  };
  const said = Object.entries({ stamp: `'${stamp}'`, necessary: true, ...fields }).map((pair) => pair.join(':'));
  const value = `{${said.join(',')}}`.replaceAll("'", '%27').replaceAll(',', '%2C');
  return `${cookieName}=${value}; Path=/; Max-Age=${lifetimeSeconds}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

interface CookieParts {
  /** A unique id of the answer; base64, so it needs no encoding. */
  stamp: string;
  now: Date;
  secure: boolean;
}

function textOf(field: string | undefined, standard: string): string {
  return field?.startsWith("'") ? field.slice(1) : standard;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // Not written by a consent provider: it contains no consent.
    return '';
  }
}
