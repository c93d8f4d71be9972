import { beheerCustomerRoutes, type NewCustomer, newCustomer } from '@bouwpoort/contract/customers/customers.staff';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useId, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { call } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { amountOrNull, emptyAsNull } from '../../frame/form/empty-as-null.ts';
import { SaveBar } from '../../frame/form/save-bar.tsx';
import { SourceField } from '../../frame/form/source-field.tsx';
import { useRecordForm } from '../../frame/form/use-record-form.ts';
import { useStreet } from '../../frame/form/use-street.ts';
import { Card } from '../../frame/kit/card.tsx';
import { PermissionNote } from '../../frame/kit/permission.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { PageHead } from '../../frame/page/page-head.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { useHasPermission } from '../../frame/session/session.ts';
import { countryName, neighbouringCountries } from './country-name.ts';
import { useCustomerRefresh } from './use-customer-changes.ts';
import { useCustomerPlaces } from './use-customer-places.ts';

/** For a customer at the counter: number, address, terms, and the first user to invite. */
export function Component() {
  const { t } = useTranslation('beheer-customers');
  const { link } = useScope();
  const places = useCustomerPlaces();
  const mayElsewhere = useHasPermission('customers.edit');
  return (
    <>
      <PageHead title={t('newCustomer')} crumbs={[{ label: t('customers'), href: link('/klanten') }]} />
      {places.length === 0 ? (
        <PermissionNote permission="customers.edit" reason={mayElsewhere ? t('newCustomerElsewhere') : undefined} />
      ) : (
        <NewCustomerForm places={places} />
      )}
    </>
  );
}

type Values = NewCustomer;
type TextName = Exclude<keyof Values, 'ventureId' | 'branchId' | 'countryCode'>;
interface TextOptions extends Pick<ComponentProps<typeof Input>, 'type' | 'inputMode' | 'min' | 'step' | 'list'> {
  hint?: string;
  register?: { onBlur: () => unknown } | { setValueAs: (value: string | number | null) => unknown };
}

function NewCustomerForm({ places }: { places: ReturnType<typeof useCustomerPlaces> }) {
  const { t } = useTranslation('beheer-customers');
  const { link } = useScope();
  const navigate = useNavigate();
  const notify = useUndoNotice();
  const refresh = useCustomerRefresh();
  const groupList = useId();
  const first = places[0]?.ventureId ?? '';
  const groups = useQuery(read(beheerCustomerRoutes.views, { query: { ventureId: first } })).data?.groups ?? [];
  const start = useMemo(
    (): Values => ({
      ...{ ventureId: first, customerId: '', customerName: '', chamberOfCommerceNumber: null, customerGroup: 'B' },
      ...{ branchId: null, creditLimit: null, postalCode: '', houseNumber: '', houseNumberAddition: '', street: '' },
      ...{ city: '', countryCode: 'NL', daytimePhoneNumber: null, firstName: '', lastName: '', email: '' },
    }),
    [first],
  );
  const record = useRecordForm({
    name: 'customer/new',
    schema: newCustomer,
    values: start,
    version: null,
    save: async (body) => {
      const created = await call(beheerCustomerRoutes.add, { body });
      await refresh();
      const { customerId, customerName } = created.row;
      notify({ text: t('made', { name: customerName, number: customerId }) });
      navigate(link(`/klanten/${customerId}`));
    },
  });
  const { form } = record;
  const { errors, isSubmitted } = form.formState;
  const value = { ...start, ...useWatch({ control: form.control }) } as Values;
  const put = (fields: Partial<Values>) => {
    for (const [name, one] of Object.entries(fields))
      form.setValue(name as 'city', one as string, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  const place = places.find(({ ventureId }) => ventureId === value.ventureId) ?? places[0];
  const findStreet = useStreet(put);
  const lookUp = {
    register: { onBlur: () => value.countryCode === 'NL' && findStreet(value.postalCode, value.houseNumber) },
  };
  const field = (name: TextName, { hint, register, ...more }: TextOptions = {}) => (
    <SourceField label={t(`field_${name}`)} {...(hint ? { hint } : {})} error={errors[name]?.message}>
      {(control) => <Input {...control} {...more} {...form.register(name, register)} autoComplete="off" />}
    </SourceField>
  );
  return (
    <div className="col newcust">
      <Card title={t('part_gegevens')}>
        {places.length > 1 && (
          <SourceField label={t('field_ventureId')}>
            {(control) => (
              <Select
                {...control}
                value={value.ventureId}
                options={places.map(({ ventureId, name }) => ({ value: ventureId, label: name }))}
                onChange={({ target }) => put({ ventureId: target.value, branchId: null })}
              />
            )}
          </SourceField>
        )}
        {field('customerId', { hint: t('customerIdHint') })}
        {field('customerName')}
        {field('chamberOfCommerceNumber', { inputMode: 'numeric', hint: t('optional'), register: emptyAsNull })}
        <KnownCompany ventureId={value.ventureId} kvkNumber={value.chamberOfCommerceNumber ?? ''} />
        {field('customerGroup', { hint: t('customerGroupHint'), list: groupList })}
        <datalist id={groupList}>
          {groups.map((group) => (
            <option key={group} value={group} />
          ))}
        </datalist>
        <SourceField label={t('field_branchId')} error={errors.branchId?.message}>
          {(control) => (
            <Select
              {...control}
              value={value.branchId ?? ''}
              options={[
                { value: '', label: t(place?.mayBeWithoutBranch ? 'noBranch' : 'chooseBranch') },
                ...(place?.branches ?? []).map(({ branchId, displayName }) => ({
                  value: branchId,
                  label: `${branchId} ${displayName}`,
                })),
              ]}
              onChange={({ target }) => put({ branchId: target.value || null })}
            />
          )}
        </SourceField>
        {field('creditLimit', {
          ...{ type: 'number', min: 0, step: '0.01', inputMode: 'decimal' },
          ...{ hint: t('creditLimitHint'), register: amountOrNull(form, 'creditLimit') },
        })}
      </Card>
      <Card title={t('newCustomerAddress')} tools={<span className="mini muted">{t('newCustomerAddressText')}</span>}>
        <SourceField label={t('field_countryCode')}>
          {(control) => (
            <Select
              {...control}
              {...form.register('countryCode')}
              options={neighbouringCountries.map((code) => ({ value: code, label: countryName(code) }))}
            />
          )}
        </SourceField>
        {field('postalCode', lookUp)}
        {field('houseNumber', lookUp)}
        {field('houseNumberAddition', { hint: t('optional') })}
        {field('street')}
        {field('city')}
        {field('daytimePhoneNumber', { type: 'tel', hint: t('optional'), register: emptyAsNull })}
      </Card>
      <Card title={t('newCustomerUser')} tools={<span className="mini muted">{t('newCustomerUserText')}</span>}>
        {field('firstName')}
        {field('lastName')}
        {field('email', { type: 'email' })}
      </Card>
      <SaveBar record={record} changed={record.changed.map((name) => t(`field_${name}`))} />
    </div>
  );
}

/** A company may be a customer more than once, but usually that is a mistake. */
function KnownCompany({ ventureId, kvkNumber }: { ventureId: string; kvkNumber: string }) {
  const { t } = useTranslation('beheer-customers');
  const { link } = useScope();
  const { data } = useQuery({
    ...read(beheerCustomerRoutes.list, { query: { ventureId, q: kvkNumber } }),
    enabled: /^[0-9]{8}$/.test(kvkNumber),
  });
  const known = data?.customers.filter((one) => one.chamberOfCommerceNumber === kvkNumber) ?? [];
  return (
    <div role="status" className="newcust__known">
      {known.length > 0 && (
        <Notice kind="attention" title={t('knownCompany')}>
          {known.map(({ customerId, customerName }) => (
            <p key={customerId}>
              <Link to={link(`/klanten/${customerId}`)}>
                {customerId} {customerName}
              </Link>
            </p>
          ))}
        </Notice>
      )}
    </div>
  );
}
