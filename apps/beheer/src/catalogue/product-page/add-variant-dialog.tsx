import {
  type BeheerProduct,
  beheerProductRoutes,
  type NewVariant,
  newVariant,
} from '@bouwpoort/contract/catalogue/products.staff';
import { ApiProblem } from '@bouwpoort/contract/program/client';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../frame/api/call.ts';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { useProductRefresh } from '../products/use-row-changes.ts';
import { emptyVariant, NewVariantFields } from './new-variant-fields.tsx';

/** Adds an article to the same product. */
export function AddVariantDialog({ product, onClose }: { product: BeheerProduct; onClose: () => void }) {
  const { t } = useTranslation('beheer-products');
  const { t: common } = useTranslation('beheer');
  const notify = useUndoNotice();
  const refresh = useProductRefresh();
  const [first] = product.edit.variants;
  const [value, setValue] = useState<NewVariant>({
    ...emptyVariant,
    ...(first && {
      ...{ salesUnit: first.salesUnit, priceUnit: first.priceUnit, stockUnit: first.stockUnit },
      units: first.units.map((unit) => ({ ...unit, gtin: null })),
    }),
  });
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const add = useMutation({
    mutationFn: (body: NewVariant) =>
      call(beheerProductRoutes.addVariant, { params: { productId: product.productId }, body }),
    onSuccess: async () => {
      await refresh();
      notify({ text: t('variantAdded', { code: value.code }) });
      onClose();
    },
    onError: (problem) => setErrors((problem instanceof ApiProblem && problem.problem.errors) || {}),
  });
  const submit = () => {
    const parsed = newVariant.safeParse(value);
    if (parsed.success) return add.mutate(parsed.data);
    const messages = Map.groupBy(parsed.error.issues, ({ path }) => String(path[0]));
    setErrors(Object.fromEntries([...messages].map(([name, list]) => [name, list.map(({ message }) => message)])));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('addVariant')}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button look="primary" state={add.isPending ? 'busy' : 'idle'} onClick={submit}>
            {t('addVariant')}
          </Button>
        </>
      }
    >
      {add.error && Object.keys(errors).length === 0 && <Notice kind="error" title={add.error.message} />}
      <NewVariantFields
        value={value}
        error={(name) => errors[name]?.[0]}
        onChange={(fields) => setValue((before) => ({ ...before, ...fields }))}
      />
    </Dialog>
  );
}
