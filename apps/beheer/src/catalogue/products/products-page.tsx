import { beheerProductRoutes, type ProductRow } from '@bouwpoort/contract/catalogue/products.staff';
import { unitName } from '@bouwpoort/trade/catalogue/order-units';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { urlOf } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { useShortcut } from '../../frame/keyboard/shortcuts.tsx';
import { Moment } from '../../frame/kit/moment.tsx';
import { VentureMark } from '../../frame/kit/venture-mark.tsx';
import { NewLink } from '../../frame/page/new-link.tsx';
import { SectionHead } from '../../frame/sections/section-head.tsx';
import { useAddressParams } from '../../frame/session/address-params.ts';
import { useScope } from '../../frame/session/scope.ts';
import { useHasPermission } from '../../frame/session/session.ts';
import { type Column, DataTable, type Selection } from '../../frame/table/data-table.tsx';
import { StandardViews } from '../../frame/table/standard-views.tsx';
import { useList, useListPage } from '../../frame/table/use-list.ts';
import { BulkEdit, RunProgress } from './bulk-edit.tsx';
import { CellEdit } from './cell-edit.tsx';
import { ProductImage } from './product-image.tsx';
import { addressOf, filtersOf, productFilters, productQuestion } from './product-list.ts';
import { ProductState, Score } from './product-state.tsx';
import { useRowChanges } from './use-row-changes.ts';
import { useCategories } from './use-shop.ts';

const routes = beheerProductRoutes;
/** The running bulk change is in the address, so that it survives a reload. */
const runParameter = 'wijziging';

export function Component() {
  const { t } = useTranslation('beheer-products');
  const { venture, ventures, link } = useScope();
  const ventureId = venture?.ventureId ?? (ventures.length === 1 ? ventures[0]?.ventureId : undefined);
  const mayEdit = useHasPermission('catalogue.edit', ventureId === undefined ? {} : { ventureId });
  const standard = useQuery(read(routes.views, { query: ventureId === undefined ? {} : { ventureId } })).data;
  const categories = useCategories(ventureId);
  const filters = useMemo(
    () => productFilters(t, { brands: standard?.brands ?? [], categories: categories ?? [] }),
    [t, standard, categories],
  );
  const list = useList({ filters });
  const question = productQuestion(list, ventureId);
  const { data, table } = useListPage(list, read(routes.list, { query: { ...question, ...list.page } }));
  const { change, error: rowError } = useRowChanges();
  const columns = useProductColumns(mayEdit ? change : undefined, ventureId === undefined);
  const [params, setParams] = useAddressParams();
  const runId = params.get(runParameter);
  const showRun = (id: string | undefined) => setParams({ [runParameter]: id });
  useShortcut(
    { keys: 'E', label: t('editRow'), group: t('products') },
    () => document.querySelector<HTMLElement>('tr.is-cursor [data-edit-cell]')?.click(),
    { enabled: mayEdit },
  );
  return (
    <>
      <SectionHead label={t('parts')}>
        <NewLink
          label={t('newProduct')}
          group={t('products')}
          to={link('/producten/nieuw')}
          permission="catalogue.edit"
          may={mayEdit}
        />
      </SectionHead>
      <StandardViews
        label={t('standardViews')}
        views={standard?.views}
        addressOf={addressOf}
        isHot={(id) => id.startsWith('without') || id === 'unplaced'}
      />
      {rowError && <Notice kind="error" title={rowError.message} />}
      {runId && <RunProgress key={runId} runId={runId} onUndo={showRun} onClose={() => showRun(undefined)} />}
      <DataTable
        name="products"
        label={t('products')}
        {...table}
        columns={columns}
        rows={data?.products}
        rowId={({ productId }) => String(productId)}
        rowName={({ name }) => name}
        rowLook={({ state }) => (state === 'ended' || state === 'hidden' ? 'dim' : undefined)}
        search={{ label: t('search'), placeholder: t('searchPlaceholder') }}
        href={({ productId }) => link(`/producten/${productId}`)}
        csv={urlOf(routes.export, { query: question })}
        empty={{ title: t('empty'), text: t('emptyText') }}
        tall
        {...(mayEdit
          ? {
              bulk: (selection: Selection) => (
                <BulkEdit
                  selection={selection}
                  list={data?.total ? { ...data.total, filters: filtersOf(question) } : undefined}
                  ventureId={ventureId}
                  brands={standard?.brands ?? []}
                  onStarted={(id) => {
                    selection.clear();
                    showRun(id);
                  }}
                />
              ),
            }
          : {})}
      />
    </>
  );
}

function useProductColumns(
  change: ReturnType<typeof useRowChanges>['change'] | undefined,
  isMixed: boolean,
): Column<ProductRow>[] {
  const { t } = useTranslation('beheer-products');
  const { link } = useScope();
  return useMemo(
    () => [
      {
        id: 'name',
        label: t('columnProduct'),
        isSortable: true,
        className: 'max m-full',
        cell: (row) => {
          const name = (
            <Link className="b" to={link(`/producten/${row.productId}`)}>
              {row.name}
            </Link>
          );
          return (
            <span className="prod">
              <ProductImage url={row.imageUrl} />
              <span className="grow">
                {change ? (
                  <CellEdit
                    label={t('field-name')}
                    row={row.name}
                    value={row.name}
                    isLocked={row.locked.includes('name')}
                    onSave={(value) => change(row, { name: value })}
                  >
                    {name}
                  </CellEdit>
                ) : (
                  name
                )}
                <span className="sub num">
                  {[row.code ?? String(row.productId), t('variantCount', { count: row.variantCount })].join(', ')}
                </span>
              </span>
            </span>
          );
        },
      },
      ...(isMixed
        ? [
            {
              id: 'venture',
              label: t('columnVenture'),
              className: 'w0 m-hide',
              cell: ({ ventureId }: ProductRow) => <VentureMark ventureId={ventureId} />,
            },
          ]
        : []),
      {
        id: 'brand',
        label: t('field-brand'),
        className: 'n p3 m-hide',
        cell: (row) =>
          change ? (
            <CellEdit
              label={t('field-brand')}
              row={row.name}
              value={row.brand}
              isLocked={row.locked.includes('brand')}
              onSave={(value) => change(row, { brand: value })}
            />
          ) : (
            row.brand
          ),
      },
      { id: 'category', label: t('field-categoryId'), className: 'p2 m-hide', cell: (row) => row.categoryName },
      {
        id: 'price',
        label: t('columnPrice'),
        className: 'r p2 m-hide',
        cell: ({ price, priceUnit }) =>
          price === null ? (
            ''
          ) : (
            <span title={t('pricePer', { price: showEuros(price), unit: unitName(priceUnit, 1) })}>
              {showEuros(price)}
            </span>
          ),
      },
      { id: 'score', label: t('columnScore'), className: 'w0 m-hide', cell: ({ score }) => <Score score={score} /> },
      {
        id: 'missing',
        label: t('filterMissing'),
        isExtra: true,
        className: 'm-hide',
        cell: ({ missing }) => missing.map((part) => t(`part-${part}`)).join(', '),
      },
      {
        id: 'visible',
        label: t('field-isVisible'),
        className: 'c w0 m-hide',
        cell: (row) => (
          <input
            type="checkbox"
            className="cb"
            role="switch"
            aria-checked={row.isVisible}
            aria-label={t('visibleOf', { name: row.name })}
            checked={row.isVisible}
            disabled={!change}
            onChange={({ target }) => change?.(row, { isVisible: target.checked })}
          />
        ),
      },
      {
        id: 'changed',
        label: t('columnChanged'),
        isSortable: true,
        className: 'n muted p4 m-hide',
        cell: ({ updatedAt }) => <Moment at={updatedAt} />,
      },
      { id: 'state', label: t('filterState'), className: 'n m-r', cell: (row) => <ProductState state={row.state} /> },
    ],
    [t, link, change, isMixed],
  );
}
