import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ReactNode } from 'react';

interface FormPanelProps {
  open: boolean;
  title: string;
  onClose: () => void;
  /** Must be a `PanelForm`. */
  children: ReactNode;
}

/** A side panel for one form; the page stays visible. */
export function FormPanel({ open, title, onClose, children }: FormPanelProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} shape="side-panel" bare>
      {children}
    </Dialog>
  );
}

interface PanelFormProps {
  /** The result of `useRecordForm`. */
  record: { save: () => Promise<boolean>; isSaving: boolean; error: string | undefined };
  /** The label of the button. */
  submit: string;
  onClose: () => void;
  /** To the left of the buttons. */
  tools?: ReactNode;
  children: ReactNode;
}

export function PanelForm({ record, submit, onClose, tools, children }: PanelFormProps) {
  const { t } = useTranslation('beheer');
  return (
    <form
      className="side-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        record.save();
      }}
    >
      <div className="dialog__body stack">
        {record.error && <Notice kind="error" title={record.error} />}
        {children}
      </div>
      <div className="dialog__foot">
        {tools}
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" look="primary" state={record.isSaving ? 'busy' : 'idle'}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
