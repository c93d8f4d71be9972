import { type BulkRun, beheerOrderRoutes } from '@bouwpoort/contract/ordering/orders.staff';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { Keys } from '../../frame/keyboard/keys.tsx';
import { useShortcut } from '../../frame/keyboard/shortcuts.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';

const pollInterval = 1000;

/**
 * Sends the selected orders to the ERP again, in a background job: it continues without this page, and failures stay
 * visible.
 */
export function BulkResend({ orderIds, onDone }: { orderIds: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('beheer-orders');
  const notify = useUndoNotice();
  const client = useQueryClient();
  const start = useMutation({
    mutationFn: () => call(beheerOrderRoutes.resendMany, { body: { orderIds: [...orderIds] } }),
  });
  const started = start.data;
  const { data: run } = useQuery({
    ...read(beheerOrderRoutes.run, { params: { runId: started?.runId ?? '' } }),
    enabled: started !== undefined,
    refetchInterval: ({ state }) => (state.data?.finishedAt ? false : pollInterval),
  });
  const send = () => start.mutate();
  useShortcut({ keys: 'R', label: t('bulkResend'), group: t('orders') }, send, { enabled: started === undefined });
  useEffect(() => {
    if (!run?.finishedAt) return;
    client.invalidateQueries({ queryKey: [beheerOrderRoutes.list.path] });
    client.invalidateQueries({ queryKey: [beheerOrderRoutes.views.path] });
    if (run.refused > 0) return;
    notify({ text: t('bulkDone', { done: String(run.done), refused: String(run.refused) }) });
    onDone();
  }, [run, client, notify, t, onDone]);
  return (
    <>
      <Button
        className="btn--dark"
        look="plain"
        state={start.isPending || (run && !run.finishedAt) ? 'busy' : 'idle'}
        onClick={send}
      >
        {t('bulkResend')}
        <Keys keys="R" />
      </Button>
      {start.error && <Notice kind="error" title={start.error.message} />}
      {run && <Progress run={run} />}
    </>
  );
}

function Progress({ run }: { run: BulkRun }) {
  const { t } = useTranslation('beheer-orders');
  if (!run.finishedAt)
    return (
      <span role="status">{t('bulkRunning', { done: String(run.done + run.refused), total: String(run.total) })}</span>
    );
  const refused = run.rows.filter(({ outcome }) => outcome === 'refused');
  if (refused.length === 0) return null;
  return (
    <details role="status">
      <summary>{t('bulkDone', { done: String(run.done), refused: String(run.refused) })}</summary>
      <ul>
        {refused.map(({ entityId, message }) => (
          <li key={entityId}>
            <b>{entityId}</b> {message}
          </li>
        ))}
      </ul>
    </details>
  );
}
