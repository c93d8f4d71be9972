import {
  type BeheerVenture,
  beheerVentureRoutes,
  switchNames,
  type VentureEdit,
  ventureEdit,
} from '@bouwpoort/contract/organisation/ventures.staff';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router';
import { call } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { ConflictDialog } from '../../frame/form/conflict-dialog.tsx';
import { SaveBar } from '../../frame/form/save-bar.tsx';
import { useRecordForm } from '../../frame/form/use-record-form.ts';
import { History } from '../../frame/history/history.tsx';
import { Card } from '../../frame/kit/card.tsx';
import { PermissionNote } from '../../frame/kit/permission.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { VentureMark } from '../../frame/kit/venture-mark.tsx';
import { RecordError } from '../../frame/page/not-found.tsx';
import { PageHead } from '../../frame/page/page-head.tsx';
import { useHasPermission } from '../../frame/session/session.ts';
import { AccentField } from './accent-field.tsx';
import { HeaderPreview } from './header-preview.tsx';
import { DomainField, IdentityFields } from './identity-fields.tsx';
import { LogoFields } from './logo-field.tsx';
import { SwitchFields } from './switch-fields.tsx';
import { useVentureRefresh } from './use-venture-refresh.ts';
import { valueText } from './venture-words.ts';

export function Component() {
  const { ventureId = '' } = useParams();
  const { data, error, refetch } = useQuery(read(beheerVentureRoutes.details, { params: { ventureId } }));
  if (error) return <RecordError error={error} retry={refetch} list="/ventures" />;
  return data ? <VentureForm key={ventureId} stored={data} /> : <Skeleton height="20rem" />;
}

function VentureForm({ stored }: { stored: BeheerVenture }) {
  const { t } = useTranslation('beheer-ventures');
  const notify = useUndoNotice();
  const refresh = useVentureRefresh();
  const { ventureId, edit: values, version, isPortal, address } = stored;
  const mayLooks = useHasPermission('content.edit', { ventureId });
  const maySwitch = useHasPermission('system.act', { ventureId });
  const send = async (edit: VentureEdit, over: number) => {
    const saved = await call(beheerVentureRoutes.change, { params: { ventureId }, body: { ...edit, version: over } });
    await refresh();
    return saved;
  };
  const record = useRecordForm<VentureEdit, VentureEdit>({
    name: `venture/${ventureId}`,
    schema: ventureEdit,
    values,
    version,
    save: async (edit, over) => {
      const saved = await send(edit, over ?? version);
      notify({ text: t('saved', { name: edit.name }), undo: () => send(values, saved.version) });
    },
  });
  const { form } = record;
  const value = { ...values, ...useWatch({ control: form.control }) } as VentureEdit;
  const { errors } = form.formState;
  const fields = {
    value,
    error: (name: keyof VentureEdit) => errors[name]?.message,
    put: (given: Partial<VentureEdit>) => {
      for (const [name, one] of Object.entries(given))
        form.setValue(name as 'name', one as string, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    },
  };
  const show = (name: string, one: unknown) => valueText(t, name, one);
  // The logo with the name as text is rendered on save.
  const logoUrl = value.logoUrl ?? (value.name === values.name ? stored.logos.logoUrl : null);
  return (
    <>
      <PageHead
        title={values.name}
        mark={<VentureMark ventureId={ventureId} />}
        crumbs={[{ label: t('ventures'), href: '/ventures' }]}
        meta={t('numberAndPath', { number: ventureId, address })}
      >
        <Anchor className="btn btn--secondary" href={address} target="_blank">
          <Icon name="external" size="small" />
          {t('visit')}
        </Anchor>
      </PageHead>
      <div className="cols cols--aside">
        <div className="col">
          <Card title={t('step-identity')}>
            {!mayLooks && <PermissionNote permission="content.edit" />}
            <fieldset className="stack plain" disabled={!mayLooks}>
              <IdentityFields {...fields} />
            </fieldset>
          </Card>
          <Card title={t('step-looks')}>
            <fieldset className="stack plain" disabled={!mayLooks}>
              <HeaderPreview {...value} logoUrl={logoUrl} />
              <AccentField {...fields} />
              <LogoFields {...fields} ventureId={ventureId} isLocked={!mayLooks} />
            </fieldset>
          </Card>
          <Card title={t('step-switches')}>
            {!maySwitch && <PermissionNote permission="system.act" />}
            <fieldset className="stack plain" disabled={!maySwitch}>
              <DomainField {...fields} address={address} />
              <SwitchFields {...fields} isPortal={isPortal} />
            </fieldset>
          </Card>
        </div>
        <Card title={t('history')}>
          <History
            entity="venture"
            entityId={ventureId}
            fieldName={(field) => t(`field-${field}`)}
            show={show}
            mayPutBack={({ before }) =>
              mayLooks && (maySwitch || !switchNames.some((name) => Object.hasOwn(before ?? {}, name)))
            }
            putBack={({ before }) => send({ ...values, ...before }, version)}
          />
        </Card>
      </div>
      <SaveBar record={record} changed={record.changed.map((name) => t(`field-${name}`))}>
        <span>{t('atOnce')}</span>
      </SaveBar>
      <ConflictDialog
        record={record}
        fields={Object.keys(values).map((name) => ({
          name: name as keyof VentureEdit,
          label: t(`field-${name}`),
          show: (one: unknown) => show(name, one) ?? String(one ?? ''),
        }))}
        refresh={refresh}
      />
    </>
  );
}
