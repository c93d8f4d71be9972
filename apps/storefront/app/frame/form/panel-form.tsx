import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import type { Form } from '@bouwpoort/ui/form/use-form.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { FormEvent, ReactNode } from 'react';

interface PanelFormProps {
  form: Pick<Form<object>, 'props' | 'isBusy'>;
  submit: string;
  onCancel: () => void;
  /** At the other end of the footer: the button that removes the item. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The content of a side panel: fields that scroll, above buttons that stay in view. */
export function PanelForm({ form, submit, onCancel, aside, children }: PanelFormProps) {
  const { t } = useTranslation('account');
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // React events bubble through portals, and the page around the panel has forms of its own.
    event.stopPropagation();
    form.props.onSubmit(event);
  };
  return (
    <form className="panel-form" {...form.props} onSubmit={onSubmit}>
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
