import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { FormEvent, ReactNode, RefObject } from 'react';

interface PanelFormProps {
  form: { form: RefObject<HTMLFormElement | null>; isBusy: boolean; onSubmit: (event: FormEvent) => Promise<void> };
  submit: string;
  onCancel: () => void;
  /** At the other end of the foot: what takes it away. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The inside of a side panel: fields that scroll, over buttons that stay in sight. */
export function PanelForm({ form, submit, onCancel, aside, children }: PanelFormProps) {
  const { t } = useTranslation('account');
  return (
    <form ref={form.form} className="panel-form" noValidate onSubmit={form.onSubmit}>
      <div className="dialog__body form-grid">{children}</div>
      <div className="dialog__foot">
        {aside && <div className="panel-form__aside">{aside}</div>}
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button type="submit" look="primary" state={form.isBusy ? 'busy' : 'idle'}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
