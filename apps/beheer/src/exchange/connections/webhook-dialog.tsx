import { beheerIntegrationRoutes } from '@bouwpoort/contract/exchange/connections.staff';
import { permissionForEvent } from '@bouwpoort/contract/exchange/exchange-permissions';
import { shopEvents } from '@bouwpoort/contract/organisation/webhooks';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { type BodyOf, call } from '../../frame/api/call.ts';
import { ChoiceGrid } from '../../frame/form/choice-grid.tsx';
import { FormPanel, PanelForm } from '../../frame/form/panel-form.tsx';
import { useRecordForm } from '../../frame/form/use-record-form.ts';
import { useScope } from '../../frame/session/scope.ts';
import { useManagedVentures } from './use-managed-ventures.ts';
import { useMissingPermission } from './use-missing-permission.ts';

interface WebhookDialogProps {
  open: boolean;
  onClose: () => void;
  onMade: (made: { webhookId: number; url: string; secret: string }) => void;
}

export function WebhookDialog({ open, onClose, onMade }: WebhookDialogProps) {
  const { t } = useTranslation('beheer-integrations');
  return (
    <FormPanel open={open} onClose={onClose} title={t('newWebhook')}>
      <WebhookForm onClose={onClose} onMade={onMade} />
    </FormPanel>
  );
}

function WebhookForm({ onClose, onMade }: Omit<WebhookDialogProps, 'open'>) {
  const { t } = useTranslation('beheer-integrations');
  const client = useQueryClient();
  const { venture } = useScope();
  const ventures = useManagedVentures();
  const values: BodyOf<typeof beheerIntegrationRoutes.addWebhook> = {
    ventureId: venture?.ventureId ?? ventures[0]?.ventureId ?? '',
    url: '',
    events: [],
    ownerEmail: '',
  };
  const record = useRecordForm({
    name: 'webhook/new',
    schema: beheerIntegrationRoutes.addWebhook.body,
    values,
    version: null,
    save: async (body) => {
      const made = await call(beheerIntegrationRoutes.addWebhook, { body });
      await client.invalidateQueries({ queryKey: [beheerIntegrationRoutes.webhooks.path] });
      onMade({ url: body.url, ...made });
      onClose();
    },
  });
  const { control } = record.form;
  const ventureId = useWatch({ control, name: 'ventureId' });
  const missing = useMissingPermission();
  return (
    <PanelForm record={record} submit={t('makeWebhook')} onClose={onClose}>
      <TextField
        label={t('webhookUrl')}
        {...record.field('url')}
        type="url"
        placeholder="https://"
        autoComplete="off"
        data-initial-focus
      />
      <SelectField
        label={t('columnVenture')}
        {...record.field('ventureId')}
        options={ventures.map((one) => ({ value: one.ventureId, label: one.name }))}
      />
      <ChoiceGrid
        control={control}
        name="events"
        label={t('events')}
        options={shopEvents.map((name) => ({
          value: name,
          label: (
            <>
              {t(`event-${name}`)} <code>{name}</code>
            </>
          ),
          reason: missing([permissionForEvent[name]], [ventureId]),
        }))}
      />
      <TextField
        label={t('ownerEmail')}
        hint={t('ownerEmailHint')}
        {...record.field('ownerEmail')}
        type="email"
        autoComplete="off"
      />
    </PanelForm>
  );
}
