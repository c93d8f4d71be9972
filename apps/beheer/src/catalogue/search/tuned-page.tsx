import { type BeheerTuning, beheerSearchRoutes } from '@bouwpoort/contract/catalogue/search.staff';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { read } from '../../frame/api/read.ts';
import { Card } from '../../frame/kit/card.tsx';
import { StateMark } from '../../frame/kit/state-mark.tsx';
import { EmptyNotice, LoadError } from '../../frame/page/empty-notice.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { useHasPermission } from '../../frame/session/session.ts';
import { TableHead } from '../../frame/table/table-head.tsx';
import { useShop } from '../products/use-shop.ts';
import { DraftsBar } from './drafts-bar.tsx';
import { Problem, SearchHead } from './search-head.tsx';
import { useSearchAttempt, useTuningChange } from './use-search-changes.ts';

/** Queries and categories with a tuning by staff. */
export function Component() {
  const { t } = useTranslation('beheer-search');
  const shop = useShop();
  const may = useHasPermission('search.tune', { ventureId: shop?.ventureId ?? null });
  const { data, error, refetch } = useQuery({
    ...read(beheerSearchRoutes.tunings, { query: { ventureId: shop?.ventureId ?? '' } }),
    enabled: shop !== undefined,
  });
  const attempts = useSearchAttempt();
  const change = useTuningChange(attempts);
  return (
    <>
      <SearchHead />
      <Problem text={attempts.problem} />
      {error && <LoadError error={error} retry={refetch} />}
      {shop && !data && !error && <Skeleton height="12rem" />}
      {data?.tunings.length === 0 && <EmptyNotice icon="b-tack" title={t('noTunings')} text={t('noTuningsText')} />}
      {data && data.tunings.length > 0 && (
        <Card bare>
          <table className="dt dt--plain" aria-label={t('tabTuned')}>
            <TableHead columns={[t('query'), t('decision'), t('state')]} actions={t('actions')} />
            <tbody>
              {data.tunings.map((tuning) => (
                <TuningRow
                  key={tuning.tuningId}
                  tuning={tuning}
                  onClear={may && tuning.items.length > 0 ? () => change(tuning, () => []) : undefined}
                />
              ))}
            </tbody>
          </table>
        </Card>
      )}
      {shop && <DraftsBar ventureId={shop.ventureId} />}
    </>
  );
}

function TuningRow({ tuning, onClear }: { tuning: BeheerTuning; onClear: (() => void) | undefined }) {
  const { t } = useTranslation('beheer-search');
  const { link } = useScope();
  const { query, categoryId, categoryName, items, live, hasDraft } = tuning;
  const asked = categoryId === null ? `q=${encodeURIComponent(query)}` : `categorie=${categoryId}`;
  const name = categoryId === null ? query : t('categoryList', { name: categoryName });
  const count = (action: string) => items.filter((item) => item.action === action).length;
  const counts = (['pin', 'boost', 'hide'] as const).filter((action) => count(action) > 0);
  const state = !hasDraft ? 'live' : items.length === 0 ? 'removing' : live ? 'changed' : 'new';
  return (
    <tr>
      <td className="b">
        <Link to={link(`/zoeken?${asked}`)}>{name}</Link>
      </td>
      <td>{counts.map((action) => t(`count-${action}`, { count: count(action) })).join(', ')}</td>
      <td className="n">
        <StateMark look={state === 'live' ? 'done' : state === 'new' ? 'new' : 'wait'}>{t(`state-${state}`)}</StateMark>
      </td>
      <td className="r w0">
        {onClear && (
          <IconButton
            look="quiet"
            className="btn--s"
            icon="trash"
            label={t('clearTuning', { name })}
            onClick={onClear}
          />
        )}
      </td>
    </tr>
  );
}
