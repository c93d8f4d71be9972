import { type ImportPlan, type PlanEdit, planEdit } from '@bouwpoort/contract/exchange/import-plans.staff';
import { beheerImportRoutes } from '@bouwpoort/contract/exchange/imports.staff';
import { exchangeEntityNames } from '@bouwpoort/contract/exchange/records';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { read } from '../../frame/api/read.ts';
import { ChoiceGrid } from '../../frame/form/choice-grid.tsx';
import { ConflictDialog } from '../../frame/form/conflict-dialog.tsx';
import { emptyAsNull } from '../../frame/form/empty-as-null.ts';
import { FormPanel, PanelForm } from '../../frame/form/panel-form.tsx';
import { useRecordForm } from '../../frame/form/use-record-form.ts';
import { firstShop, useScope } from '../../frame/session/scope.ts';
import { hasPermission, useMe } from '../../frame/session/session.ts';
import { usableMappings } from './usable-mappings.ts';
import { editOf, usePlanActions } from './use-plan-actions.ts';

interface PlanDialogProps {
  /** Undefined for a new plan. */
  plan: ImportPlan | undefined;
  hasFolder: boolean;
  onClose: () => void;
}

const everyDay = [1, 2, 3, 4, 5, 6, 7];

export function PlanDialog(props: PlanDialogProps) {
  const { t } = useTranslation('beheer-imports');
  const title = props.plan ? t('planTitle', { source: props.plan.source }) : t('newPlan');
  return (
    <FormPanel open onClose={props.onClose} title={title}>
      <PlanForm {...props} />
    </FormPanel>
  );
}

function PlanForm({ plan, hasFolder, onClose }: PlanDialogProps) {
  const { t } = useTranslation('beheer-imports');
  const me = useMe();
  const { venture } = useScope();
  const ventures = me.ventures.filter(({ ventureId }) => hasPermission(me, 'exchange.run', { ventureId }));
  const options = useQuery(read(beheerImportRoutes.options)).data;
  const { add, change } = usePlanActions();
  const values: PlanEdit = plan
    ? editOf(plan)
    : {
        ...{
          ventureId: venture?.ventureId ?? firstShop(ventures)?.ventureId ?? '',
          source: '',
          origin: 'url',
          url: '',
        },
        ...{ entity: null, mode: 'merge', mappingName: null, days: everyDay, time: '02:30', isOn: true },
      };
  const record = useRecordForm({
    name: `import-plan/${plan?.planId ?? 'new'}`,
    schema: planEdit,
    values,
    version: plan?.version ?? null,
    save: async (edit, over) => {
      if (plan) await change.mutateAsync({ plan: { ...plan, version: over ?? plan.version }, edit });
      else await add.mutateAsync(edit);
      onClose();
    },
  });
  const { control, formState, getValues, setValue, watch } = record.form;
  const { errors } = formState;
  const origin = watch('origin');
  const leaveMapping = (ventureId: string) => {
    const isUsable = usableMappings(options, ventureId).some(({ name }) => name === getValues('mappingName'));
    if (!isUsable) setValue('mappingName', null, { shouldDirty: true });
  };
  return (
    <>
      <PanelForm record={record} submit={t('planSave')} onClose={onClose}>
        <Controller
          control={control}
          name="source"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <Field label={t('source')} hint={t('sourceHint')} error={errors.source?.message}>
              {(field) => (
                <>
                  <Input
                    {...field}
                    ref={ref}
                    list="plan-sources"
                    value={value}
                    autoComplete="off"
                    data-initial-focus
                    onBlur={onBlur}
                    onChange={({ target }) => onChange(target.value.toLowerCase().replaceAll(/[^a-z0-9-]/g, '-'))}
                  />
                  <datalist id="plan-sources">
                    {options?.sources.map((name) => (
                      <option key={name} value={name} />
                    ))}
                  </datalist>
                </>
              )}
            </Field>
          )}
        />
        <SelectField
          label={t('forVenture')}
          {...record.field('ventureId', { onChange: ({ target }) => leaveMapping(target.value) })}
          options={ventures.map((one) => ({ value: one.ventureId, label: one.name }))}
        />
        <SelectField
          label={t('planOrigin')}
          hint={hasFolder ? undefined : t('noFolderHint')}
          {...record.field('origin')}
          options={[
            { value: 'url', label: t('origin-url') },
            ...(hasFolder || plan?.origin === 'folder' ? [{ value: 'folder', label: t('origin-folder') }] : []),
          ]}
        />
        {origin === 'url' && (
          <TextField
            label={t('planUrl')}
            hint={t('planUrlHint')}
            {...record.field('url')}
            type="url"
            placeholder="https://"
          />
        )}
        <Controller
          control={control}
          name="mappingName"
          render={({ field: { value, onChange, onBlur } }) => (
            <SelectField
              label={t('savedMapping')}
              hint={t('planMappingHint')}
              error={errors.mappingName?.message}
              value={value ?? ''}
              onBlur={onBlur}
              onChange={({ target }) => onChange(target.value || null)}
              options={[
                { value: '', label: t('planMappingNone') },
                ...usableMappings(options, watch('ventureId')).map(({ name }) => ({ value: name, label: name })),
              ]}
            />
          )}
        />
        <SelectField
          label={t('whatIsIn')}
          {...record.field('entity', emptyAsNull)}
          options={[
            { value: '', label: t('planEntityNone') },
            ...exchangeEntityNames.map((name) => ({ value: name, label: t(`entity-${name}`) })),
          ]}
        />
        <SelectField
          label={t('mode')}
          hint={t(`modeHint-${watch('mode')}`)}
          {...record.field('mode')}
          options={[
            { value: 'merge', label: t('mode-merge') },
            { value: 'replace', label: t('mode-replace') },
          ]}
        />
        <TextField label={t('planTime')} {...record.field('time')} type="time" />
        <ChoiceGrid
          control={control}
          name="days"
          label={t('planDays')}
          compact
          options={everyDay.map((day) => ({ value: day, label: t(`day-${day}`) }))}
        />
      </PanelForm>
      <ConflictDialog
        record={record}
        fields={[
          { name: 'source', label: t('source'), show: String },
          { name: 'url', label: t('planUrl'), show: (url) => String(url ?? '–') },
          { name: 'mappingName', label: t('savedMapping'), show: (name) => String(name ?? t('planMappingNone')) },
          { name: 'entity', label: t('whatIsIn'), show: (name) => (name ? t(`entity-${name}`) : t('planEntityNone')) },
          { name: 'mode', label: t('mode'), show: (mode) => t(`mode-${mode}`) },
          { name: 'time', label: t('planTime'), show: String },
          {
            name: 'days',
            label: t('planDays'),
            show: (days) => (days as number[]).map((day) => t(`day-${day}`)).join(', '),
          },
        ]}
      />
    </>
  );
}
