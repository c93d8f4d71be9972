import { staffRoutes } from '@bouwpoort/contract/organisation/staff';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Controller } from 'react-hook-form';
import { call } from '../../frame/api/call.ts';
import { FormPanel, PanelForm } from '../../frame/form/panel-form.tsx';
import { useRecordForm } from '../../frame/form/use-record-form.ts';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { GrantsField } from './grants-field.tsx';
import { usePersonChanges } from './use-person-changes.ts';

/** The button says that it sends a mail. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('beheer-staff');
  return (
    <FormPanel open={open} onClose={onClose} title={t('inviteTitle')}>
      <InviteForm onClose={onClose} />
    </FormPanel>
  );
}

const nobody = { email: '', name: '', grants: [{ roleId: 'binnendienst', ventureId: null, branchId: null }] };

function InviteForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('beheer-staff');
  const notify = useUndoNotice();
  const { refresh } = usePersonChanges();
  const record = useRecordForm({
    name: 'staff/new',
    schema: staffRoutes.invite.body,
    values: nobody,
    version: null,
    save: async (body) => {
      await call(staffRoutes.invite, { body });
      await refresh();
      notify({ text: t('invited', { name: body.name }) });
      onClose();
    },
  });
  const { form } = record;
  return (
    <PanelForm record={record} submit={t('inviteSend')} onClose={onClose}>
      <p className="muted">{t('inviteText')}</p>
      <TextField label={t('personName')} {...record.field('name')} autoComplete="off" data-initial-focus />
      <TextField label={t('personEmail')} {...record.field('email')} type="email" autoComplete="off" />
      <Controller
        control={form.control}
        name="grants"
        render={({ field, fieldState }) => (
          <GrantsField grants={field.value} onChange={field.onChange} error={fieldState.error?.message} />
        )}
      />
    </PanelForm>
  );
}
