/** P 2.15, as the table there has it. LoginPage feeds the login screens and is no page (decisions: Content). */
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

/** A contentType contains the name of a type; of several that fit, the longest is meant. */
export function templateNameFor(contentType: string): TemplateName | undefined {
  const [longest] = Object.entries(templateNames)
    .filter(([type]) => contentType.includes(type))
    .sort(([a], [b]) => b.length - a.length);
  return longest?.[1];
}
