import { staffRoutes } from '@bouwpoort/contract/staff';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Controller } from 'react-hook-form';
import { call } from '../../api/call.ts';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { useUndo } from '../../kit/undo.tsx';
import { GrantsField } from './grants-field.tsx';
import { usePersonChanges } from './use-person-changes.ts';

/** A mail leaves the house, so this one has a button that says so. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('beheer-staff');
  return (
    <Dialog open={open} onClose={onClose} title={t('inviteTitle')} shape="side-panel" bare>
      <InviteForm onClose={onClose} />
    </Dialog>
  );
}

const nobody = { email: '', name: '', grants: [{ roleId: 'binnendienst', ventureId: null, branchId: null }] };

function InviteForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('beheer-staff');
  const { t: common } = useTranslation('beheer');
  const say = useUndo();
  const { refresh } = usePersonChanges();
  const { form, save, isSaving, error } = useRecordForm({
    name: 'staff/new',
    schema: staffRoutes.invite.body,
    values: nobody,
    version: null,
    save: async (body) => {
      await call(staffRoutes.invite, { body });
      await refresh();
      say({ text: t('invited', { name: body.name }) });
      onClose();
    },
  });
  const { errors } = form.formState;
  return (
    <form
      className="side-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div className="dialog__body stack">
        <p className="muted">{t('inviteText')}</p>
        {error && <Notice kind="error" title={error} />}
        <Field label={t('personName')} error={errors.name?.message}>
          {(control) => <Input {...control} {...form.register('name')} autoComplete="off" data-initial-focus />}
        </Field>
        <Field label={t('personEmail')} error={errors.email?.message}>
          {(control) => <Input {...control} {...form.register('email')} type="email" autoComplete="off" />}
        </Field>
        <Controller
          control={form.control}
          name="grants"
          render={({ field, fieldState }) => (
            <GrantsField grants={field.value} onChange={field.onChange} error={fieldState.error?.message} />
          )}
        />
      </div>
      <div className="dialog__foot">
        <Button onClick={onClose}>{common('cancel')}</Button>
        <Button type="submit" look="primary" state={isSaving ? 'busy' : 'idle'}>
          {t('inviteSend')}
        </Button>
      </div>
    </form>
  );
}
