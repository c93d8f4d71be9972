import { beheerFeatureRoutes } from '@bouwpoort/contract/catalogue/features.staff';
import { toProductFields, withProductFields } from '@bouwpoort/contract/catalogue/product-fields.staff';
import {
  type BeheerProduct,
  beheerProductRoutes,
  type ProductEdit,
  productEdit,
} from '@bouwpoort/contract/catalogue/products.staff';
import { unitName } from '@bouwpoort/trade/catalogue/order-units';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { resizedSource } from '@bouwpoort/ui/atoms/picture-source.ts';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router';
import { call } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { ConflictDialog } from '../../frame/form/conflict-dialog.tsx';
import { SaveBar } from '../../frame/form/save-bar.tsx';
import { useRecordForm } from '../../frame/form/use-record-form.ts';
import { valueText as plainText } from '../../frame/history/change-text.ts';
import { History } from '../../frame/history/history.tsx';
import { Keys } from '../../frame/keyboard/keys.tsx';
import { useShortcut } from '../../frame/keyboard/shortcuts.tsx';
import { Card } from '../../frame/kit/card.tsx';
import { PermissionNote } from '../../frame/kit/permission.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { VentureTag } from '../../frame/kit/venture-mark.tsx';
import { RecordError } from '../../frame/page/not-found.tsx';
import { PageHead } from '../../frame/page/page-head.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { useHasPermission } from '../../frame/session/session.ts';
import { ProductState, Score } from '../products/product-state.tsx';
import { changedFields, fieldText, type Names, sourceOf, valueText } from '../products/product-words.ts';
import { useProductRefresh } from '../products/use-row-changes.ts';
import { useCategories } from '../products/use-shop.ts';
import { AddVariantDialog } from './add-variant-dialog.tsx';
import { ProductDocuments } from './product-documents.tsx';
import type { ProductForm } from './product-form.ts';
import { ProductPictures } from './product-pictures.tsx';
import { ProductRelations } from './product-relations.tsx';
import { ProductTexts } from './product-texts.tsx';
import { AddVariantButton, ProductVariants } from './product-variants.tsx';

export function Component() {
  const { productId = '' } = useParams();
  const { data, error, refetch } = useQuery(
    read(beheerProductRoutes.details, { params: { productId: Number(productId) } }),
  );
  if (error) return <RecordError error={error} retry={refetch} list="/producten" />;
  return data ? <ProductPage key={productId} product={data} /> : <Skeleton height="20rem" />;
}

function ProductPage({ product }: { product: BeheerProduct }) {
  const { t } = useTranslation('beheer-products');
  const { link } = useScope();
  const notify = useUndoNotice();
  const refresh = useProductRefresh();
  const [isAdding, setAdding] = useState(false);
  const { productId, ventureId, version, sources } = product;
  const saved = product.edit;
  const may = useHasPermission('catalogue.edit', { ventureId });
  const categories = useCategories(ventureId) ?? [];
  const features = useQuery(read(beheerFeatureRoutes.list)).data?.features ?? [];
  const send = async (edit: ProductEdit, over: number) => {
    const answer = await call(beheerProductRoutes.change, { params: { productId }, body: { edit, version: over } });
    await refresh();
    return answer;
  };
  const record = useRecordForm<ProductEdit, ProductEdit>({
    name: `product/${productId}`,
    schema: productEdit,
    values: saved,
    version,
    save: async (edit, over) => {
      const answer = await send(edit, over ?? version);
      notify({ text: t('saved', { name: answer.edit.name }), undo: () => send(saved, answer.version) });
    },
  });
  const { form } = record;
  const { submitCount } = form.formState;
  const fields = useRef<HTMLDivElement>(null);
  // The form does not know its inputs, so it cannot focus the first wrong one itself.
  useEffect(() => {
    if (submitCount > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);
  const edit = { ...saved, ...useWatch({ control: form.control }) } as ProductEdit;
  const changed = changedFields(saved, edit);
  const names = useNames(product, categories, features);
  const says = useFieldTexts();
  const show = (field: string, value: unknown): string =>
    Array.isArray(value)
      ? value.map((one) => show(field, one)).join(', ')
      : (valueText(t, names, field, value) ?? plainText(value, says));
  const put = (fields: Partial<ProductEdit>) => {
    for (const [name, value] of Object.entries(fields))
      form.setValue(name as 'name', value as string, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  const source = (field: string) =>
    sourceOf(field, {
      ...{ sources, show, overridden: edit.overridden, saved: toProductFields(saved) },
      override: may ? (name) => put({ overridden: [...edit.overridden, name] }) : undefined,
      release: may
        ? (name, imported) => {
            const { overridden, ...rest } = withProductFields(edit, { [name]: imported });
            put({ ...rest, overridden: edit.overridden.filter((one) => one !== name) });
          }
        : undefined,
    });
  const parts: ProductForm = {
    ...{
      edit,
      put,
      changed,
      source,
      may,
      importedImageTexts: product.importedImageTexts,
      errors: form.formState.errors,
    },
    putVariant: (variantId, fields) =>
      put({
        variants: edit.variants.map((one) => (one.variantId === variantId ? { ...one, ...fields } : one)),
      }),
    shownSource: (field) => (Object.keys(sources).length > 0 ? { source: source(field) } : {}),
    isLocked: (field) => !may || source(field).kind === 'import',
  };
  const isPinned = JSON.stringify(edit.overridden) !== JSON.stringify(saved.overridden);
  const shownChanges = [
    ...changed.map((field) => fieldText(t, names, field)),
    ...(isPinned && changed.length === 0 ? [t('field-overridden')] : []),
  ];
  useShortcut({ keys: 'V', label: t('viewInShop'), group: t('products') }, () =>
    window.open(product.shopPath, '_blank', 'noreferrer'),
  );
  return (
    <>
      <PageHead
        title={saved.name}
        mark={<ProductState state={product.state} />}
        crumbs={crumbsOf(product, categories, { products: t('products'), link })}
        meta={
          <>
            <VentureTag ventureId={ventureId} />
            <span>
              {t('productNumber', {
                number: productId,
                articles: product.articles.map(({ code }) => code).join(', '),
              })}
            </span>
          </>
        }
      >
        <Anchor className="btn btn--secondary" href={product.shopPath} target="_blank">
          <Icon name="external" size="small" />
          {t('viewInShop')}
          <Keys keys="V" />
        </Anchor>
      </PageHead>
      {!may && <PermissionNote permission="catalogue.edit" />}
      <div className="cols pe3">
        <ProductNav product={product} edit={edit} />
        <div className="col" ref={fields}>
          <div id="teksten" className="col">
            <ProductTexts form={parts} categories={categories} />
          </div>
          <div id="afbeeldingen">
            <ProductPictures form={parts} ventureId={ventureId} />
          </div>
          <div id="varianten" className="col">
            <ProductVariants
              form={parts}
              ventureId={ventureId}
              articles={product.articles}
              features={features}
              tools={may && <AddVariantButton onClick={() => setAdding(true)} />}
            />
          </div>
          <div id="relaties">
            <ProductRelations form={parts} productId={productId} ventureId={ventureId} related={product.related} />
          </div>
          <div id="documenten">
            <ProductDocuments form={parts} ventureId={ventureId} />
          </div>
          <SaveBar
            record={record}
            changed={shownChanges}
            error={record.error ?? (Object.keys(form.formState.errors).length > 0 ? t('fieldsWrong') : undefined)}
          />
        </div>
        <div className="col">
          <ShopCard product={product} edit={edit} />
          <div id="historie">
            <Card title={t('history')}>
              <History
                entity="product"
                entityId={String(productId)}
                fieldName={(field) => fieldText(t, names, field)}
                show={(field, value) => valueText(t, names, field, value)}
                {...(may ? { putBack: ({ before }) => send(withProductFields(saved, before ?? {}), version) } : {})}
              />
            </Card>
          </div>
        </div>
      </div>
      {isAdding && <AddVariantDialog product={product} onClose={() => setAdding(false)} />}
      <ConflictDialog
        record={record}
        fields={conflictFields
          .filter((name) => isContested(record.conflict, name))
          .map((name) => ({
            name,
            label: t(`field-${name}`),
            show: (value: unknown) =>
              name === 'variants' ? variantsText(value as ProductEdit['variants'], show) : show(name, value),
          }))}
        refresh={refresh}
      />
    </>
  );
}

const conflictFields = [
  ...(['name', 'brand', 'line', 'type', 'description', 'usps', 'displayVariantsBy', 'routeSegment'] as const),
  ...(['categoryId', 'isVisible', 'publishFrom', 'publishUntil', 'vatRate', 'images', 'imageTexts'] as const),
  ...(['downloads', 'relations', 'variants'] as const),
];

/** For a long record only the differences are shown. */
function isContested(
  conflict: { mine: ProductEdit; current: Partial<ProductEdit> } | undefined,
  name: keyof ProductEdit,
): boolean {
  return conflict !== undefined && JSON.stringify(conflict.mine[name]) !== JSON.stringify(conflict.current[name]);
}

function variantsText(variants: ProductEdit['variants'], show: (field: string, value: unknown) => string): string {
  return variants
    .map(({ name, units, features }) =>
      [name, show('units', units), Object.values(features).join(', ')].filter(Boolean).join('; '),
    )
    .join(' | ');
}

function useFieldTexts() {
  const { t } = useTranslation('beheer');
  return { yes: t('yes'), no: t('no') };
}

function useNames(
  product: BeheerProduct,
  categories: NonNullable<ReturnType<typeof useCategories>>,
  features: readonly { key: string; name: string }[],
): Names {
  return useMemo(
    () => ({
      categories: new Map(categories.map(({ categoryId, name }) => [categoryId, name])),
      features: new Map(features.map(({ key, name }) => [key, name])),
      products: new Map(product.related.map(({ productId, name }) => [productId, name])),
      codes: new Map(product.articles.map(({ variantId, code }) => [variantId, code])),
    }),
    [product, categories, features],
  );
}

function crumbsOf(
  { edit }: BeheerProduct,
  categories: NonNullable<ReturnType<typeof useCategories>>,
  { products, link }: { products: string; link: (path: string) => string },
) {
  const category = categories.find(({ categoryId }) => categoryId === edit.categoryId);
  return [
    { label: products, href: link('/producten') },
    ...(category ? [{ label: category.name, href: link(`/producten?categorie=${category.categoryId}`) }] : []),
  ];
}

/** The sections of the page, with their counts, and the completeness of the product. */
function ProductNav({ product, edit }: { product: BeheerProduct; edit: ProductEdit }) {
  const { t } = useTranslation('beheer-products');
  const parts: [id: string, label: string, count?: number][] = [
    ['teksten', t('texts')],
    ['afbeeldingen', t('field-images'), edit.images.length],
    ['varianten', t('variants'), edit.variants.length],
    ['relaties', t('field-relations'), edit.relations.length],
    ['documenten', t('field-downloads'), edit.downloads.length],
    ['historie', t('history')],
  ];
  return (
    <nav className="sidenav pe__nav" aria-label={t('partsOfProduct')}>
      {parts.map(([id, label, count]) => (
        <a key={id} href={`#${id}`}>
          <span className="grow">{label}</span>
          {count !== undefined && <span className="n">{count}</span>}
        </a>
      ))}
      <div className="sidenav__head">{t('columnScore')}</div>
      <Score score={product.score} />
      {product.missing.length > 0 && (
        <p className="mini muted">
          {t('stillMissing', { parts: product.missing.map((part) => t(`part-${part}`).toLowerCase()).join(', ') })}
        </p>
      )}
    </nav>
  );
}

/** As the shop shows it in a list, including unsaved changes. */
function ShopCard({ product, edit }: { product: BeheerProduct; edit: ProductEdit }) {
  const { t } = useTranslation('beheer-products');
  const [first] = product.articles;
  const [variant] = edit.variants;
  const [image] = edit.images;
  return (
    <Card title={t('shopCard')}>
      <div className="pvcard">
        {image && <img src={resizedSource(image, 400, 400, 'max')} alt="" />}
        <span className="mini muted">{edit.brand}</span>
        <b>{edit.name}</b>
        <span className="mini muted">
          {[edit.displayVariantsBy, edit.variants.map(({ displayByValue }) => displayByValue).join(', ')]
            .filter(Boolean)
            .join(' ')}
        </span>
        {first?.price != null && variant && (
          <span className="b">
            {t('pricePer', { price: showEuros(first.price), unit: unitName(variant.priceUnit, 1) })}
          </span>
        )}
      </div>
    </Card>
  );
}
