import { demoVentures } from '@bouwpoort/demo-world/places/ventures';
import { beforeEach, expect, test, vi } from 'vitest';
import { validAccent, validFormats, validPresentation } from './venture-row.ts';

const broken = vi.fn();
beforeEach(() => broken.mockClear());

const presentation = demoVentures.find(({ id }) => id === '210')?.presentation;
if (!presentation) throw new Error('no such venture');

test('a valid row is unchanged', () => {
  expect(validPresentation(presentation, broken)).toEqual(presentation);
  expect(broken).not.toHaveBeenCalled();
});

test('an invalid field is logged and replaced; the rest stays', () => {
  const { slogan: _, ...rest } = presentation;
  const sound = validPresentation({ ...rest, customerServicePage: 'geen link', loginPage: 7 }, broken);
  expect(sound).toEqual({ ...presentation, slogan: '', customerServicePage: null, loginPage: null });
  expect(broken.mock.calls.map(([field]) => field)).toEqual(['slogan', 'customerServicePage', 'loginPage']);
});

test('a list keeps its valid items', () => {
  const usps = [...presentation.uspSettings, { text: 'Morgen in huis', icon: 'raket' }];
  expect(validPresentation({ ...presentation, uspSettings: usps }, broken).uspSettings).toEqual(
    presentation.uspSettings,
  );
  expect(broken).toHaveBeenCalledOnce();
});

test.each([undefined, null, 'tekst', [], 3])('a row that is %o is a venture without texts', (stored) => {
  expect(validPresentation(stored, broken)).toMatchObject({ slogan: '', uspSettings: [], homePage: { id: '' } });
});

test.each(['javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'data:text/html,x', 'vbscript:x'])(
  '%s is removed',
  (href) => {
    const sound = validPresentation(
      {
        ...presentation,
        termsUrl: href,
        privacyPage: { url: href },
        socialLinks: { facebookUrl: href },
        searchContent: { relevantContent: [{ title: 'Iets', href }], searchTerms: [] },
      },
      broken,
    );
    expect([
      sound.termsUrl,
      sound.privacyPage.url,
      sound.socialLinks.facebookUrl,
      sound.searchContent.relevantContent[0]?.href,
    ]).toEqual(['#', '#', '#', '#']);
  },
);

test('unknown formats and invalid colours are left out', () => {
  expect(validFormats(['csv', 'docx', 'pdf'], broken)).toEqual(['csv', 'pdf']);
  expect(validAccent('#A63A24', broken)).toBe('#A63A24');
  expect(validAccent('red;background:url(x)', broken)).toMatch(/^#[0-9A-F]{6}$/);
  expect(broken).toHaveBeenCalledTimes(2);
});
