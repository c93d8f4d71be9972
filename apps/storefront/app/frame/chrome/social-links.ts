import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';

/** The six platforms with an icon (P 2.9), in the order in which they are shown. */
const platforms = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['linkedin', 'LinkedIn'],
  ['youtube', 'YouTube'],
  ['pinterest', 'Pinterest'],
  ['x', 'X'],
] as const;

interface SocialLink {
  platform: (typeof platforms)[number][0];
  name: string;
  href: string;
}

/** Only the filled ones, keyed by the field name without 'Url'; LinkedIn also has an older field of its own. */
export function socialLinks(venture: Pick<VentureDetails, 'socialLinks' | 'linkedIn'>): SocialLink[] {
  const given = new Map(
    Object.entries(venture.socialLinks).map(([field, href]) => [field.replace(/Url$/, '').toLowerCase(), href]),
  );
  const older: ReadonlyMap<string, string | null | undefined> = new Map(
    Object.entries<string | null | undefined>({ linkedin: venture.linkedIn, x: given.get('twitter') }),
  );
  return platforms.flatMap(([platform, name]) => {
    const href = given.get(platform) || older.get(platform);
    return href ? [{ platform, name, href }] : [];
  });
}
