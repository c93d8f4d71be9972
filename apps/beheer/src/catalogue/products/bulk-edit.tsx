import { beheerFeatureRoutes } from '@bouwpoort/contract/catalogue/features.staff';
import {
  beheerProductRoutes,
  type ProductsChange,
  type ProductsRun,
} from '@bouwpoort/contract/catalogue/products.staff';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { call } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { Keys } from '../../frame/keyboard/keys.tsx';
import { useShortcut } from '../../frame/keyboard/shortcuts.tsx';
import type { Selection } from '../../frame/table/data-table.tsx';
import { showNumber } from '../../frame/texts/dutch-number.ts';
import type { filtersOf } from './product-list.ts';
import { useProductRefresh } from './use-row-changes.ts';
import { categoryOptions, useCategories } from './use-shop.ts';

const pollInterval = 1000;

interface BulkEditProps {
  selection: Selection;
  /** The list the selection was made from, with its number of products. */
  list: { filters: ReturnType<typeof filtersOf>; count: number; isExact: boolean } | undefined;
  ventureId: string | undefined;
  brands: readonly string[];
  onStarted: (runId: string) => void;
}

/** In the dock: bulk changes of the selected products, or of all in the list. */
export function BulkEdit({ selection, list, ventureId, brands, onStarted }: BulkEditProps) {
  const { t } = useTranslation('beheer-products');
  const [isOpen, setOpen] = useState(false);
  const { ids, isAll, setAll } = selection;
  const open = () => setOpen(true);
  useShortcut({ keys: 'B', label: t('bulkEdit'), group: t('products') }, open);
  const canBeAll = list !== undefined && list.count > ids.length;
  const count = isAll && list ? list.count : ids.length;
  const start = useMutation({
    mutationFn: (change: ProductsChange) =>
      call(beheerProductRoutes.changeMany, {
        body: {
          change,
          ...(isAll && list ? { filters: list.filters } : { productIds: ids.map(Number) }),
        },
      }),
    onSuccess: ({ runId }) => {
      setOpen(false);
      onStarted(runId);
    },
  });
  return (
    <>
      {canBeAll && (
        <Button className="btn--dark" look="plain" aria-pressed={isAll} onClick={() => setAll(!isAll)}>
          {t(isAll ? 'bulkOnlyPicked' : 'bulkAll', { count: showNumber(list.count) })}
        </Button>
      )}
      <Button className="btn--dark" look="plain" icon="pencil" onClick={open}>
        {t('bulkEdit')}
        <Keys keys="B" />
      </Button>
      {isOpen && (
        <ChangeDialog
          count={count}
          ventureId={ventureId}
          brands={brands}
          error={start.error}
          isBusy={start.isPending}
          onChange={(change) => start.mutate(change)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface ChangeDialogProps {
  count: number;
  ventureId: string | undefined;
  brands: readonly string[];
  error: Error | null;
  isBusy: boolean;
  onChange: (change: ProductsChange) => void;
  onClose: () => void;
}

function ChangeDialog({ count, ventureId, brands, error, isBusy, onChange, onClose }: ChangeDialogProps) {
  const { t } = useTranslation('beheer-products');
  const { t: common } = useTranslation('beheer');
  const categories = useCategories(ventureId) ?? [];
  const features = useQuery(read(beheerFeatureRoutes.list)).data?.features ?? [];
  const [isEmpty, setEmpty] = useState(false);
  const shown = showNumber(count);
  const keep = { value: '', label: t('bulkKeep') };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const change: ProductsChange = {
      ...(text('category') && { categoryId: Number(text('category')) }),
      ...(text('brand') && { brand: text('brand') }),
      ...(text('visible') && { isVisible: text('visible') === 'yes' }),
      ...(text('feature') && { feature: { key: text('feature'), value: text('featureValue') || null } }),
    };
    setEmpty(Object.keys(change).length === 0);
    if (Object.keys(change).length > 0) onChange(change);
  };
  return (
    <Dialog open onClose={onClose} title={t('bulkTitle', { count, shown })} bare>
      <form className="side-form" noValidate onSubmit={submit}>
        <div className="dialog__body stack">
          <p className="muted">{t('bulkText')}</p>
          {error && <Notice kind="error" title={error.message} />}
          {isEmpty && <Notice kind="error" title={t('bulkNothing')} />}
          <Field label={t('field-brand')}>
            {(control) => (
              <>
                <Input
                  {...control}
                  name="brand"
                  list="bulk-brands"
                  placeholder={t('bulkKeep')}
                  autoComplete="off"
                  data-initial-focus
                />
                <datalist id="bulk-brands">
                  {brands.map((brand) => (
                    <option key={brand} value={brand} />
                  ))}
                </datalist>
              </>
            )}
          </Field>
          {ventureId === undefined ? (
            <p className="muted">{t('bulkOneVenture')}</p>
          ) : (
            <SelectField
              label={t('field-categoryId')}
              name="category"
              options={[keep, ...categoryOptions(categories)]}
            />
          )}
          <SelectField
            label={t('field-isVisible')}
            name="visible"
            options={[keep, { value: 'yes', label: t('visible') }, { value: 'no', label: t('hidden') }]}
          />
          <SelectField
            label={t('feature')}
            name="feature"
            options={[keep, ...features.map(({ key, name }) => ({ value: key, label: name }))]}
          />
          <TextField label={t('featureValue')} hint={t('bulkFeatureHint')} name="featureValue" autoComplete="off" />
        </div>
        <div className="dialog__foot">
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button type="submit" look="primary" state={isBusy ? 'busy' : 'idle'}>
            {t('bulkDo', { count, shown })}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The progress of a bulk change; it continues without this page, and can be rolled back when it is done. */
export function RunProgress({ runId, onUndo, onClose }: RunProgressProps) {
  const { t } = useTranslation('beheer-products');
  const { t: common } = useTranslation('beheer');
  const refresh = useProductRefresh();
  const { data: run } = useQuery({
    ...read(beheerProductRoutes.run, { params: { runId } }),
    refetchInterval: ({ state }) => (state.data?.finishedAt ? false : pollInterval),
  });
  const isFinished = run?.finishedAt != null;
  useEffect(() => {
    if (isFinished) void refresh();
  }, [isFinished, refresh]);
  const undo = useMutation({
    mutationFn: () => call(beheerProductRoutes.undoMany, { params: { runId } }),
    onSuccess: (started) => onUndo(started.runId),
  });
  if (!run) return null;
  const counts = { done: showNumber(run.done), total: showNumber(run.total) };
  return (
    <section className="sheet run" aria-label={t('run')}>
      <div className="run__line">
        <span role="status" className="grow">
          {isFinished ? resultOf(run, t) : t(`run-${run.kind}`, counts)}
        </span>
        {isFinished && run.kind === 'editProducts' && run.done > run.unchanged && (
          <Button className="btn--s" state={undo.isPending ? 'busy' : 'idle'} onClick={() => undo.mutate()}>
            {common('undo')}
          </Button>
        )}
        {isFinished && (
          <Button className="btn--s" look="quiet" onClick={onClose}>
            {common('close')}
          </Button>
        )}
      </div>
      <span className="prog" style={{ '--p': percent(run) } as React.CSSProperties} aria-hidden="true">
        <i />
      </span>
      {undo.error && <Notice kind="error" title={undo.error.message} />}
      {isFinished && run.reasons.length > 0 && (
        <ul className="run__why">
          {run.reasons.map(({ message, count }) => (
            <li key={message}>
              <b className="num">{showNumber(count)}</b> {message}
            </li>
          ))}
        </ul>
      )}
      {run.refusals.length > 0 && (
        <details>
          <summary>{t('runRefused')}</summary>
          <ul>
            {run.refusals.map(({ productId, message }) => (
              <li key={productId}>
                <b>{productId}</b> {message}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** How many were changed or put back, and how many were not. */
function resultOf({ kind, done, unchanged, refused }: ProductsRun, t: ReturnType<typeof useTranslation>['t']): string {
  const part = (name: string, count: number) => t(`run-${name}`, { count, shown: showNumber(count) });
  return [
    part(`${kind}-done`, done - unchanged),
    ...(unchanged > 0 ? [part('unchanged', unchanged)] : []),
    ...(refused > 0 ? [part(`${kind}-refused`, refused)] : []),
  ].join(', ');
}

interface RunProgressProps {
  runId: string;
  onUndo: (runId: string) => void;
  onClose: () => void;
}

const percent = ({ done, refused, total }: ProductsRun) => Math.round(((done + refused) / total) * 100);
