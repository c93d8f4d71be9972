import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import type { AccountRefusal } from './account-refusal.ts';
import { RefusalNotice } from './refusal-notice.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  isBusy: boolean;
  refusal: AccountRefusal | null;
  words: { title: string; text: string; no: string; yes: string; busy: string; failed: string };
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks for confirmation before an action that cannot be undone. */
export function ConfirmDialog({ isOpen, isBusy, refusal, words, onClose, onConfirm }: ConfirmDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      closable={!isBusy}
      title={words.title}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy} data-initial-focus>
            {words.no}
          </Button>
          <Button
            look="danger"
            state={isBusy ? 'busy' : 'idle'}
            aria-disabled={isBusy || undefined}
            onClick={() => (isBusy ? undefined : onConfirm())}
          >
            {isBusy ? words.busy : words.yes}
          </Button>
        </>
      }
    >
      <div className="stack">
        {refusal && <RefusalNotice refusal={refusal} title={words.failed} />}
        <p>{words.text}</p>
      </div>
    </Dialog>
  );
}
