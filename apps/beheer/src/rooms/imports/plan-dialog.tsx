import type { ImportPlan, PlanEdit } from '@bouwpoort/contract/beheer-import-plans';
import { beheerImportRoutes } from '@bouwpoort/contract/beheer-imports';
import { ApiProblem } from '@bouwpoort/contract/client';
import { exchangeEntityNames } from '@bouwpoort/contract/exchange-records';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../api/read.ts';
import { firstShop, useScope } from '../../session/scope.ts';
import { mayDo, useMe } from '../../session/session.ts';
import { usePlanActions } from './use-plan-actions.ts';

interface PlanDialogProps {
  /** Without one it is a new plan. */
  plan: ImportPlan | undefined;
  hasFolder: boolean;
  onClose: () => void;
}

const everyDay = [1, 2, 3, 4, 5, 6, 7];

export function PlanDialog(props: PlanDialogProps) {
  const { t } = useTranslation('beheer-data');
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={props.plan ? t('planTitle', { source: props.plan.source }) : t('newPlan')}
      shape="side-panel"
      bare
    >
      <PlanForm {...props} />
    </Dialog>
  );
}

function PlanForm({ plan, hasFolder, onClose }: PlanDialogProps) {
  const { t } = useTranslation('beheer-data');
  const { t: common } = useTranslation('beheer');
  const me = useMe();
  const { venture } = useScope();
  const ventures = me.ventures.filter(({ ventureId }) => mayDo(me, 'exchange.run', { ventureId }));
  const options = useQuery(read(beheerImportRoutes.options)).data;
  const { add, change } = usePlanActions();
  const [edit, setEdit] = useState<PlanEdit>(
    plan ?? {
      ...{ ventureId: venture?.ventureId ?? firstShop(ventures)?.ventureId ?? '', source: '', origin: 'url', url: '' },
      ...{ entity: null, mode: 'merge', mappingName: null, days: everyDay, time: '02:30', isOn: true },
    },
  );
  const put = (fields: Partial<PlanEdit>) => setEdit((before) => ({ ...before, ...fields }));
  const error = add.error ?? change.error;
  const errors = error instanceof ApiProblem ? (error.problem.errors ?? {}) : {};
  const errorOf = (name: string) => (errors[name] ?? errors[`edit.${name}`])?.[0];
  const isBusy = add.isPending || change.isPending;
  const save = () => {
    if (plan) change.mutate({ plan, edit }, { onSuccess: onClose });
    else add.mutate(edit, { onSuccess: onClose });
  };
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
        {error && <Notice kind="error" title={error.message} />}
        <Field label={t('source')} hint={t('sourceHint')} error={errorOf('source')}>
          {(control) => (
            <>
              <Input
                {...control}
                list="plan-sources"
                value={edit.source}
                autoComplete="off"
                data-initial-focus
                onChange={({ target }) => put({ source: target.value.toLowerCase().replaceAll(/[^a-z0-9-]/g, '-') })}
              />
              <datalist id="plan-sources">
                {options?.sources.map((name) => (
                  <option key={name} value={name} />
                ))}
              </datalist>
            </>
          )}
        </Field>
        <Field label={t('forVenture')} error={errorOf('ventureId')}>
          {(control) => (
            <Select
              {...control}
              value={edit.ventureId}
              onChange={({ target }) => put({ ventureId: target.value })}
              options={ventures.map((one) => ({ value: one.ventureId, label: one.name }))}
            />
          )}
        </Field>
        <Field label={t('planOrigin')} hint={hasFolder ? undefined : t('noFolderHint')} error={errorOf('origin')}>
          {(control) => (
            <Select
              {...control}
              value={edit.origin}
              onChange={({ target }) => put({ origin: target.value === 'folder' ? 'folder' : 'url' })}
              options={[
                { value: 'url', label: t('origin-url') },
                ...(hasFolder || edit.origin === 'folder' ? [{ value: 'folder', label: t('origin-folder') }] : []),
              ]}
            />
          )}
        </Field>
        {edit.origin === 'url' && (
          <Field label={t('planUrl')} hint={t('planUrlHint')} error={errorOf('url')}>
            {(control) => (
              <Input
                {...control}
                type="url"
                placeholder="https://"
                value={edit.url ?? ''}
                onChange={({ target }) => put({ url: target.value })}
              />
            )}
          </Field>
        )}
        <Field label={t('savedMapping')} hint={t('planMappingHint')} error={errorOf('mappingName')}>
          {(control) => (
            <Select
              {...control}
              value={edit.mappingName ?? ''}
              onChange={({ target }) => put({ mappingName: target.value || null })}
              options={[
                { value: '', label: t('planMappingNone') },
                ...(options?.mappings ?? []).map(({ name }) => ({ value: name, label: name })),
              ]}
            />
          )}
        </Field>
        <Field label={t('whatIsIn')} error={errorOf('entity')}>
          {(control) => (
            <Select
              {...control}
              value={edit.entity ?? ''}
              onChange={({ target }) =>
                put({ entity: exchangeEntityNames.find((name) => name === target.value) ?? null })
              }
              options={[
                { value: '', label: t('planEntityNone') },
                ...exchangeEntityNames.map((name) => ({ value: name, label: t(`entity-${name}`) })),
              ]}
            />
          )}
        </Field>
        <Field label={t('mode')} hint={t(`modeHint-${edit.mode}`)}>
          {(control) => (
            <Select
              {...control}
              value={edit.mode}
              onChange={({ target }) => put({ mode: target.value === 'replace' ? 'replace' : 'merge' })}
              options={[
                { value: 'merge', label: t('mode-merge') },
                { value: 'replace', label: t('mode-replace') },
              ]}
            />
          )}
        </Field>
        <Field label={t('planTime')} error={errorOf('time')}>
          {(control) => (
            <Input {...control} type="time" value={edit.time} onChange={({ target }) => put({ time: target.value })} />
          )}
        </Field>
        <fieldset className="plan__days">
          <legend className="field__label">{t('planDays')}</legend>
          {everyDay.map((day) => (
            <Checkbox
              key={day}
              checked={edit.days.includes(day)}
              onChange={() =>
                put({
                  days: edit.days.includes(day) ? edit.days.filter((one) => one !== day) : [...edit.days, day].sort(),
                })
              }
            >
              {t(`day-${day}`)}
            </Checkbox>
          ))}
          {errorOf('days') && <p className="field__error">{errorOf('days')}</p>}
        </fieldset>
      </div>
      <div className="dialog__foot">
        <Button onClick={onClose}>{common('cancel')}</Button>
        <Button type="submit" look="primary" state={isBusy ? 'busy' : 'idle'}>
          {t('planSave')}
        </Button>
      </div>
    </form>
  );
}
