import { beheerProductRoutes, type NewProduct, newProduct } from '@bouwpoort/contract/catalogue/products.staff';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { call } from '../../frame/api/call.ts';
import { SaveBar } from '../../frame/form/save-bar.tsx';
import { SourceField } from '../../frame/form/source-field.tsx';
import { useRecordForm } from '../../frame/form/use-record-form.ts';
import { Card } from '../../frame/kit/card.tsx';
import { PermissionNote } from '../../frame/kit/permission.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { PageHead } from '../../frame/page/page-head.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { useHasPermission } from '../../frame/session/session.ts';
import { useProductRefresh } from '../products/use-row-changes.ts';
import { categoryOptions, useCategories, useShop } from '../products/use-shop.ts';
import { emptyVariant, NewVariantFields } from './new-variant-fields.tsx';

export function Component() {
  const { t } = useTranslation('beheer-products');
  const { link, ventures } = useScope();
  const navigate = useNavigate();
  const notify = useUndoNotice();
  const refresh = useProductRefresh();
  const shop = useShop();
  const may = useHasPermission('catalogue.edit');
  const start = useMemo(
    (): NewProduct => ({
      ...{ ventureId: shop?.ventureId ?? '', categoryId: 0, name: '', brand: '', vatRate: 21 },
      ...emptyVariant,
    }),
    [shop],
  );
  const record = useRecordForm<NewProduct, NewProduct>({
    name: 'product/new',
    schema: newProduct,
    values: start,
    version: null,
    save: async (body) => {
      const created = await call(beheerProductRoutes.add, { body });
      await refresh();
      notify({ text: t('made', { name: created.edit.name }) });
      navigate(link(`/producten/${created.productId}`));
    },
  });
  const { form } = record;
  const { errors } = form.formState;
  const value = { ...start, ...useWatch({ control: form.control }) } as NewProduct;
  const categories = useCategories(value.ventureId) ?? [];
  const put = (fields: Partial<NewProduct>) => {
    for (const [name, one] of Object.entries(fields))
      form.setValue(name as 'name', one as string, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  return (
    <>
      <PageHead title={t('newProduct')} crumbs={[{ label: t('products'), href: link('/producten') }]} />
      {!may && <PermissionNote permission="catalogue.edit" />}
      <div className="col newprod">
        <Card title={t('product')}>
          <SourceField label={t('columnVenture')}>
            {(control) => (
              <Select
                {...control}
                value={value.ventureId}
                options={ventures.map(({ ventureId, name }) => ({ value: ventureId, label: name }))}
                onChange={({ target }) => put({ ventureId: target.value, categoryId: 0 })}
              />
            )}
          </SourceField>
          <SourceField label={t('field-categoryId')} error={errors.categoryId && t('chooseCategory')}>
            {(control) => (
              <Select
                {...control}
                value={String(value.categoryId)}
                options={[{ value: '0', label: t('chooseCategory') }, ...categoryOptions(categories)]}
                onChange={({ target }) => put({ categoryId: Number(target.value) })}
              />
            )}
          </SourceField>
          {(['name', 'brand'] as const).map((name) => (
            <SourceField key={name} label={t(`field-${name}`)} error={errors[name]?.message}>
              {(control) => (
                <Input
                  {...control}
                  value={value[name]}
                  autoComplete="off"
                  onChange={({ target }) => put({ [name]: target.value })}
                />
              )}
            </SourceField>
          ))}
          <SourceField label={t('field-vatRate')}>
            {(control) => (
              <Select
                {...control}
                value={String(value.vatRate)}
                options={[21, 9, 0].map((rate) => ({ value: String(rate), label: `${rate}%` }))}
                onChange={({ target }) => put({ vatRate: Number(target.value) })}
              />
            )}
          </SourceField>
        </Card>
        <Card title={t('firstArticle')}>
          <NewVariantFields value={value} error={(name) => errors[name]?.message} onChange={put} />
        </Card>
        <SaveBar record={record} changed={record.changed.map((name) => t(`field-${name}`))} />
      </div>
    </>
  );
}
