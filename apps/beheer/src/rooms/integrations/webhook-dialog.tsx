import { beheerIntegrationRoutes, webhookEventNames } from '@bouwpoort/contract/beheer-integrations';
import { ApiProblem } from '@bouwpoort/contract/client';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useScope } from '../../session/scope.ts';
import { mayDo, useMe } from '../../session/session.ts';
import { ChoiceGrid, toggled } from './choice-grid.tsx';

interface WebhookDialogProps {
  open: boolean;
  onClose: () => void;
  onMade: (made: { url: string; secret: string }) => void;
}

export function WebhookDialog({ open, onClose, onMade }: WebhookDialogProps) {
  const { t } = useTranslation('beheer-integrations');
  return (
    <Dialog open={open} onClose={onClose} title={t('newWebhook')} shape="side-panel" bare>
      {open && <WebhookForm onClose={onClose} onMade={onMade} />}
    </Dialog>
  );
}

function WebhookForm({ onClose, onMade }: Omit<WebhookDialogProps, 'open'>) {
  const { t } = useTranslation('beheer-integrations');
  const { t: common } = useTranslation('beheer');
  const me = useMe();
  const { venture } = useScope();
  const client = useQueryClient();
  const ventures = me.ventures.filter(({ ventureId }) => mayDo(me, 'integrations.manage', { ventureId }));
  const [ventureId, setVentureId] = useState(venture?.ventureId ?? ventures[0]?.ventureId ?? '');
  const [url, setUrl] = useState('');
  const [ownerEmail, setOwnerEmail] = useState('');
  const [events, setEvents] = useState<readonly (typeof webhookEventNames)[number][]>([]);
  const make = useMutation({
    mutationFn: () =>
      call(beheerIntegrationRoutes.addWebhook, { body: { ventureId, url, ownerEmail, events: [...events] } }),
    onSuccess: async ({ secret }) => {
      onMade({ url, secret });
      await client.invalidateQueries({ queryKey: [beheerIntegrationRoutes.webhooks.path] });
      onClose();
    },
  });
  const errors = make.error instanceof ApiProblem ? (make.error.problem?.errors ?? {}) : {};
  return (
    <form
      className="side-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        make.mutate();
      }}
    >
      <div className="dialog__body stack">
        {make.error && <Notice kind="error" title={make.error.message} />}
        <Field label={t('webhookUrl')} error={errors.url?.[0]}>
          {(control) => (
            <Input
              {...control}
              type="url"
              value={url}
              data-initial-focus
              placeholder="https://"
              onChange={(event) => setUrl(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('columnVenture')} error={errors.ventureId?.[0]}>
          {(control) => (
            <Select
              {...control}
              value={ventureId}
              onChange={(event) => setVentureId(event.target.value)}
              options={ventures.map((one) => ({ value: one.ventureId, label: one.name }))}
            />
          )}
        </Field>
        <ChoiceGrid label={t('events')} error={errors.events?.[0]}>
          {webhookEventNames.map((name) => (
            <Checkbox
              key={name}
              checked={events.includes(name)}
              onChange={() => setEvents((before) => toggled(before, name))}
            >
              <code>{name}</code>
            </Checkbox>
          ))}
        </ChoiceGrid>
        <Field label={t('ownerEmail')} hint={t('ownerEmailHint')} error={errors.ownerEmail?.[0]}>
          {(control) => (
            <Input
              {...control}
              type="email"
              value={ownerEmail}
              onChange={(event) => setOwnerEmail(event.target.value)}
            />
          )}
        </Field>
      </div>
      <div className="dialog__foot">
        <Button onClick={onClose}>{common('cancel')}</Button>
        <Button type="submit" look="primary" state={make.isPending ? 'busy' : 'idle'}>
          {t('makeWebhook')}
        </Button>
      </div>
    </form>
  );
}
