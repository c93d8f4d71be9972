import { beheerProductRoutes, type ProductRow } from '@bouwpoort/contract/catalogue/products.staff';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { call } from '../../frame/api/call.ts';
import { useUndoNotice } from '../../frame/kit/undo.tsx';

type RowChange = Partial<Pick<ProductRow, 'name' | 'brand' | 'isVisible'>>;

/** Invalidates everything that shows products. */
export function useProductRefresh() {
  const client = useQueryClient();
  return useCallback(
    () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [path] }) =>
          typeof path === 'string' &&
          /^\/api\/beheer\/(products|categories|waiting-products|features|history)/.test(path),
      }),
    [client],
  );
}

/** Changes of single cells, each saved at once, with undo. */
export function useRowChanges() {
  const { t } = useTranslation('beheer-products');
  const notify = useUndoNotice();
  const refresh = useProductRefresh();
  const [error, setError] = useState<Error>();
  const change = useCallback(
    async (row: ProductRow, given: RowChange) => {
      const was: RowChange = Object.fromEntries(Object.keys(given).map((name) => [name, row[name as keyof RowChange]]));
      const send = (fields: RowChange, version: number) =>
        call(beheerProductRoutes.changeRow, {
          params: { productId: row.productId },
          body: { ...fields, version },
        });
      setError(undefined);
      try {
        const saved = await send(given, row.version);
        notify({
          text: t('rowSaved', { name: saved.name }),
          undo: () => send(was, saved.version).then(refresh),
        });
      } catch (problem) {
        setError(problem as Error);
      }
      await refresh();
    },
    [t, notify, refresh],
  );
  return { change, error };
}
