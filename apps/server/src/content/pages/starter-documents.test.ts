import { contentPageTypes, validateContent } from '@bouwpoort/contract/content/content-types';
import { expect, test } from 'vitest';
import { starterProperties } from './starter-documents.ts';

const place = { pageId: 'nieuw', homeUrl: '/steenhof', pictureUrl: '/media/logo.svg', today: '2026-11-16' };

test.each(contentPageTypes)('a new page of type %s is valid from the start', (contentType) => {
  const properties = starterProperties(contentType, 'Nieuwe pagina', place);
  expect(validateContent(contentType, properties)).toMatchObject({ valid: true, page: { title: 'Nieuwe pagina' } });
});

test.each(['RTEBlock', 'constructor', ''])('there is no page of type %j', (contentType) => {
  expect(starterProperties(contentType, 'Nieuwe pagina', place)).toBeUndefined();
});
