import type { ListSummary } from '@bouwpoort/contract/ordering/lists';
import type { Client } from '@bouwpoort/contract/program/client';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { Row, Rows } from '@bouwpoort/ui/molecules/row.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { randomKey } from '../../frame/http/random-key.ts';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';
import { paths } from '../../frame/web/paths.ts';
import { useListAction } from './use-list-action.ts';

/** The last action on a list, so that the overview can offer to undo it. */
export interface UndoableState {
  undo?: { kind: 'deleted' | 'archived'; listId: number; name: string };
}

interface ListMenuProps {
  list: Pick<ListSummary, 'id' | 'name' | 'archived' | 'mayManage'>;
  onClose: () => void;
}

/** The actions on a list as a whole. */
export function ListMenu({ list, onClose }: ListMenuProps) {
  const { t } = useTranslation('order-lists');
  const venture = useVenture();
  const navigate = useNavigate();
  const { run, failure } = useListAction();
  const user = useChromeSession();
  const mayQuote =
    user.kind === 'user' && user.seesPrices && (user.companyRole === 'manager' || user.companyRole === 'buyer');
  // A second press uses the same idempotency key, so that no second copy is made.
  const [key] = useState(randomKey);
  const { id: listId, name } = list;
  const params = { listId };
  const leave = (undo: UndoableState['undo']) => {
    onClose();
    void navigate(paths.orderLists(venture), { state: { undo } satisfies UndoableState });
  };
  const copy = () =>
    run(async (api) => {
      const body = { name: t('copyName', { name }).slice(0, 80), copyOf: listId };
      const { id } = await api.call('lists.create', { body, headers: { 'idempotency-key': `copy-${key}` } });
      onClose();
      await navigate(paths.orderList(venture, id));
    });
  /** Its articles, except those that are not sold any more. */
  const linesOf = async (api: Client) => {
    const { lines } = await api.call('lists.byId', { params });
    return lines
      .filter(({ notOrderable }) => notOrderable !== 'gone')
      .map(({ contentId, quantity }) => ({ contentId, quantity }));
  };
  const askQuote = () =>
    run(async (api) => {
      const { quoteId } = await api.call('quotes.create', {
        body: { lines: await linesOf(api) },
        headers: { 'idempotency-key': `ask-${key}` },
      });
      onClose();
      await navigate(paths.newQuote(venture, { draft: quoteId }));
    });
  const quoteForClient = () =>
    run(async (api) => {
      const { quoteId } = await api.call('clientQuotes.add', {
        body: { title: name, lines: await linesOf(api) },
        headers: { 'idempotency-key': `client-${key}` },
      });
      onClose();
      await navigate(paths.clientQuote(venture, quoteId));
    });
  const archive = async (archived: boolean) => {
    const isDone = await run((api) => api.call('lists.archive', { params, body: { archived } }));
    if (isDone && archived) leave({ kind: 'archived', listId, name });
    else if (isDone) onClose();
  };
  const remove = async () => {
    if (await run((api) => api.call('lists.remove', { params }), { leavesPage: true }))
      leave({ kind: 'deleted', listId, name });
  };
  return (
    <Dialog open title={name} onClose={onClose}>
      {failure && <Notice kind="error" title={failure} />}
      <Rows>
        <Row icon="copy" title={t('copy')} onClick={() => void copy()} />
        <Row icon="quote" title={t('askQuote')} onClick={() => void askQuote()} />
        {mayQuote && <Row icon="percent" title={t('quoteForClient')} onClick={() => void quoteForClient()} />}
        {list.mayManage && (
          <>
            <Row
              icon="archive"
              title={t(list.archived ? 'unarchive' : 'archive')}
              onClick={() => void archive(!list.archived)}
            />
            <Row icon="trash" title={t('remove')} onClick={() => void remove()} />
          </>
        )}
      </Rows>
    </Dialog>
  );
}
