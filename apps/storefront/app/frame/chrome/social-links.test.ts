import { expect, test } from 'vitest';
import { socialLinks } from './social-links.ts';

const platformsOf = (links: Record<string, string>, linkedIn: string | null = null) =>
  socialLinks({ socialLinks: links, linkedIn }).map(({ platform, href }) => `${platform} ${href}`);

test('leaves out empty and unknown platforms', () => {
  expect(platformsOf({ facebookUrl: 'https://f.test', instagramUrl: '', elsewhereUrl: 'https://e.test' })).toEqual([
    'facebook https://f.test',
  ]);
});

test('the older LinkedIn field counts only when the newer one is empty', () => {
  expect(platformsOf({ linkedinUrl: '' }, 'https://old.test')).toEqual(['linkedin https://old.test']);
  expect(platformsOf({ linkedinUrl: 'https://new.test' }, 'https://old.test')).toEqual(['linkedin https://new.test']);
});

test('the bird is called X now', () => {
  expect(platformsOf({ twitterUrl: 'https://x.test' })).toEqual(['x https://x.test']);
});
