import type { VentureDetails } from '@bouwpoort/contract/ventures';

/** The six platforms with an icon (P 2.9), under the name they carry themselves. */
const platforms = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  pinterest: 'Pinterest',
  x: 'X',
} as const;
type Platform = keyof typeof platforms;

export interface SocialLink {
  platform: Platform;
  name: string;
  href: string;
}

function isPlatform(name: string): name is Platform {
  return name in platforms;
}

/** Keyed by the field name without 'Url'; the older field for LinkedIn counts when the newer one is empty. */
export function socialLinks(venture: Pick<VentureDetails, 'socialLinks' | 'linkedIn'>): SocialLink[] {
  const found = { linkedInUrl: venture.linkedIn ?? '', ...filled(venture.socialLinks) };
  return Object.entries(found).flatMap(([field, href]) => {
    const name = field.replace(/Url$/, '').toLowerCase();
    const platform = name === 'twitter' ? 'x' : name;
    return href && isPlatform(platform) ? [{ platform, name: platforms[platform], href }] : [];
  });
}

function filled(links: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(links)
      .filter(([, href]) => href !== '')
      .map(([field, href]) => [field.toLowerCase() === 'linkedinurl' ? 'linkedInUrl' : field, href]),
  );
}
