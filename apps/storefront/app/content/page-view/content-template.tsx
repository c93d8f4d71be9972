import type { ComponentType } from 'react';
import { CustomerServiceDetail } from '../customer-service/customer-service-detail.tsx';
import { CustomerServiceLanding } from '../customer-service/customer-service-landing.tsx';
import { CustomerServiceOverview } from '../customer-service/customer-service-overview.tsx';
import { CorporateBrochure } from '../homes/corporate-brochure.tsx';
import { CorporateHome } from '../homes/corporate-home.tsx';
import { VentureHome } from '../homes/venture-home.tsx';
import type { ContentPageData } from '../pages/load-content.ts';
import type { PageOf } from '../pages/page-of.ts';
import { AdvancedContent } from '../templates/advanced-content.tsx';
import { Catalog } from '../templates/catalog.tsx';
import { DynamicContentOverview } from '../templates/dynamic-content-overview.tsx';
import { SimpleContent } from '../templates/simple-content.tsx';
import { StoryTelling } from '../templates/story-telling.tsx';
import { type TemplateName, templateNameFor } from './template-names.ts';

/** P 2.15: the component of each type of page. */
const components = {
  SimpleContent,
  CustomerServiceOverview,
  CustomerServiceDetail,
  CustomerServiceLanding,
  AdvancedContent,
  DynamicContentOverview,
  StoryTelling,
  VentureHome,
  CorporateHome,
  CorporateBrochure,
  Catalog,
};

/** Templates from other parts of the shop, provided by the routes whose pages use them. */
export interface GivenTemplates {
  BranchDetails?: ComponentType<{ page: PageOf<'LocationDetailPage'> }>;
  DynamicContentOverview?: ComponentType<{ page: PageOf<'DynamicContentOverviewPage'> }>;
  VentureHome?: ComponentType<{ page: PageOf<'VentureHomePage'> }>;
}

/**
 * False for content without a page of its own: a shared block, the texts of the login screens. CategoryNode,
 * CategorySubNode and Product have routes of their own.
 */
export function hasTemplate(contentType: string): boolean {
  const name = templateNameFor(contentType);
  return name !== undefined && (name === 'BranchDetails' || Object.hasOwn(components, name));
}

interface ContentTemplateProps {
  page: ContentPageData;
  templates: GivenTemplates | undefined;
}

export function ContentTemplate({ page, templates }: ContentTemplateProps) {
  const name = templateNameFor(page.contentType);
  const known: Partial<Record<TemplateName, unknown>> = { ...components, ...templates };
  // Each template accepts the pages of its own types, as the table of names guarantees.
  const Template = name && (known[name] as ComponentType<{ page: ContentPageData }> | undefined);
  if (!Template) throw new Error(`No template for ${page.contentType}`);
  return (
    <div data-template={name}>
      <Template page={page} />
    </div>
  );
}
