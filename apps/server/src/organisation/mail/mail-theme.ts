import type { Config } from '../../foundation/config/config.ts';
import type { Venture } from '../../foundation/context/venture.ts';

/** The look of a venture's mails, with absolute URLs, because a mail is read outside our site. */
export interface MailTheme {
  name: string;
  /** Designed for the accent colour, as in the header of the shop. */
  logoUrl: string;
  accent: string;
  /** Text on the accent colour. */
  onAccent: string;
  homeUrl: string;
  phone: string;
  email: string;
  /** The absolute URL of a path on our own site; any other address is refused. */
  urlOf(path: string): string;
}

const fallbackAccent = '#12355b';

const themes = new WeakMap<Venture, { config: Config; look: MailTheme }>();

/** Computed once per venture object; a changed venture is another object. */
export function mailTheme(venture: Venture, config: Config): MailTheme {
  const known = themes.get(venture);
  if (known?.config === config) return known.look;
  const look = computeTheme(venture, config);
  themes.set(venture, { config, look });
  return look;
}

function computeTheme(venture: Venture, config: Config): MailTheme {
  const { presentation } = venture;
  const urlOf = (path: string) => ownUrl(config.publicUrl, path);
  const accent = /^#[0-9a-f]{6}$/i.test(venture.accentColor) ? venture.accentColor : fallbackAccent;
  const logo = new URL(presentation.logoUrl, config.publicUrl);
  // Mail programs do not show SVG: our media server renders it as PNG.
  if (logo.origin === new URL(config.publicUrl).origin) logo.search = '?width=320&format=png&rmode=max';
  return {
    name: venture.name,
    logoUrl: logo.href,
    accent,
    onAccent: relativeLuminance(accent) > 0.4 ? '#1f2328' : '#ffffff',
    homeUrl: urlOf(venture.id === config.defaultVentureId ? '/' : `/${venture.path}`),
    phone: presentation.administrativePhoneNumber,
    email: presentation.administrativeEmailAddress,
    urlOf,
  };
}

function ownUrl(publicUrl: string, path: string): string {
  const url = new URL(path, publicUrl);
  if (!path.startsWith('/') || url.origin !== new URL(publicUrl).origin) {
    throw new Error(`A mail may only lead to a path of our own site, not to ${path}.`);
  }
  return url.href;
}

/** WCAG 2: the relative luminance of a colour, 0 for black and 1 for white. */
function relativeLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
