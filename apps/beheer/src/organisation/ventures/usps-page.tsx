import { auditRoutes } from '@bouwpoort/contract/foundation/audit.staff';
import { type BeheerUsps, beheerSiteRoutes, type UspEdit, uspEdit } from '@bouwpoort/contract/organisation/site.staff';
import { uspIcons } from '@bouwpoort/contract/organisation/ventures';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Control, type UseFormReturn, useFieldArray } from 'react-hook-form';
import { call } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { ConflictDialog } from '../../frame/form/conflict-dialog.tsx';
import { SaveBar } from '../../frame/form/save-bar.tsx';
import { useRecordForm } from '../../frame/form/use-record-form.ts';
import { History } from '../../frame/history/history.tsx';
import { Card } from '../../frame/kit/card.tsx';
import { PermissionNote } from '../../frame/kit/permission.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { LoadError } from '../../frame/page/empty-notice.tsx';
import { firstShop, useScope } from '../../frame/session/scope.ts';
import { useHasPermission } from '../../frame/session/session.ts';
import { WebHead } from './web-head.tsx';

export function Component() {
  const { venture, ventures } = useScope();
  const ventureId = (venture ?? firstShop(ventures))?.ventureId ?? '';
  const { data, error, refetch } = useQuery(read(beheerSiteRoutes.usps, { params: { ventureId } }));
  return (
    <>
      <WebHead />
      {error && <LoadError error={error} retry={refetch} />}
      {!data && !error && <Skeleton height="12rem" />}
      {data && <UspForm key={ventureId} stored={data} />}
    </>
  );
}

const lists = ['uspSettings', 'registerUSPItems'] as const;

function UspForm({ stored }: { stored: BeheerUsps }) {
  const { t } = useTranslation('beheer-web');
  const notify = useUndoNotice();
  const client = useQueryClient();
  const { ventureId, version } = stored;
  const may = useHasPermission('content.edit', { ventureId });
  const values = useMemo<UspEdit>(
    () => ({ uspSettings: stored.uspSettings, registerUSPItems: stored.registerUSPItems }),
    [stored],
  );
  const refresh = () =>
    Promise.all(
      [beheerSiteRoutes.usps, auditRoutes.history].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
    );
  const send = async (edit: UspEdit, over: number) => {
    const saved = await call(beheerSiteRoutes.changeUsps, { params: { ventureId }, body: { ...edit, version: over } });
    await refresh();
    return saved;
  };
  const record = useRecordForm<UspEdit, UspEdit>({
    name: `usps/${ventureId}`,
    schema: uspEdit,
    values,
    version,
    save: async (edit, over) => {
      const saved = await send(edit, over ?? version);
      notify({ text: t('uspsSaved'), undo: () => send(values, saved.version) });
    },
  });
  return (
    <>
      {!may && <PermissionNote permission="content.edit" />}
      <div className="cols cols--half">
        {lists.map((name) => (
          <UspList key={name} name={name} form={record.form} readOnly={!may} />
        ))}
      </div>
      <SaveBar record={record} changed={record.changed.map((name) => t(`field-${name}`))} />
      <Card title={t('history')}>
        <History
          entity="usps"
          entityId={ventureId}
          fieldName={(field) => t(`field-${field}`)}
          show={(_, value) => uspText(value)}
          {...(may ? { putBack: ({ before }) => send({ ...values, ...before }, version) } : {})}
        />
      </Card>
      <ConflictDialog
        record={record}
        fields={lists.map((name) => ({ name, label: t(`field-${name}`), show: uspText }))}
        refresh={refresh}
      />
    </>
  );
}

const uspText = (value: unknown) =>
  Array.isArray(value) ? value.map(({ text }: { text: string }) => text).join('; ') : '';

interface UspListProps {
  name: (typeof lists)[number];
  form: UseFormReturn<UspEdit, unknown, UspEdit>;
  readOnly: boolean;
}

function UspList({ name, form, readOnly }: UspListProps) {
  const { t } = useTranslation('beheer-web');
  const { fields, append, remove, swap } = useFieldArray({ control: form.control as Control<UspEdit>, name });
  const errors = form.formState.errors[name];
  return (
    <Card
      title={t(`field-${name}`)}
      tools={
        !readOnly && (
          <Button className="btn--s push" icon="plus" onClick={() => append({ text: '', icon: 'advice' })}>
            {t('addUsp')}
          </Button>
        )
      }
      foot={<span>{t(`hint-${name}`)}</span>}
    >
      <fieldset className="plain" disabled={readOnly}>
        <ol className="usps">
          {fields.map((field, at) => (
            <li key={field.id}>
              <Select
                aria-label={t('uspIcon', { number: at + 1 })}
                {...form.register(`${name}.${at}.icon`)}
                options={uspIcons.map((icon) => ({ value: icon, label: t(`icon-${icon}`) }))}
              />
              <Input
                aria-label={t('uspText', { number: at + 1 })}
                aria-invalid={errors?.[at]?.text ? true : undefined}
                maxLength={80}
                {...form.register(`${name}.${at}.text`)}
              />
              {!readOnly && (
                <span className="usps__acts">
                  <IconButton
                    look="quiet"
                    className="btn--s"
                    icon="arrow-up"
                    label={t('uspUp', { number: at + 1 })}
                    aria-disabled={at === 0}
                    onClick={() => at > 0 && swap(at, at - 1)}
                  />
                  <IconButton
                    look="quiet"
                    className="btn--s"
                    icon="arrow-down"
                    label={t('uspDown', { number: at + 1 })}
                    aria-disabled={at === fields.length - 1}
                    onClick={() => at < fields.length - 1 && swap(at, at + 1)}
                  />
                  <IconButton
                    look="quiet"
                    className="btn--s"
                    icon="trash"
                    label={t('uspRemove', { number: at + 1 })}
                    onClick={() => remove(at)}
                  />
                </span>
              )}
              {errors?.[at]?.text && <p className="field__error">{errors[at].text.message}</p>}
            </li>
          ))}
        </ol>
        {fields.length === 0 && <p className="muted">{t('noUsps')}</p>}
      </fieldset>
    </Card>
  );
}
