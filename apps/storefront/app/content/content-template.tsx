import type { ComponentType } from 'react';
import type { ContentPageData } from './load-content.ts';
import { templateNameFor } from './template-names.ts';
import { AdvancedContent } from './templates/advanced-content.tsx';
import { BranchDetails } from './templates/branch-details.tsx';
import { Catalog } from './templates/catalog.tsx';
import { CorporateBrochure } from './templates/corporate-brochure.tsx';
import { CorporateHome } from './templates/corporate-home.tsx';
import { CustomerServiceDetail } from './templates/customer-service-detail.tsx';
import { CustomerServiceLanding } from './templates/customer-service-landing.tsx';
import { CustomerServiceOverview } from './templates/customer-service-overview.tsx';
import { DynamicContentOverview } from './templates/dynamic-content-overview.tsx';
import { SimpleContent } from './templates/simple-content.tsx';
import { StoryTelling } from './templates/story-telling.tsx';
import { VentureHome } from './templates/venture-home.tsx';

/** P 2.15: which component shows a page. */
const components = {
  SimpleContent,
  BranchDetails,
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

/** The templates of the catalogue (CategoryNode, CategorySubNode, Product) come with it. */
function componentFor(
  contentType: string,
): [name: string, Template: ComponentType<{ page: ContentPageData }>] | undefined {
  const name = templateNameFor(contentType);
  if (!name || !Object.hasOwn(components, name)) return undefined;
  // Each template takes the pages of its own types, which is what the table of names says.
  return [name, components[name as keyof typeof components] as ComponentType<{ page: ContentPageData }>];
}

/** False for content that is no page to visit: a shared block, the texts of the login screens. */
export function hasTemplate(contentType: string): boolean {
  return componentFor(contentType) !== undefined;
}

export function ContentTemplate({ page }: { page: ContentPageData }) {
  const found = componentFor(page.contentType);
  if (!found) throw new Error(`No template for ${page.contentType}`);
  const [name, Template] = found;
  return (
    <div data-template={name}>
      <Template page={page} />
    </div>
  );
}
