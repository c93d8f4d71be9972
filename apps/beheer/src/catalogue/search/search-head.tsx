import { beheerSearchRoutes } from '@bouwpoort/contract/catalogue/search.staff';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { read } from '../../frame/api/read.ts';
import { PermissionNote } from '../../frame/kit/permission.tsx';
import { SectionHead } from '../../frame/sections/section-head.tsx';
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
  const counts = { synoniemen: { count: summary?.synonyms }, bijgestuurd: { count: summary?.tunings } };
  return (
    <>
      <SectionHead counts={counts} meta={meta}>
        {children}
      </SectionHead>
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
