import {
  type BeheerCustomer,
  beheerCustomerRoutes,
  type CustomerEdit,
} from '@bouwpoort/contract/customers/customers.staff';
import { ventureRoutes } from '@bouwpoort/contract/organisation/ventures';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { Textarea } from '@bouwpoort/ui/atoms/textarea.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { call } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { ConflictDialog } from '../../frame/form/conflict-dialog.tsx';
import { amountOrNull } from '../../frame/form/empty-as-null.ts';
import { SaveBar } from '../../frame/form/save-bar.tsx';
import { SourceField } from '../../frame/form/source-field.tsx';
import { useRecordForm } from '../../frame/form/use-record-form.ts';
import { History } from '../../frame/history/history.tsx';
import { Card } from '../../frame/kit/card.tsx';
import { Facts } from '../../frame/kit/facts.tsx';
import { Moment } from '../../frame/kit/moment.tsx';
import { PermissionNote } from '../../frame/kit/permission.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { useHasPermission } from '../../frame/session/session.ts';
import { showNumber } from '../../frame/texts/dutch-number.ts';
import { useCustomerRefresh } from '../customers/use-customer-changes.ts';
import { CreditPart } from './credit-part.tsx';

const mandatory = [
  'referenceNumberMandatory',
  'customerNameMandatory',
  'customerObjectMandatory',
  'counterTicketMandatory',
] as const;
const stops = ['hasOrderstop', 'hasDeliverystop', 'isInactive'] as const;

export function DetailsPart({ data }: { data: BeheerCustomer }) {
  const { t } = useTranslation('beheer-customers');
  const { row, fields, version, thisYear } = data;
  const where = { ventureId: row.ventureId, ...(row.branchId ? { branchId: row.branchId } : {}) };
  const may = useHasPermission('customers.edit', where);
  const notify = useUndoNotice();
  const refresh = useCustomerRefresh();
  const branches = useQuery(read(ventureRoutes.locations)).data?.filter((one) => one.ventureId === row.ventureId) ?? [];
  const put = async (edit: CustomerEdit, over: number) => {
    const saved = await call(beheerCustomerRoutes.change, {
      params: { customerId: row.customerId },
      body: { ...edit, version: over },
    });
    await refresh();
    return saved;
  };
  const record = useRecordForm({
    name: `customer/${row.customerId}`,
    schema: beheerCustomerRoutes.change.body,
    values: { ...fields, version },
    version,
    save: async ({ version: _, ...edit }, over) => {
      const saved = await put(edit, over ?? version);
      notify({ text: t('saved', { name: edit.customerName }), undo: () => put(fields, saved.version) });
    },
  });
  const { form, changed } = record;
  const { errors } = form.formState;
  const isChanged = (name: string) => changed.includes(name);
  return (
    <>
      {!may && <PermissionNote permission="customers.edit" />}
      <div className="cols cols--aside">
        <div className="col">
          <Card title={t('part_gegevens')}>
            <SourceField
              label={t('field_customerName')}
              error={errors.customerName?.message}
              isChanged={isChanged('customerName')}
            >
              {(control) => <Input {...control} {...form.register('customerName')} readOnly={!may} />}
            </SourceField>
            <SourceField
              label={t('field_chamberOfCommerceNumber')}
              error={errors.chamberOfCommerceNumber?.message}
              isChanged={isChanged('chamberOfCommerceNumber')}
            >
              {(control) => (
                <Input
                  {...control}
                  {...form.register('chamberOfCommerceNumber', { setValueAs: (text) => text || null })}
                  readOnly={!may}
                  inputMode="numeric"
                />
              )}
            </SourceField>
            <SourceField
              label={t('field_customerGroup')}
              error={errors.customerGroup?.message}
              isChanged={isChanged('customerGroup')}
            >
              {(control) => <Input {...control} {...form.register('customerGroup')} readOnly={!may} />}
            </SourceField>
            <SourceField label={t('field_branchId')} error={errors.branchId?.message} isChanged={isChanged('branchId')}>
              {({ id }) => (
                <Controller
                  control={form.control}
                  name="branchId"
                  render={({ field }) => (
                    <Select
                      id={id}
                      value={field.value ?? ''}
                      disabled={!may}
                      onBlur={field.onBlur}
                      onChange={(event) => field.onChange(event.target.value || null)}
                      options={[
                        { value: '', label: t('noBranch') },
                        ...branches.map(({ branchId, displayName }) => ({
                          value: branchId,
                          label: `${branchId} ${displayName}`,
                        })),
                      ]}
                    />
                  )}
                />
              )}
            </SourceField>
            <SourceField
              label={t('field_creditLimit')}
              hint={t('creditLimitHint')}
              error={errors.creditLimit?.message}
              isChanged={isChanged('creditLimit')}
            >
              {(control) => (
                <Input
                  {...control}
                  {...form.register('creditLimit', amountOrNull(form, 'creditLimit'))}
                  type="number"
                  min={0}
                  step="0.01"
                  readOnly={!may}
                />
              )}
            </SourceField>
            <SourceField
              label={t('field_deskNote')}
              hint={t('deskNoteHint')}
              error={errors.deskNote?.message}
              isChanged={isChanged('deskNote')}
            >
              {(control) => <Textarea {...control} {...form.register('deskNote')} rows={3} readOnly={!may} />}
            </SourceField>
            <SourceField label={t('mandatory')} isChanged={mandatory.some(isChanged)}>
              {() => (
                <div className="stack stack--s">
                  {mandatory.map((name) => (
                    <Checkbox key={name} {...form.register(name)} disabled={!may}>
                      {t(`field_${name}`)}
                    </Checkbox>
                  ))}
                </div>
              )}
            </SourceField>
            <SourceField label={t('stops')} isChanged={stops.some(isChanged)}>
              {() => (
                <div className="stack stack--s">
                  {stops.map((name) => (
                    <Checkbox key={name} {...form.register(name)} disabled={!may}>
                      {t(`field_${name}`)}
                    </Checkbox>
                  ))}
                </div>
              )}
            </SourceField>
          </Card>
          <Card title={t('changes')}>
            <History entity="customer" entityId={row.customerId} fieldName={(field) => t(`field_${field}`)} />
          </Card>
          <SaveBar record={record} changed={changed.map((name) => t(`field_${name}`))} />
        </div>
        <div className="col">
          <CreditPart data={data} />
          <Card title={t('thisYear')}>
            <Facts
              facts={[
                [t('yearAmount'), showEuros(thisYear.amount)],
                [t('yearOrders'), showNumber(thisYear.count)],
                [t('yearAverage'), thisYear.count === 0 ? '–' : showEuros(thisYear.amount / thisYear.count)],
                [t('columnLastOrder'), row.lastOrderAt ? <Moment key="last" at={row.lastOrderAt} /> : t('never')],
              ]}
            />
          </Card>
        </div>
      </div>
      <ConflictDialog
        record={record}
        fields={Object.keys(fields).map((name) => ({
          name: name as keyof CustomerEdit,
          label: t(`field_${name}`),
          show: (value: unknown) =>
            typeof value === 'boolean' ? t(value ? 'yes' : 'no') : value === null ? '–' : String(value),
        }))}
      />
    </>
  );
}
