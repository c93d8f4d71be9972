import type { ListLine, OrderList } from '@bouwpoort/contract/ordering/lists';
import { withTimesSigns } from '@bouwpoort/trade/foundation/times-signs';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useRef } from 'react';

/** A removed line, and the line after it. */
export interface RemovedLine {
  line: ListLine;
  before: number | null;
}

export function removedLineOf({ lines }: Pick<OrderList, 'lines'>, line: ListLine): RemovedLine {
  const own = lines.filter(({ section }) => section === line.section);
  return { line, before: own[own.findIndex(({ id }) => id === line.id) + 1]?.id ?? null };
}

/** The payload that restores it. */
export function restorePayload({ line, before }: RemovedLine) {
  const { contentId, code, displayName, quantity, unitId, note, section, standing } = line;
  return { contentId, code, displayName, quantity, unit: unitId, note, section, standing, before };
}

interface RemovedLineNoticeProps {
  removed: RemovedLine | null;
  onRestore: () => void;
  onClose: () => void;
}

/** Visible at any scroll position. The button that removed the line is gone, so the notice receives the focus. */
export function RemovedLineNotice({ removed, onRestore, onClose }: RemovedLineNoticeProps) {
  const { t } = useTranslation('order-lists');
  const undo = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (removed) undo.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [removed]);
  return (
    <div className="toasts" role="status">
      {removed && (
        <div className="toast cart-notice" ref={undo}>
          <span className="toast__text">{t('lineRemoved', { name: withTimesSigns(removed.line.displayName) })}</span>
          <Button look="quiet" onClick={onRestore}>
            {t('undo')}
          </Button>
          <IconButton icon="close" label={t('close')} onClick={onClose} />
        </div>
      )}
    </div>
  );
}
