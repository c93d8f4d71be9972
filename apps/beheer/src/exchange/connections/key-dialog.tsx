import { beheerIntegrationRoutes } from '@bouwpoort/contract/exchange/connections.staff';
import { permissionsForScope } from '@bouwpoort/contract/exchange/exchange-permissions';
import { exchangeScopes } from '@bouwpoort/contract/exchange/records';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Controller, useWatch } from 'react-hook-form';
import { type BodyOf, call } from '../../frame/api/call.ts';
import { ChoiceGrid } from '../../frame/form/choice-grid.tsx';
import { FormPanel, PanelForm } from '../../frame/form/panel-form.tsx';
import { useRecordForm } from '../../frame/form/use-record-form.ts';
import { dayOf } from '../../frame/texts/dutch-time.ts';
import { useManagedVentures } from './use-managed-ventures.ts';
import { useMissingPermission } from './use-missing-permission.ts';

interface KeyDialogProps {
  open: boolean;
  onClose: () => void;
  onMade: (made: { source: string; key: string }) => void;
}

export function KeyDialog({ open, onClose, onMade }: KeyDialogProps) {
  const { t } = useTranslation('beheer-integrations');
  return (
    <FormPanel open={open} onClose={onClose} title={t('newKey')}>
      <KeyForm onClose={onClose} onMade={onMade} />
    </FormPanel>
  );
}

const noKey: BodyOf<typeof beheerIntegrationRoutes.addKey> = {
  source: '',
  scopes: [],
  ventureIds: [],
  networks: [],
  expiresAt: null,
};

function KeyForm({ onClose, onMade }: Omit<KeyDialogProps, 'open'>) {
  const { t } = useTranslation('beheer-integrations');
  const client = useQueryClient();
  const ventures = useManagedVentures();
  const record = useRecordForm({
    name: 'api-key/new',
    schema: beheerIntegrationRoutes.addKey.body,
    values: noKey,
    version: null,
    save: async (body) => {
      const { key } = await call(beheerIntegrationRoutes.addKey, { body });
      onMade({ source: body.source, key });
      await client.invalidateQueries({ queryKey: [beheerIntegrationRoutes.keys.path] });
      onClose();
    },
  });
  const { control, register, formState } = record.form;
  const { errors } = formState;
  const ventureIds = useWatch({ control, name: 'ventureIds' });
  const missing = useMissingPermission();
  return (
    <PanelForm record={record} submit={t('makeKey')} onClose={onClose}>
      <TextField
        label={t('source')}
        hint={t('sourceHint')}
        {...record.field('source', { setValueAs: (text: string) => text.toLowerCase() })}
        className="lowercase"
        autoComplete="off"
        data-initial-focus
      />
      <ChoiceGrid
        control={control}
        name="scopes"
        label={t('columnMay')}
        options={exchangeScopes.map((scope) => ({
          value: scope,
          label: (
            <>
              {/* With the namespace, because the scope has a colon itself. */}
              {t(`beheer-integrations:scope-${scope}`)} <code>{scope}</code>
            </>
          ),
          reason: missing(permissionsForScope(scope), ventureIds),
        }))}
      />
      <ChoiceGrid
        control={control}
        name="ventureIds"
        label={t('columnVenture')}
        options={ventures.map(({ ventureId, name }) => ({ value: ventureId, label: name }))}
      />
      <Field label={t('expires')} error={errors.expiresAt?.message} optional>
        {(field) => (
          <Controller
            control={control}
            name="expiresAt"
            render={({ field: { value, onChange, onBlur, ref } }) => (
              <Input
                {...field}
                ref={ref}
                type="date"
                value={value === null ? '' : dayOf(value)}
                onBlur={onBlur}
                onChange={(event) => onChange(endOfDay(event.target.value))}
              />
            )}
          />
        )}
      </Field>
      <TextField
        label={t('networks')}
        hint={t('networksHint')}
        error={networkError(errors.networks)}
        optional
        {...register('networks', { setValueAs: listOf })}
        autoComplete="off"
      />
    </PanelForm>
  );
}

/** The last moment of a day in the user's time zone; null without a day. */
function endOfDay(day: string): string | null {
  return day === '' ? null : new Date(`${day}T23:59:59`).toISOString();
}

/** Splits a line into several values; a list stays a list. */
function listOf(typed: string | readonly string[]): string[] {
  return typeof typed === 'string' ? typed.split(/[\s,]+/).filter(Boolean) : [...typed];
}

/** The error of the list as a whole, or of its first invalid line. */
function networkError(error: { message?: string } | readonly ({ message?: string } | undefined)[] | undefined) {
  if (error === undefined) return undefined;
  return 'message' in error ? error.message : Object.values(error).find((one) => one?.message)?.message;
}
