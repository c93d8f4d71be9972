import { beheerSearchRoutes, type SearchTerm, type termListNames } from '@bouwpoort/contract/catalogue/search.staff';
import { buttonClass } from '@bouwpoort/ui/atoms/button-class.ts';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMemo } from 'react';
import { Link, useMatch } from 'react-router';
import { call, urlOf } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { StateMark } from '../../frame/kit/state-mark.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { useLatest } from '../../frame/kit/use-latest.ts';
import { VentureTag } from '../../frame/kit/venture-mark.tsx';
import { NotFound } from '../../frame/page/not-found.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { hasPermission, useMe } from '../../frame/session/session.ts';
import { type Column, DataTable } from '../../frame/table/data-table.tsx';
import { type Filter, useList, useListPage } from '../../frame/table/use-list.ts';
import { showNumber } from '../../frame/texts/dutch-number.ts';
import { dayOf, shortMoment } from '../../frame/texts/dutch-time.ts';
import { Problem, SearchHead } from './search-head.tsx';
import { useSearchAttempt } from './use-search-changes.ts';

type TermList = (typeof termListNames)[number];

const routes = beheerSearchRoutes;

const listAt: ReadonlyMap<string, TermList> = new Map([
  ['zonder-resultaat', 'missed'],
  ['weinig-kliks', 'unclicked'],
  ['populair', 'popular'],
  ['trend', 'trend'],
]);

export function Component() {
  const segment = useMatch('/zoeken/:list')?.params.list ?? '';
  const which = listAt.get(segment);
  return which ? <TermsPage which={which} /> : <NotFound />;
}

/** The search terms of visitors, anonymously. */
function TermsPage({ which }: { which: TermList }) {
  const { t } = useTranslation('beheer-search');
  const { venture } = useScope();
  const filters = useMemo(
    (): Filter[] => [
      {
        id: 'dagen',
        label: t('filterDays'),
        kind: 'choice',
        options: ['1', '7', '30', '45'].map((days) => ({ value: days, label: t('days', { count: Number(days) }) })),
      },
      {
        id: 'minstens',
        label: t('filterAtLeast'),
        kind: 'choice',
        options: ['2', '3', '5', '10'].map((times) => ({ value: times, label: t('times', { count: Number(times) }) })),
      },
    ],
    [t],
  );
  const list = useList({ filters });
  const question = {
    list: which,
    ...(venture ? { ventureId: venture.ventureId } : {}),
    ...(list.search ? { q: list.search } : {}),
    ...(list.filters.dagen ? { days: list.filters.dagen } : {}),
    ...(list.filters.minstens ? { atLeast: list.filters.minstens } : {}),
  };
  const { data, table } = useListPage(list, read(routes.terms, { query: { ...question, ...list.page } }));
  const attempts = useSearchAttempt();
  const columns = useColumns(which, attempts);
  return (
    <>
      <SearchHead />
      <Problem text={attempts.problem} />
      <DataTable
        key={which}
        name={`search-terms-${which}`}
        label={t(`tab-${which}`)}
        {...table}
        columns={columns}
        rows={data?.terms}
        rowId={({ ventureId, term }) => `${ventureId} ${term}`}
        search={{ label: t('searchTerms'), placeholder: t('searchTerms') }}
        csv={urlOf(routes.termsCsv, { query: question })}
        empty={{ title: t(`empty-${which}`), text: t('emptyText') }}
        foot={<span>{t('noPersons')}</span>}
      />
    </>
  );
}

function useColumns(which: TermList, { attempt, refresh }: ReturnType<typeof useSearchAttempt>): Column<SearchTerm>[] {
  const { t } = useTranslation('beheer-search');
  const me = useMe();
  const notify = useUndoNotice();
  const ignore = ({ ventureId, term }: SearchTerm) =>
    attempt(async () => {
      await call(routes.ignoreTerm, { body: { ventureId, term } });
      notify({
        text: t('ignored', { term }),
        undo: async () => {
          await call(routes.showTerm, { body: { ventureId, term } });
          await refresh();
        },
      });
    });
  const latest = useLatest(ignore);
  return useMemo(() => {
    const all: (Column<SearchTerm> & { of?: readonly TermList[] })[] = [
      {
        id: 'term',
        label: t('searchedFor'),
        className: 'm-full b',
        cell: ({ term, ventureId }) => (
          <Link to={`/zoeken?${new URLSearchParams({ q: term, venture: ventureId })}`}>{term}</Link>
        ),
      },
      {
        id: 'misses',
        label: t('times_missed'),
        className: 'r',
        of: ['missed'],
        cell: ({ misses }) => showNumber(misses),
      },
      {
        id: 'proposal',
        label: t('proposal'),
        className: 'm-full',
        of: ['missed'],
        cell: ({ proposal }) => proposal,
      },
      { id: 'searches', label: t('times_searched'), className: 'r', cell: ({ searches }) => showNumber(searches) },
      {
        id: 'before',
        label: t('timesBefore'),
        className: 'r p2 m-hide',
        of: ['popular', 'trend'],
        cell: ({ before }) => showNumber(before),
      },
      {
        id: 'change',
        label: t('change'),
        className: 'r',
        of: ['trend'],
        cell: ({ searches, before }) => <Change by={searches - before} />,
      },
      {
        id: 'results',
        label: t('hits'),
        className: 'r p2 m-hide',
        of: ['unclicked', 'popular', 'trend'],
        cell: ({ results }) => showNumber(results),
      },
      {
        id: 'clicks',
        label: t('clickedOn'),
        className: 'r',
        of: ['unclicked', 'popular'],
        cell: ({ clicks, searches }) =>
          searches === 0 ? '' : `${Math.min(100, Math.round((clicks / searches) * 100))}%`,
      },
      {
        id: 'place',
        label: t('averagePlace'),
        className: 'r p3 m-hide',
        of: ['unclicked', 'popular'],
        cell: ({ averagePlace }) => averagePlace !== null && showNumber(averagePlace),
      },
      {
        id: 'venture',
        label: t('where'),
        className: 'n p2 m-hide',
        cell: ({ ventureId }) => <VentureTag ventureId={ventureId} />,
      },
      {
        id: 'last',
        label: t('last'),
        className: 'n muted p2 m-hide',
        cell: ({ lastDay }) => (lastDay === dayOf(new Date()) ? t('today') : shortMoment(`${lastDay}T12:00:00Z`)),
      },
      {
        id: 'actions',
        label: t('actions'),
        isHeadHidden: true,
        className: 'r w0',
        cell: (row) =>
          hasPermission(me, 'search.tune', { ventureId: row.ventureId }) && (
            <span className="acts tuneacts">
              <Link
                className={buttonClass({ look: 'secondary' }, 'btn--s')}
                to={`/zoeken/synoniemen?${newSynonymOf(row)}`}
              >
                <Icon name="plus" size="small" />
                {t('makeSynonym')}
              </Link>
              <IconButton
                look="quiet"
                className="btn--s"
                icon="close"
                label={t('ignore', { term: row.term })}
                title={t('ignore', { term: row.term })}
                onClick={() => latest.current(row)}
              />
            </span>
          ),
      },
    ];
    return all.filter(({ of }) => of === undefined || of.includes(which));
  }, [t, me, which, latest]);
}

function newSynonymOf({ term, ventureId, proposal }: SearchTerm): URLSearchParams {
  const given = { synoniem: 'nieuw', woord: term, venture: ventureId };
  return new URLSearchParams(proposal === null ? given : { ...given, vindt: proposal });
}

function Change({ by }: { by: number }) {
  const text = by.toLocaleString('nl-NL', { signDisplay: 'exceptZero' });
  return by < 0 ? <StateMark look="wait">{text}</StateMark> : text;
}
