import {
  type BeheerBranchRow,
  beheerBranchRoutes,
  type NewBranch,
  newBranch,
} from '@bouwpoort/contract/organisation/branches.staff';
import { branchType } from '@bouwpoort/contract/organisation/ventures';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { call } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { emptyAsNullNumber } from '../../frame/form/empty-as-null.ts';
import { SaveBar } from '../../frame/form/save-bar.tsx';
import { SourceField } from '../../frame/form/source-field.tsx';
import { useRecordForm } from '../../frame/form/use-record-form.ts';
import { useStreet } from '../../frame/form/use-street.ts';
import { Card } from '../../frame/kit/card.tsx';
import { PermissionNote } from '../../frame/kit/permission.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { LoadError } from '../../frame/page/empty-notice.tsx';
import { PageHead } from '../../frame/page/page-head.tsx';
import { firstShop, useScope } from '../../frame/session/scope.ts';
import { useBranchRefresh } from './use-branch-refresh.ts';
import { useBranchVentures } from './use-branch-ventures.ts';

/** The minimum for a branch; its own page has the rest. */
export function Component() {
  const { t } = useTranslation('beheer-branches');
  const { link } = useScope();
  const { ventures, reason } = useBranchVentures();
  const { data, error, refetch } = useQuery(read(beheerBranchRoutes.list));
  return (
    <>
      <PageHead
        title={t('newBranch')}
        crumbs={[{ label: t('branches'), href: link('/vestigingen') }]}
        meta={t('newBranchThen')}
      />
      {error && <LoadError error={error} retry={refetch} />}
      {ventures.length === 0 ? (
        <PermissionNote permission="branches.edit" reason={reason} />
      ) : data ? (
        <NewBranchForm ventures={ventures} branches={data.branches} />
      ) : (
        !error && <Skeleton height="20rem" />
      )}
    </>
  );
}

interface TextOptions {
  type?: 'text' | 'tel' | 'email';
  hint?: string;
  onBlur?: () => unknown;
}

interface NewBranchFormProps {
  ventures: ReturnType<typeof useBranchVentures>['ventures'];
  branches: readonly BeheerBranchRow[];
}

function NewBranchForm({ ventures, branches }: NewBranchFormProps) {
  const { t } = useTranslation('beheer-branches');
  const { link } = useScope();
  const navigate = useNavigate();
  const notify = useUndoNotice();
  const refresh = useBranchRefresh();
  const branchesOf = (ventureId: string) => branches.filter((one) => one.ventureId === ventureId);
  const shop = firstShop(ventures)?.ventureId ?? '';
  const like = branchesOf(shop)[0]?.branchId ?? null;
  const start = useMemo(
    (): NewBranch => ({
      ...{ ventureId: shop, branchId: '', displayName: '', type: 'bouwshop', hoursLike: like, warehouseCode: null },
      ...{ postalCode: '', houseNumber: '', street: '', city: '', phone: '', email: '' },
    }),
    [shop, like],
  );
  const record = useRecordForm<NewBranch, NewBranch>({
    name: 'branch/new',
    schema: newBranch,
    values: start,
    version: null,
    save: async (body) => {
      const created = await call(beheerBranchRoutes.add, { body });
      await refresh();
      notify({ text: t('made', { name: created.displayName }) });
      navigate(link(`/vestigingen/${created.branchId}`));
    },
  });
  const { form } = record;
  const { errors, isSubmitted } = form.formState;
  const value = { ...start, ...useWatch({ control: form.control }) } as NewBranch;
  const put = (fields: Partial<NewBranch>) => {
    for (const [name, one] of Object.entries(fields))
      form.setValue(name as 'city', one as string, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  const findStreet = useStreet(put);
  const lookUp = { onBlur: () => findStreet(value.postalCode, value.houseNumber) };
  const field = (
    name: Exclude<keyof NewBranch, 'hoursLike' | 'warehouseCode'>,
    { type = 'text', hint, onBlur }: TextOptions = {},
  ) => (
    <SourceField label={t(`field-${name}`)} {...(hint ? { hint } : {})} error={errors[name]?.message}>
      {(control) => (
        <Input {...control} {...form.register(name, onBlur ? { onBlur } : {})} type={type} autoComplete="off" />
      )}
    </SourceField>
  );
  return (
    <div className="col br__new">
      <Card title={t('branch')}>
        {ventures.length > 1 && (
          <SourceField label={t('closureVenture')}>
            {(control) => (
              <Select
                {...control}
                value={value.ventureId}
                options={ventures.map(({ ventureId, name }) => ({ value: ventureId, label: name }))}
                onChange={({ target }) =>
                  put({ ventureId: target.value, hoursLike: branchesOf(target.value)[0]?.branchId ?? null })
                }
              />
            )}
          </SourceField>
        )}
        {field('branchId', { hint: t('hint-branchId') })}
        {field('displayName', { hint: t('hint-displayName') })}
        <SourceField label={t('field-type')}>
          {(control) => (
            <Select
              {...control}
              {...form.register('type')}
              options={branchType.options.map((type) => ({ value: type, label: t(`type-${type}`) }))}
            />
          )}
        </SourceField>
        {field('postalCode', lookUp)}
        {field('houseNumber', lookUp)}
        {field('street')}
        {field('city')}
        {field('phone', { type: 'tel' })}
        {field('email', { type: 'email' })}
        {value.type !== 'showroom' && (
          <SourceField
            label={t('field-warehouseCode')}
            hint={t('hint-warehouseCode')}
            error={errors.warehouseCode?.message}
          >
            {(control) => (
              <Input
                {...control}
                {...form.register('warehouseCode', emptyAsNullNumber)}
                inputMode="numeric"
                autoComplete="off"
              />
            )}
          </SourceField>
        )}
        <SourceField label={t('field-hoursLike')} hint={t('hint-hoursLike')} error={errors.hoursLike?.message}>
          {(control) => (
            <Select
              {...control}
              value={value.hoursLike ?? ''}
              options={[
                ...branchesOf(value.ventureId).map(({ branchId, displayName }) => ({
                  value: branchId,
                  label: t('hoursLike', { name: displayName }),
                })),
                { value: '', label: t('hoursNone') },
              ]}
              onChange={({ target }) => put({ hoursLike: target.value || null })}
            />
          )}
        </SourceField>
      </Card>
      <SaveBar record={record} changed={record.changed.map((name) => t(`field-${name}`))} />
    </div>
  );
}
