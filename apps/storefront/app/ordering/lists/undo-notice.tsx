import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useLocation, useNavigate } from 'react-router';
import type { UndoableState } from './list-menu.tsx';
import { useListAction } from './use-list-action.ts';

/** Announces the list that was just deleted or archived, with an undo button. */
export function UndoNotice() {
  const { t } = useTranslation('order-lists');
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const { run, isBusy, failure } = useListAction();
  const undo = (state as UndoableState | null)?.undo;
  if (!undo) return null;
  const params = { listId: undo.listId };
  const undoAction = async () => {
    const isDone = await run((api) =>
      undo.kind === 'deleted'
        ? api.call('lists.restore', { params })
        : api.call('lists.archive', { params, body: { archived: false } }),
    );
    if (isDone) await navigate(pathname + search, { replace: true, state: null, preventScrollReset: true });
  };
  return (
    <div role="status" className="list-news">
      <Notice icon="check-circle" title={t(undo.kind === 'deleted' ? 'deleted' : 'archivedNow', { name: undo.name })}>
        {failure && <p>{failure}</p>}
        <Button look="quiet" state={isBusy ? 'busy' : 'idle'} onClick={() => void undoAction()}>
          {t('undo')}
        </Button>
      </Notice>
    </div>
  );
}
