import type { BeheerFeature } from '@bouwpoort/contract/catalogue/features.staff';
import type { BeheerProduct, ProductEdit } from '@bouwpoort/contract/catalogue/products.staff';
import { unitName } from '@bouwpoort/trade/catalogue/order-units';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type ReactNode, useState } from 'react';
import { MarkupInput } from '../../frame/form/markup-input.tsx';
import { SourceField } from '../../frame/form/source-field.tsx';
import { Card } from '../../frame/kit/card.tsx';
import { TableHead } from '../../frame/table/table-head.tsx';
import { showNumber } from '../../frame/texts/dutch-number.ts';
import { PictureSet } from '../product-media/picture-set.tsx';
import { FieldOrigin } from '../products/field-origin.tsx';
import type { ProductForm } from './product-form.ts';
import { imageTextsOf } from './product-pictures.tsx';
import { UnitsEditor } from './units-editor.tsx';

type Variant = ProductEdit['variants'][number];

interface ProductVariantsProps {
  form: ProductForm;
  ventureId: string;
  articles: BeheerProduct['articles'];
  features: readonly BeheerFeature[];
  tools?: ReactNode;
}

/** The articles of a product; the selected one can be edited below. */
export function ProductVariants({ form, ventureId, articles, features, tools }: ProductVariantsProps) {
  const { t } = useTranslation('beheer-products');
  const { variants } = form.edit;
  const [chosenId, setChosen] = useState(variants[0]?.variantId);
  const chosen = variants.find(({ variantId }) => variantId === chosenId) ?? variants[0];
  return (
    <>
      <Card title={t('variants')} tools={tools} bare>
        <table className="dt dt--plain" aria-label={t('variants')}>
          <TableHead
            columns={[
              t('columnArticle'),
              form.edit.displayVariantsBy || t('field-displayByValue'),
              t('columnUnits'),
              { label: t('columnPrice'), className: 'r' },
              { label: t('columnStock'), className: 'r' },
              t('filterState'),
            ]}
          />
          <tbody>
            {variants.map((variant) => {
              const article = articles.find(({ variantId }) => variantId === variant.variantId);
              const isChanged = form.changed.some((name) => name.startsWith(`variants.${variant.variantId}.`));
              return (
                <tr
                  key={variant.variantId}
                  className={classNames(variant === chosen && 'is-cursor', isChanged && 'is-dirty')}
                >
                  <td className="n b">
                    <button
                      type="button"
                      className="linklike"
                      aria-pressed={variant === chosen}
                      onClick={() => setChosen(variant.variantId)}
                    >
                      {article?.code}
                    </button>
                  </td>
                  <td className="n">{variant.displayByValue}</td>
                  <td className="n">
                    {t('soldBy', { sales: unitName(variant.salesUnit, 1), price: unitName(variant.priceUnit, 1) })}
                  </td>
                  <td className="r">{article?.price == null ? '' : showEuros(article.price)}</td>
                  <td className="r">{article && showNumber(article.stock)}</td>
                  <td className="n">{t(variant.isVisible ? 'visible' : 'hidden')}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Card>
      {chosen && (
        <VariantSheets
          key={chosen.variantId}
          form={form}
          ventureId={ventureId}
          variant={chosen}
          code={articles.find(({ variantId }) => variantId === chosen.variantId)?.code ?? ''}
          features={features}
        />
      )}
    </>
  );
}

interface VariantSheetsProps {
  form: ProductForm;
  ventureId: string;
  variant: Variant;
  code: string;
  features: readonly BeheerFeature[];
}

const lines = ['name', 'displayByValue', 'supplierCode', 'sku'] as const;
const texts = ['applicationInstructions', 'processing'] as const;

function VariantSheets({ form, ventureId, variant, code, features }: VariantSheetsProps) {
  const { t } = useTranslation('beheer-products');
  const { variantId } = variant;
  const at = form.edit.variants.indexOf(variant);
  const errors = form.errors.variants?.[at];
  const put = (fields: Partial<Variant>) => form.putVariant(variantId, fields);
  const path = (name: string) => `variants.${variantId}.${name}`;
  const field = (name: string, error?: { message?: string | undefined }) => ({
    label: t(`field-${name}`),
    error: error?.message,
    isChanged: form.changed.includes(path(name)),
    ...form.shownSource(path(name)),
  });
  return (
    <>
      <Card title={t('article', { code })}>
        {lines.map((name) => (
          <SourceField key={name} {...field(name, errors?.[name])}>
            {(control) => (
              <Input
                {...control}
                value={variant[name]}
                readOnly={form.isLocked(path(name))}
                autoComplete="off"
                onChange={({ target }) => put({ [name]: target.value })}
              />
            )}
          </SourceField>
        ))}
        {(['isVisible', 'stockItem'] as const).map((name) => (
          <SourceField key={name} {...field(name)}>
            {({ readOnly, ...control }) => (
              <Select
                {...control}
                value={variant[name] ? 'yes' : 'no'}
                disabled={form.isLocked(path(name))}
                options={[
                  { value: 'yes', label: t(`${name}-yes`) },
                  { value: 'no', label: t(`${name}-no`) },
                ]}
                onChange={({ target }) => put({ [name]: target.value === 'yes' })}
              />
            )}
          </SourceField>
        ))}
        {texts.map((name) => (
          <SourceField key={name} {...field(name, errors?.[name])}>
            {(control) => (
              <MarkupInput
                key={variantId}
                control={control}
                value={variant[name]}
                readOnly={form.isLocked(path(name))}
                onChange={(html) => put({ [name]: html })}
              />
            )}
          </SourceField>
        ))}
      </Card>
      <Card title={t('unitsOf', { code })} tools={<FieldOrigin source={form.source(path('units'))} />}>
        <UnitsEditor
          value={variant}
          isLocked={form.isLocked(path('units'))}
          error={errors?.units?.message ?? errors?.units?.root?.message ?? firstMessage(errors?.units)}
          onChange={put}
        />
      </Card>
      <FeaturesSheet form={form} variant={variant} code={code} features={features} put={put} />
      <Card
        title={t('picturesOf', { code })}
        tools={<FieldOrigin source={form.source(path('images'))} />}
        foot={<span>{t('picturesOfHint')}</span>}
      >
        <PictureSet
          ventureId={ventureId}
          images={variant.images}
          isLocked={form.isLocked(path('images'))}
          onImages={(images) => put({ images })}
          {...imageTextsOf(form)}
        />
      </Card>
    </>
  );
}

/** The first invalid row of a list. */
function firstMessage(errors: unknown): string | undefined {
  if (!Array.isArray(errors)) return undefined;
  return errors
    .flatMap((row: Record<string, { message?: string }> | undefined) => Object.values(row ?? {}))
    .find(({ message }) => message !== undefined)?.message;
}

interface FeaturesSheetProps extends Omit<VariantSheetsProps, 'ventureId'> {
  put: (fields: Partial<Variant>) => void;
}

function FeaturesSheet({ form, variant, code, features, put }: FeaturesSheetProps) {
  const { t } = useTranslation('beheer-products');
  const [added, setAdded] = useState<readonly string[]>([]);
  const keys = [...new Set([...Object.keys(variant.features), ...added])];
  const known = new Map(features.map((feature) => [feature.key, feature]));
  const others = features.filter(({ key }) => !keys.includes(key));
  const path = (key: string) => `variants.${variant.variantId}.features.${key}`;
  const set = (key: string, value: string) => {
    const { [key]: _, ...rest } = variant.features;
    if (value === '') setAdded((before) => [...before, key]);
    // In place, so that the order of the features does not change.
    put({
      features:
        value === ''
          ? rest
          : Object.hasOwn(variant.features, key)
            ? { ...variant.features, [key]: value }
            : { ...rest, [key]: value },
    });
  };
  return (
    <Card
      title={t('featuresOf', { code })}
      bare
      foot={
        form.may && (
          <Select
            compact
            aria-label={t('addFeature')}
            value=""
            options={[
              { value: '', label: t('addFeature') },
              ...others.map(({ key, name }) => ({ value: key, label: name })),
            ]}
            onChange={({ target }) => setAdded((before) => [...before, target.value])}
          />
        )
      }
    >
      <table className="dt dt--plain" aria-label={t('featuresOf', { code })}>
        <TableHead columns={[t('feature'), t('featureValue'), t('unit'), t('origin')]} />
        <tbody>
          {keys.map((key) => {
            const name = known.get(key)?.name ?? key;
            return (
              <tr key={key} className={form.changed.includes(path(key)) ? 'is-dirty' : undefined}>
                <td>{name}</td>
                <td>
                  <Input
                    className="input--s"
                    aria-label={name}
                    value={variant.features[key] ?? ''}
                    readOnly={form.isLocked(path(key))}
                    onChange={({ target }) => set(key, target.value)}
                  />
                </td>
                <td className="n muted">{known.get(key)?.unit}</td>
                <td className="n">
                  <FieldOrigin source={form.source(path(key))} of={name} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {keys.length === 0 && <p className="muted sheet__body">{t('noFeatures')}</p>}
    </Card>
  );
}

/** For the header of the variants. */
export function AddVariantButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('beheer-products');
  return (
    <Button className="btn--s" icon="plus" onClick={onClick}>
      {t('addVariant')}
    </Button>
  );
}
