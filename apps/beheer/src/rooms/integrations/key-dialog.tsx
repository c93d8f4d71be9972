import { beheerIntegrationRoutes } from '@bouwpoort/contract/beheer-integrations';
import { ApiProblem } from '@bouwpoort/contract/client';
import { type ExchangeScope, exchangeScopes } from '@bouwpoort/contract/exchange-records';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { mayDo, useMe } from '../../session/session.ts';
import { ChoiceGrid, toggled } from './choice-grid.tsx';

interface KeyDialogProps {
  open: boolean;
  onClose: () => void;
  onMade: (made: { source: string; key: string }) => void;
}

export function KeyDialog({ open, onClose, onMade }: KeyDialogProps) {
  const { t } = useTranslation('beheer-integrations');
  return (
    <Dialog open={open} onClose={onClose} title={t('newKey')} shape="side-panel" bare>
      {open && <KeyForm onClose={onClose} onMade={onMade} />}
    </Dialog>
  );
}

function KeyForm({ onClose, onMade }: Omit<KeyDialogProps, 'open'>) {
  const { t } = useTranslation('beheer-integrations');
  const { t: common } = useTranslation('beheer');
  const me = useMe();
  const client = useQueryClient();
  const [source, setSource] = useState('');
  const [scopes, setScopes] = useState<readonly ExchangeScope[]>([]);
  const [ventureIds, setVentureIds] = useState<readonly string[]>([]);
  const [networks, setNetworks] = useState('');
  const [expires, setExpires] = useState('');
  const ventures = me.ventures.filter(({ ventureId }) => mayDo(me, 'integrations.manage', { ventureId }));
  const make = useMutation({
    mutationFn: () =>
      call(beheerIntegrationRoutes.addKey, {
        body: {
          source,
          scopes: [...scopes],
          ventureIds: [...ventureIds],
          networks: networks.split(/[\s,]+/).filter(Boolean),
          expiresAt: expires === '' ? null : new Date(`${expires}T23:59:59`).toISOString(),
        },
      }),
    onSuccess: async ({ key }) => {
      onMade({ source, key });
      await client.invalidateQueries({ queryKey: [beheerIntegrationRoutes.keys.path] });
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
        <Field label={t('source')} hint={t('sourceHint')} error={errors.source?.[0]}>
          {(control) => (
            <Input
              {...control}
              value={source}
              autoComplete="off"
              data-initial-focus
              onChange={(event) => setSource(event.target.value.toLowerCase())}
            />
          )}
        </Field>
        <ChoiceGrid label={t('columnMay')} error={errors.scopes?.[0]}>
          {exchangeScopes.map((scope) => (
            <Checkbox
              key={scope}
              checked={scopes.includes(scope)}
              onChange={() => setScopes((before) => toggled(before, scope))}
            >
              <code>{scope}</code>
            </Checkbox>
          ))}
        </ChoiceGrid>
        <ChoiceGrid label={t('columnVenture')} error={errors.ventureIds?.[0] ?? errors.ventures?.[0]}>
          {ventures.map(({ ventureId, name }) => (
            <Checkbox
              key={ventureId}
              checked={ventureIds.includes(ventureId)}
              onChange={() => setVentureIds((before) => toggled(before, ventureId))}
            >
              {name}
            </Checkbox>
          ))}
        </ChoiceGrid>
        <Field label={t('expires')} error={errors.expiresAt?.[0]} optional>
          {(control) => (
            <Input {...control} type="date" value={expires} onChange={(event) => setExpires(event.target.value)} />
          )}
        </Field>
        <Field label={t('networks')} hint={t('networksHint')} error={errors.networks?.[0]} optional>
          {(control) => <Input {...control} value={networks} onChange={(event) => setNetworks(event.target.value)} />}
        </Field>
      </div>
      <div className="dialog__foot">
        <Button onClick={onClose}>{common('cancel')}</Button>
        <Button type="submit" look="primary" state={make.isPending ? 'busy' : 'idle'}>
          {t('makeKey')}
        </Button>
      </div>
    </form>
  );
}
