import { beheerSearchRoutes } from '@bouwpoort/contract/catalogue/search.staff';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { read } from '../../frame/api/read.ts';
import { PermissionNote } from '../../frame/kit/permission.tsx';
import { PageHead } from '../../frame/page/page-head.tsx';
import { type SectionTab, SectionTabs, useOpenPart } from '../../frame/sections/section-tabs.tsx';
import { useHasPermission } from '../../frame/session/session.ts';
import { showNumber } from '../../frame/texts/dutch-number.ts';
import { useShop } from '../products/use-shop.ts';

export function useSearchSummary(ventureId: string | undefined) {
  return useQuery({
    ...read(beheerSearchRoutes.summary, { query: { ventureId: ventureId ?? '' } }),
    enabled: ventureId !== undefined,
  }).data;
}

/** The header of the section: the state of this shop's search, and links to its parts. */
export function SearchHead({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('beheer-search');
  const shop = useShop();
  const may = useHasPermission('search.tune', { ventureId: shop?.ventureId ?? null });
  const summary = useSearchSummary(shop?.ventureId);
  const meta = summary && (
    <>
      <span>
        {t('metaProducts', {
          venture: shop?.name ?? '',
          count: summary.products,
          number: showNumber(summary.products),
        })}
      </span>
      <span>
        {summary.behindSeconds > 2 ? t('metaBehind', { count: Math.round(summary.behindSeconds) }) : t('metaUpToDate')}
      </span>
      {summary.searches > 0 && (
        <span>
          {t('metaFound', {
            share: ((1 - summary.misses / summary.searches) * 100).toLocaleString('nl-NL', {
              maximumFractionDigits: 1,
            }),
            searches: showNumber(summary.searches),
          })}
        </span>
      )}
    </>
  );
  const tabs: SectionTab[] = [
    { label: t('tabTest'), to: '/zoeken' },
    { label: t('tabSynonyms'), to: '/zoeken/synoniemen', count: summary?.synonyms },
    { label: t('tabTuned'), to: '/zoeken/bijgestuurd', count: summary?.tunings },
    { label: t('tab-missed'), to: '/zoeken/zonder-resultaat' },
    { label: t('tab-unclicked'), to: '/zoeken/weinig-kliks' },
    { label: t('tab-popular'), to: '/zoeken/populair' },
    { label: t('tab-trend'), to: '/zoeken/trend' },
  ];
  const part = useOpenPart(tabs);
  return (
    <>
      <PageHead title={t('search')} part={part} meta={meta}>
        {children}
      </PageHead>
      <SectionTabs label={t('parts')} tabs={tabs} />
      {!may && <PermissionNote permission="search.tune" />}
    </>
  );
}

/** The server's refusal, above the page. */
export function Problem({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <div className="section-note">
      <Notice kind="error" title={text} />
    </div>
  );
}
