import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router';
import { PageHead } from '../page/page-head.tsx';
import { type Tab, Tabs } from '../page/tabs.tsx';
import { addressOfPage, textsOfSection, useCurrentSection } from './section.ts';

interface SectionHeadProps {
  /** The title of the page, where it is not the name of the section. */
  title?: string;
  /** Replaces the sentence of the section. */
  meta?: ReactNode;
  /** On the tabs, by the path of their page; `''` is the first one. */
  counts?: Readonly<Record<string, Pick<Tab, 'count' | 'isHot'>>>;
  /** Names the tabs; that of the section by default. */
  label?: string;
  /** The actions of the page. */
  children?: ReactNode;
}

/** The header of a page of a section: its name, and a tab for each of its pages that has one. */
export function SectionHead({ title, meta, counts = {}, label, children }: SectionHeadProps) {
  const { t } = useTranslation('beheer');
  const { pathname } = useLocation();
  const section = useCurrentSection();
  const { t: own } = useTranslation(section ? textsOfSection(section) : 'beheer');
  if (!section) return null;
  const name = t(`section-${section.id}`);
  const tabs = section.pages.flatMap((page) => {
    if (page.tab === undefined) return [];
    const to = addressOfPage(section, page);
    return {
      ...{ label: own(page.tab), to, permission: page.permission ?? section.permission },
      hasPages: page.path?.endsWith('?') ?? false,
      ...counts[to.slice(section.path.length + 2)],
    };
  });
  // The first tab is the section itself.
  const open = tabs.slice(1).find(({ to, hasPages }) => matchPath({ path: to, end: !hasPages }, pathname));
  return (
    <>
      <PageHead
        title={title ?? name}
        part={title === undefined ? open?.label : undefined}
        meta={meta ?? (section.meta && <span>{own(section.meta)}</span>)}
      >
        {children}
      </PageHead>
      {tabs.length > 0 && <Tabs label={label ?? t('sectionParts', { name })} tabs={tabs} />}
    </>
  );
}
