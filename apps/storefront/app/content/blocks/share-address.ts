import type { BlogsShareBlock } from '@bouwpoort/contract/content/content-blocks';
import type { IconName } from '@bouwpoort/ui/atoms/icon-names.ts';

type Platform = BlogsShareBlock['platforms'][number];
export type SharePlatform = Exclude<Platform, 'copy'>;

export const shareIcons: Record<SharePlatform, IconName> = {
  linkedin: 'social-linkedin',
  facebook: 'social-facebook',
  x: 'social-x',
  pinterest: 'social-pinterest',
  whatsapp: 'phone',
  mail: 'mail',
};

/** Plain links to the share pages of the platforms: our page loads nothing of theirs. */
export function shareAddress(platform: SharePlatform, address: string, title: string): string {
  switch (platform) {
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: address })}`;
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: address })}`;
    case 'x':
      return `https://x.com/intent/post?${new URLSearchParams({ url: address, text: title })}`;
    case 'pinterest':
      return `https://www.pinterest.com/pin/create/button/?${new URLSearchParams({ url: address, description: title })}`;
    case 'whatsapp':
      return `https://wa.me/?${new URLSearchParams({ text: `${title} ${address}` })}`;
    case 'mail':
      // Mail programs do not decode a plus as a space.
      return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  }
}
