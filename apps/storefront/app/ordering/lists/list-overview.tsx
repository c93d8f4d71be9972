import type { ListSummary } from '@bouwpoort/contract/ordering/lists';
import { rhythmWords } from '@bouwpoort/trade/ordering/list-rhythm';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import type { IconName } from '@bouwpoort/ui/atoms/icon-names.ts';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { TextLink } from '@bouwpoort/ui/atoms/text-link.tsx';
import { EmptyState } from '@bouwpoort/ui/molecules/empty-state.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useId, useState } from 'react';
import { Form } from 'react-router';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { paths } from '../../frame/web/paths.ts';
import { ListCard } from './list-card.tsx';
import { ListMenu } from './list-menu.tsx';
import { filterNames, type ListFilter, listFilters } from './load-lists.ts';
import { type ListStart, NewListDialog } from './new-list-dialog.tsx';
import { UndoNotice } from './undo-notice.tsx';

interface ListOverviewProps {
  lists: readonly ListSummary[];
  archivedCount: number;
  filter: ListFilter;
  query: string;
  seesPrices: boolean;
  company: string;
}

/** Screen 40: the lists, grouped by visibility. */
export function ListOverview({ lists, archivedCount, filter, query, seesPrices, company }: ListOverviewProps) {
  const { t } = useTranslation('order-lists');
  const [start, setStart] = useState<ListStart | null>(null);
  const [menuOf, setMenuOf] = useState<ListSummary | null>(null);
  const isNarrowed = filter !== 'all' || query !== '';
  const ready = lists.filter(({ readySince, owner }) => readySince !== null && owner.isMe);
  return (
    <>
      <div className="top">
        <div className="top__text">
          <h1>{t('title')}</h1>
          <p className="top__sub">{t(seesPrices ? 'intro' : 'introNoPrice')}</p>
        </div>
        <div className="top__do">
          <Button icon="paste" aria-haspopup="dialog" onClick={() => setStart('paste')}>
            {t('import')}
          </Button>
          <Button look="primary" icon="plus" aria-haspopup="dialog" onClick={() => setStart('empty')}>
            {t('newList')}
          </Button>
        </div>
      </div>
      <UndoNotice />
      {filter !== 'archive' && ready.map((list) => <ReadyNotice key={list.id} list={list} />)}
      {lists.length === 0 && !isNarrowed && archivedCount === 0 ? (
        <EmptyState icon="lists" title={t('emptyTitle')} text={t('emptyText')}>
          <Button look="primary" onClick={() => setStart('ordered')}>
            {t('emptyStart')}
          </Button>
          <Button onClick={() => setStart('empty')}>{t('emptyNew')}</Button>
        </EmptyState>
      ) : (
        <>
          <ListTools lists={lists} archivedCount={archivedCount} filter={filter} query={query} />
          <ListGroups lists={lists} filter={filter} query={query} company={company} onMore={setMenuOf} />
        </>
      )}
      {start && <NewListDialog start={start} onClose={() => setStart(null)} />}
      {menuOf && <ListMenu list={menuOf} onClose={() => setMenuOf(null)} />}
    </>
  );
}

function ReadyNotice({ list }: { list: ListSummary }) {
  const { t } = useTranslation('order-lists');
  const venture = useVenture();
  const rhythm = list.rhythm ? rhythmWords(list.rhythm) : '';
  const sentence = rhythm.charAt(0).toUpperCase() + rhythm.slice(1);
  return (
    <div className="list-news">
      <Notice kind="accent" icon="repeat" title={t('readyTitle', { name: list.name })}>
        {t('readyText', { rhythm: sentence, count: list.lineCount })}{' '}
        <TextLink href={paths.orderList(venture, list.id)}>{t('readyLink')}</TextLink>
      </Notice>
    </div>
  );
}

type ListToolsProps = Pick<ListOverviewProps, 'lists' | 'archivedCount' | 'filter' | 'query'>;

function ListTools({ lists, archivedCount, filter, query }: ListToolsProps) {
  const { t } = useTranslation('order-lists');
  const venture = useVenture();
  const id = useId();
  const countOf = (one: ListFilter) => {
    if (one === 'archive') return archivedCount;
    // The archive page does not load the other lists.
    if (filter === 'archive') return null;
    return one === 'all' ? lists.length : lists.filter(({ sharing }) => sharing === one).length;
  };
  const hrefOf = (one: ListFilter) =>
    paths.orderLists(venture, {
      ...(one === 'all' ? {} : { soort: filterNames[one] }),
      ...(query === '' ? {} : { zoek: query }),
    });
  return (
    <div className="lists-tools">
      <nav className="list-filters" aria-label={t('filters')}>
        {listFilters.map((one) => (
          <Anchor key={one} href={hrefOf(one)} aria-current={one === filter ? 'true' : undefined}>
            {t(`filter_${one}`)} {countOf(one) !== null && <span className="muted">{countOf(one)}</span>}
          </Anchor>
        ))}
      </nav>
      <Form method="get" action={paths.orderLists(venture)} className="input-group">
        <label className="sr-only" htmlFor={id}>
          {t('search')}
        </label>
        <Input
          key={query}
          id={id}
          name="zoek"
          type="search"
          maxLength={100}
          autoComplete="off"
          placeholder={t('searchPlaceholder')}
          defaultValue={query}
        />
        <IconButton type="submit" className="input-group__icon" icon="search" label={t('find')} />
      </Form>
    </div>
  );
}

interface ListGroupsProps extends Pick<ListOverviewProps, 'lists' | 'filter' | 'query' | 'company'> {
  onMore: (list: ListSummary) => void;
}

const groups = [
  { name: 'site', icon: 'hard-hat' },
  { name: 'company', icon: 'users' },
  { name: 'personal', icon: 'user' },
] as const satisfies readonly { name: ListFilter; icon: IconName }[];

function ListGroups({ lists, filter, query, company, onMore }: ListGroupsProps) {
  const { t } = useTranslation('order-lists');
  const venture = useVenture();
  const shown: { name: ListFilter; icon: IconName; lists: readonly ListSummary[] }[] =
    filter === 'archive'
      ? [{ name: 'archive', icon: 'archive', lists }]
      : groups
          .filter(({ name }) => filter === 'all' || filter === name)
          .map((group) => ({ ...group, lists: lists.filter(({ sharing }) => sharing === group.name) }));
  const filled = shown.filter((group) => group.lists.length > 0);
  if (filled.length === 0) {
    const isArchive = filter === 'archive' && query === '';
    return (
      <EmptyState
        icon={isArchive ? 'archive' : 'search'}
        title={t(isArchive ? 'archiveEmptyTitle' : 'noMatchTitle')}
        text={t(isArchive ? 'archiveEmptyText' : 'noMatchText')}
      >
        <LinkButton href={paths.orderLists(venture)}>{t('noMatchClear')}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <div className="list-groups">
      {filled.map((group) => (
        <section key={group.name} className="sec" aria-labelledby={`lists-${group.name}`}>
          <div className="sec__head">
            <h2 className="lc-h" id={`lists-${group.name}`}>
              <Icon name={group.icon} />
              {t(`group_${group.name}`, { company })}
            </h2>
            <p>{t(`group_${group.name}Text`)}</p>
          </div>
          <div className="panel lc-sheet">
            {group.lists.map((list) => (
              <ListCard key={list.id} list={list} onMore={() => onMore(list)} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
