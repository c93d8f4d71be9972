import { inOrder, toBranchFields, withBranchFields } from '@bouwpoort/contract/organisation/branch-fields.staff';
import {
  departments as allDepartments,
  type BeheerBranch,
  type BranchEdit,
  beheerBranchRoutes,
  branchEdit,
} from '@bouwpoort/contract/organisation/branches.staff';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
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
import { VentureTag } from '../../frame/kit/venture-mark.tsx';
import { RecordError } from '../../frame/page/not-found.tsx';
import { PageHead } from '../../frame/page/page-head.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { useHasPermission } from '../../frame/session/session.ts';
import { weekdayAndDay } from '../../frame/texts/dutch-time.ts';
import { BranchNav, useBranches } from './branch-nav.tsx';
import { changedNames, fieldText, valueText } from './branch-words.ts';
import { ContactCard, contactFields } from './contact-card.tsx';
import { CustomerView } from './customer-view.tsx';
import { CutOffsEditor } from './cut-offs-editor.tsx';
import { MissingParts } from './missing-parts.tsx';
import { periodsText } from './period-text.ts';
import { SpecialHoursEditor } from './special-hours-editor.tsx';
import { useBranchRefresh } from './use-branch-refresh.ts';
import { WeekEditor } from './week-editor.tsx';

export function Component() {
  const { branchId = '' } = useParams();
  const { data, error, refetch } = useQuery(read(beheerBranchRoutes.details, { params: { branchId } }));
  if (error) return <RecordError error={error} retry={refetch} list="/vestigingen" />;
  return data ? <BranchForm key={branchId} branch={data} /> : <Skeleton height="20rem" />;
}

const editNames = Object.keys(branchEdit.shape) as (keyof BranchEdit)[];

function editOf(branch: BeheerBranch): BranchEdit {
  return Object.fromEntries(editNames.map((name) => [name, branch[name]])) as unknown as BranchEdit;
}

function BranchForm({ branch }: { branch: BeheerBranch }) {
  const { t } = useTranslation('beheer-branches');
  const { link } = useScope();
  const notify = useUndoNotice();
  const branches = useBranches();
  const { branchId, ventureId, version, displayName } = branch;
  const may = useHasPermission('branches.edit', { ventureId, branchId });
  const values = useMemo(() => editOf(branch), [branch]);
  const refresh = useBranchRefresh();
  const send = async (edit: BranchEdit, over: number) => {
    const saved = await call(beheerBranchRoutes.change, { params: { branchId }, body: { ...edit, version: over } });
    await refresh();
    return saved;
  };
  const record = useRecordForm<BranchEdit, BranchEdit>({
    name: `branch/${branchId}`,
    schema: branchEdit,
    values,
    version,
    save: async (edit, over) => {
      const saved = await send(edit, over ?? version);
      notify({ text: t('saved', { name: saved.displayName }), undo: () => send(values, saved.version) });
    },
  });
  const { form } = record;
  const edit = { ...values, ...useWatch({ control: form.control }) } as BranchEdit;
  const changed = changedNames(toBranchFields(inOrder(values)), toBranchFields(inOrder(edit)));
  const put = <N extends 'week' | 'deviations' | 'cutOffs'>(name: N, value: BranchEdit[N]) =>
    form.setValue<'week' | 'deviations' | 'cutOffs'>(name, value, { shouldDirty: true });
  const hasShop = branch.type !== 'showroom';
  const hasShowroom = branch.type !== 'bouwshop';
  const departments = allDepartments.filter((one) => (one === 'shop' ? hasShop : hasShowroom));
  const texts = (list: readonly string[]) => list.join('; ');
  const { errors } = form.formState;
  const listError = [errors.week, errors.deviations, errors.cutOffs].find(Boolean);
  return (
    <>
      <PageHead
        title={displayName}
        crumbs={[{ label: t('branches'), href: link('/vestigingen') }]}
        meta={
          <>
            <VentureTag ventureId={ventureId} />
            <span>
              {t(branch.warehouses.length === 0 ? 'branchNumberAlone' : 'branchNumber', {
                number: branchId,
                warehouses: branch.warehouses.map(({ code }) => code).join(', '),
              })}
            </span>
            <span>{branch.address}</span>
          </>
        }
      >
        <Anchor className="btn btn--secondary" href={branch.shopPath} target="_blank">
          <Icon name="external" size="small" />
          {t('viewPage')}
        </Anchor>
      </PageHead>
      {!may && <PermissionNote permission="branches.edit" />}
      <MissingParts branch={branch} />
      <div className="cols br3">
        {branches && <BranchNav branches={branches} />}
        <div className="col">
          <WeekEditor
            week={edit.week}
            onChange={(week) => put('week', week)}
            departments={departments}
            changed={changed}
            readOnly={!may}
          />
          <SpecialHoursEditor
            edit={edit}
            onChange={(deviations) => put('deviations', deviations)}
            departments={departments}
            holidays={branch.holidays}
            changed={changed}
            readOnly={!may}
          />
          <CutOffsEditor
            cutOffs={edit.cutOffs}
            onChange={(cutOffs) => put('cutOffs', cutOffs)}
            changed={changed}
            readOnly={!may}
          />
          <ContactCard form={form} changed={changed} hasShop={hasShop} hasShowroom={hasShowroom} readOnly={!may} />
          <SaveBar
            record={record}
            changed={changed.map((name) => fieldText(t, name))}
            error={record.error ?? (listError && t('listWrong'))}
          />
        </div>
        <div className="col">
          <CustomerView branch={branch} edit={edit} />
          <Card title={t('history')}>
            <History
              entity="branch"
              entityId={branchId}
              fieldName={(field) => fieldText(t, field)}
              show={(field, value) => valueText(t, field, value)}
              mayPutBack={({ after }) => !('warehouseCode' in (after ?? {}))}
              {...(may ? { putBack: ({ before }) => send(withBranchFields(values, before ?? {}), version) } : {})}
            />
          </Card>
        </div>
      </div>
      <ConflictDialog
        record={record}
        fields={[
          ...contactFields.map((name) => ({
            name,
            label: t(`field-${name}`),
            show: (value: unknown) => String(value),
          })),
          {
            name: 'week',
            label: t('week'),
            show: (value) =>
              texts(
                (value as BranchEdit['week']).map(
                  (one) =>
                    `${t(`day-short-${one.weekday}`)} ${t(`department-${one.department}`)} ${periodsText(one.periods)}`,
                ),
              ),
          },
          {
            name: 'deviations',
            label: t('deviations'),
            show: (value) =>
              texts(
                (value as BranchEdit['deviations']).map(
                  (one) =>
                    `${weekdayAndDay(one.date)} ${t(`department-${one.department}`)} ${periodsText(one.periods)}`,
                ),
              ),
          },
          {
            name: 'cutOffs',
            label: t('cutOffs'),
            show: (value) =>
              texts(
                (value as BranchEdit['cutOffs']).map(
                  (one) => `${t(`day-short-${one.weekday}`)} ${t(`method-${one.method}`)} ${one.time}`,
                ),
              ),
          },
        ]}
        refresh={refresh}
      />
    </>
  );
}
