import { beheerProductRoutes, relationKinds } from '@bouwpoort/contract/catalogue/products.staff';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { read } from '../../frame/api/read.ts';
import { Card } from '../../frame/kit/card.tsx';
import { ProductImage } from '../products/product-image.tsx';
import type { ProductForm } from './product-form.ts';

interface Related {
  productId: number;
  name: string;
  imageUrl: string | null;
}

interface ProductRelationsProps {
  form: ProductForm;
  productId: number;
  ventureId: string;
  related: readonly Related[];
}

/** Replacements, accessories and alternatives. */
export function ProductRelations({ form, productId, ventureId, related }: ProductRelationsProps) {
  const { t } = useTranslation('beheer-products');
  const { relations } = form.edit;
  const [found, setFound] = useState<readonly Related[]>([]);
  const nameOf = new Map([...related, ...found].map((one) => [one.productId, one]));
  const put = (list: typeof relations) => form.put({ relations: list });
  return (
    <Card title={t('field-relations')}>
      {form.errors.relations && (
        <p className="field__error" role="alert">
          {form.errors.relations.message}
        </p>
      )}
      <ul className="rel">
        {relations.map(({ kind, productId: otherId }, at) => {
          const name = nameOf.get(otherId)?.name ?? String(otherId);
          return (
            <li key={`${kind} ${otherId}`}>
              <ProductImage url={nameOf.get(otherId)?.imageUrl ?? null} />
              <span className="grow">{name}</span>
              <Select
                compact
                aria-label={t('relationKind', { name })}
                value={kind}
                disabled={!form.may}
                options={relationKinds.map((one) => ({ value: one, label: t(`relation-${one}`) }))}
                onChange={({ target }) =>
                  put(
                    relations.map((one, index) =>
                      index === at ? { ...one, kind: target.value as (typeof relationKinds)[number] } : one,
                    ),
                  )
                }
              />
              {form.may && (
                <IconButton
                  look="quiet"
                  icon="trash"
                  label={t('relationRemove', { name })}
                  onClick={() => put(relations.filter((_, index) => index !== at))}
                />
              )}
            </li>
          );
        })}
      </ul>
      {form.may && (
        <RelationFinder
          ventureId={ventureId}
          except={productId}
          onChoose={(one) => {
            setFound((before) => [...before, one]);
            if (!relations.some((other) => other.productId === one.productId && other.kind === 'accessory'))
              put([...relations, { kind: 'accessory', productId: one.productId }]);
          }}
        />
      )}
    </Card>
  );
}

interface RelationFinderProps {
  ventureId: string;
  except: number;
  onChoose: (product: Related) => void;
}

function RelationFinder({ ventureId, except, onChoose }: RelationFinderProps) {
  const { t } = useTranslation('beheer-products');
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.trim());
  const { data } = useQuery({
    ...read(beheerProductRoutes.list, { query: { ventureId, q: wanted, limit: 6 } }),
    enabled: wanted.length > 1,
    placeholderData: keepPreviousData,
  });
  const found = wanted.length > 1 ? (data?.products.filter(({ productId }) => productId !== except) ?? []) : [];
  return (
    <>
      <TextField
        label={t('addRelation')}
        value={typed}
        placeholder={t('searchPlaceholder')}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      <ul className="rel rel--found">
        {found.map((product) => (
          <li key={product.productId}>
            <button
              type="button"
              onClick={() => {
                setTyped('');
                onChoose(product);
              }}
            >
              <ProductImage url={product.imageUrl} />
              <span className="grow">{product.name}</span>
              <span className="muted">{product.code}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
