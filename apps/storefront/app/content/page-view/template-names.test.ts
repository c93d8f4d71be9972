import { expect, test } from 'vitest';
import { templateNameFor } from './template-names.ts';

test.each([
  ['SimpleContentPage', 'SimpleContent'],
  ['LocationDetailPage', 'BranchDetails'],
  ['CustomerServiceOverviewPage', 'CustomerServiceOverview'],
  ['CustomerServiceDetailPage', 'CustomerServiceDetail'],
  ['CustomerServiceLandingPage', 'CustomerServiceLanding'],
  ['ContentPage', 'AdvancedContent'],
  ['NewsPage', 'AdvancedContent'],
  ['BlogPage', 'AdvancedContent'],
  ['DynamicContentOverviewPage', 'DynamicContentOverview'],
  ['StoryTellingPage', 'StoryTelling'],
  ['VentureHomePage', 'VentureHome'],
  ['HomePage', 'CorporateHome'],
  ['BrochurePage', 'CorporateBrochure'],
  ['CatalogPage', 'Catalog'],
  ['CategoryNode', 'CategoryNode'],
  ['CategorySubNode', 'CategorySubNode'],
  ['Product', 'Product'],
])('a %s is shown by %s', (contentType, template) => {
  expect(templateNameFor(contentType)).toBe(template);
});

test('the name may be part of a longer one, as the content system writes it', () => {
  expect(templateNameFor('Page,NewsPage,CMS.Content.NewsPageProxy')).toBe('AdvancedContent');
});

test('login texts and shared blocks are not pages', () => {
  expect(templateNameFor('LoginPage')).toBeUndefined();
  expect(templateNameFor('RTEBlock')).toBeUndefined();
});
