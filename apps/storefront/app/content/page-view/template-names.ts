/** P 2.15, the same table. LoginPage provides texts for the login screens and is not a page (decisions: Content). */
const templateNames = {
  SimpleContentPage: 'SimpleContent',
  LocationDetailPage: 'BranchDetails',
  CustomerServiceOverviewPage: 'CustomerServiceOverview',
  CustomerServiceDetailPage: 'CustomerServiceDetail',
  CustomerServiceLandingPage: 'CustomerServiceLanding',
  ContentPage: 'AdvancedContent',
  NewsPage: 'AdvancedContent',
  BlogPage: 'AdvancedContent',
  DynamicContentOverviewPage: 'DynamicContentOverview',
  StoryTellingPage: 'StoryTelling',
  VentureHomePage: 'VentureHome',
  HomePage: 'CorporateHome',
  BrochurePage: 'CorporateBrochure',
  CatalogPage: 'Catalog',
  CategoryNode: 'CategoryNode',
  CategorySubNode: 'CategorySubNode',
  Product: 'Product',
} as const;

export type TemplateName = (typeof templateNames)[keyof typeof templateNames];

/** A contentType contains the name of a type; of several matches the longest wins. */
export function templateNameFor(contentType: string): TemplateName | undefined {
  const [bestMatch] = Object.entries(templateNames)
    .filter(([type]) => contentType.includes(type))
    .sort(([a], [b]) => b.length - a.length);
  return bestMatch?.[1];
}
