import type { PageEdit } from '@bouwpoort/contract/content/pages.staff';
import { expect, test } from 'vitest';
import { placeOf } from './field-path.ts';

const edit: PageEdit = {
  ...{ name: 'Home', disableIndexing: false, disableFollowing: false, pageImageUrl: null, backgroundImageUrl: null },
  properties: {
    blocks: [
      { id: 'a', contentType: 'ImageTextBlock' },
      { id: 'b', contentType: 'FaqCategoryListBlock' },
    ],
  },
};

test.each([
  ['properties.blocks[0].image.url', 'Beeld met tekst, Beeld'],
  ['properties.blocks[1].categories[0].questions[2].answerHtml', 'Veelgestelde vragen, onderwerp 1, vraag 3, Antwoord'],
  ['properties.blocks[0]', 'Beeld met tekst'],
  ['properties.seoTitle', 'Titel in zoekmachines'],
  ['properties.blocks[7].title', ''],
  ['url', ''],
])('%s is %s', (path, place) => {
  expect(placeOf(path, 'NewsPage', edit)).toBe(place);
});
