import type { AnyContentPage } from '@bouwpoort/contract/content-types';
import type { ComponentType } from 'react';
import type { ContentPageData } from './load-content.ts';
import { BranchDetails } from './templates/branch-details.tsx';
import { Catalog } from './templates/catalog.tsx';
import { CorporateHome } from './templates/corporate-home.tsx';
import { DynamicContentOverview } from './templates/dynamic-content-overview.tsx';
import { SimpleContent } from './templates/simple-content.tsx';
import { VentureHome } from './templates/venture-home.tsx';

export type PageOf<T extends AnyContentPage['contentType']> = Extract<ContentPageData, { contentType: T }>;
type Template = ComponentType<{ page: ContentPageData }>;

/** P 2.15: a contentType contains the name of one of these types; the longest name that fits is meant. */
const templates: Record<string, unknown> = {
  HomePage: CorporateHome,
  VentureHomePage: VentureHome,
  LocationDetailPage: BranchDetails,
  DynamicContentOverviewPage: DynamicContentOverview,
  CatalogPage: Catalog,
};

export function ContentTemplate({ page }: { page: ContentPageData }) {
  const Template = templateFor(page.contentType);
  return <Template page={page} />;
}

export function templateFor(contentType: string): Template {
  const name = Object.keys(templates)
    .filter((type) => contentType.includes(type))
    .sort((a, b) => b.length - a.length)[0];
  // Each template takes the pages of its own type, which is what the name in the table says.
  return (name ? templates[name] : SimpleContent) as Template;
}
