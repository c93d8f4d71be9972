import type { CategoryNode } from '@bouwpoort/contract/catalogue/categories.staff';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { Textarea } from '@bouwpoort/ui/atoms/textarea.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { MarkupInput } from '../../frame/form/markup-input.tsx';
import { SourceField } from '../../frame/form/source-field.tsx';
import { Card } from '../../frame/kit/card.tsx';
import { categoryOptions } from '../products/use-shop.ts';
import type { ProductForm } from './product-form.ts';

const lines = ['name', 'brand', 'line', 'type', 'displayVariantsBy', 'routeSegment'] as const;

/** The texts of a product, and where and when it is shown. */
export function ProductTexts({ form, categories }: { form: ProductForm; categories: readonly CategoryNode[] }) {
  const { t } = useTranslation('beheer-products');
  const { edit, put, changed, errors, shownSource, isLocked } = form;
  const field = (name: string, error: { message?: string | undefined } | undefined) => ({
    label: t(`field-${name}`),
    error: error?.message,
    isChanged: changed.includes(name),
    ...shownSource(name),
  });
  return (
    <>
      <Card title={t('texts')}>
        {lines.map((name) => (
          <SourceField key={name} {...field(name, errors[name])}>
            {(control) => (
              <Input
                {...control}
                value={edit[name]}
                readOnly={isLocked(name)}
                autoComplete="off"
                onChange={({ target }) => put({ [name]: target.value })}
              />
            )}
          </SourceField>
        ))}
        <SourceField {...field('description', errors.description)}>
          {(control) => (
            <MarkupInput
              control={control}
              value={edit.description}
              readOnly={isLocked('description')}
              onChange={(description) => put({ description })}
            />
          )}
        </SourceField>
        <SourceField {...field('usps', undefined)} hint={t('uspsHint')}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              value={edit.usps.join('\n')}
              readOnly={isLocked('usps')}
              onChange={({ target }) => put({ usps: target.value === '' ? [] : target.value.split('\n') })}
            />
          )}
        </SourceField>
      </Card>
      <Card title={t('place')}>
        <SourceField {...field('categoryId', errors.categoryId)}>
          {({ readOnly, ...control }) => (
            <Select
              {...control}
              value={edit.categoryId === null ? '' : String(edit.categoryId)}
              disabled={isLocked('categoryId')}
              options={[{ value: '', label: t('noCategory') }, ...categoryOptions(categories)]}
              onChange={({ target }) => put({ categoryId: target.value === '' ? null : Number(target.value) })}
            />
          )}
        </SourceField>
        <SourceField {...field('isVisible', undefined)}>
          {({ readOnly, ...control }) => (
            <Select
              {...control}
              value={edit.isVisible ? 'yes' : 'no'}
              disabled={isLocked('isVisible')}
              options={[
                { value: 'yes', label: t('visible') },
                { value: 'no', label: t('hidden') },
              ]}
              onChange={({ target }) => put({ isVisible: target.value === 'yes' })}
            />
          )}
        </SourceField>
        {edit.categoryId !== null && (
          <SourceField {...field('publishFrom', errors.publishFrom)}>
            {(control) => (
              <Input
                {...control}
                type="datetime-local"
                value={toLocal(edit.publishFrom)}
                readOnly={isLocked('publishFrom')}
                onChange={({ target }) => target.value && put({ publishFrom: fromLocal(target.value) })}
              />
            )}
          </SourceField>
        )}
        <SourceField {...field('publishUntil', errors.publishUntil)}>
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              value={edit.publishUntil === null ? '' : toLocal(edit.publishUntil)}
              readOnly={isLocked('publishUntil')}
              onChange={({ target }) => put({ publishUntil: target.value ? fromLocal(target.value) : null })}
            />
          )}
        </SourceField>
        <SourceField {...field('vatRate', errors.vatRate)}>
          {({ readOnly, ...control }) => (
            <Select
              {...control}
              value={String(edit.vatRate)}
              disabled={isLocked('vatRate')}
              options={[...new Set([0, 9, 21, edit.vatRate])].map((rate) => ({
                value: String(rate),
                label: `${rate}%`,
              }))}
              onChange={({ target }) => put({ vatRate: Number(target.value) })}
            />
          )}
        </SourceField>
      </Card>
    </>
  );
}

/** The format of a native field: local time without a zone. */
function toLocal(moment: string): string {
  const date = new Date(moment);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

const fromLocal = (text: string) => new Date(text).toISOString();
