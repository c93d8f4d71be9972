import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ReactNode } from 'react';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What cannot be undone. */
  children: ReactNode;
  /** On the button; it says what happens. */
  confirm: string;
  onConfirm: () => void;
  isBusy: boolean;
  error: Error | null;
}

/** Asks before an action that nobody can undo. Everything else is done at once and offers an undo (useUndoNotice). */
export function ConfirmDialog({
  open,
  onClose,
  title,
  children,
  confirm,
  onConfirm,
  isBusy,
  error,
}: ConfirmDialogProps) {
  const { t } = useTranslation('beheer');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" state={isBusy ? 'busy' : 'idle'} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {error && <Notice kind="error" title={error.message} />}
      <p>{children}</p>
    </Dialog>
  );
}
