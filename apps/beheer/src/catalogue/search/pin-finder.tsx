import { beheerProductRoutes } from '@bouwpoort/contract/catalogue/products.staff';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { read } from '../../frame/api/read.ts';
import { emptyItem } from './search-words.ts';
import type { TuningUpdate } from './use-search-changes.ts';

interface PinFinderProps {
  ventureId: string;
  onChange: (update: TuningUpdate) => void;
}

/** Pins an article that is not among the results. */
export function PinFinder({ ventureId, onChange }: PinFinderProps) {
  const { t } = useTranslation('beheer-search');
  const list = useId();
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.trim());
  const { data } = useQuery({
    ...read(beheerProductRoutes.list, { query: { q: wanted, ventureId, limit: 8 } }),
    enabled: wanted.length > 2,
  });
  const found = data?.products ?? [];
  const labelOf = (product: (typeof found)[number]) => `${product.code ?? ''} ${product.name}`.trim();
  const pin = (text: string) => {
    const product = found.find((one) => labelOf(one) === text) ?? (found.length === 1 ? found[0] : undefined);
    if (!product) return;
    const { productId } = product;
    onChange((items) => [
      ...items.filter((item) => item.productId !== productId),
      { ...emptyItem, productId, action: 'pin', place: 1 },
    ]);
    setTyped('');
  };
  return (
    <form
      className="pinfind"
      onSubmit={(event) => {
        event.preventDefault();
        pin(typed);
      }}
    >
      <Input
        aria-label={t('pinOther')}
        placeholder={t('pinOther')}
        list={list}
        value={typed}
        autoComplete="off"
        onChange={({ target }) => {
          setTyped(target.value);
          if (found.some((one) => labelOf(one) === target.value)) pin(target.value);
        }}
      />
      <datalist id={list}>
        {found.map((product) => (
          <option key={product.productId} value={labelOf(product)} />
        ))}
      </datalist>
    </form>
  );
}
