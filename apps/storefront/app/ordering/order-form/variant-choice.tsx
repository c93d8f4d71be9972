import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { CompactProduct, CompactVariant } from '../../catalogue/prices/compact-variant.ts';

interface VariantChoiceProps {
  id: string;
  product: CompactProduct;
  chosen: CompactVariant | undefined;
  onChoose: (guid: string) => void;
}

/** The choice of a variant: none is preselected, because the user would not notice. */
export function VariantChoice({ id, product, chosen, onChoose }: VariantChoiceProps) {
  const { t } = useTranslation('purchase');
  const differentiator = product.variantDifferentiator?.toLowerCase() || t('variant');
  return (
    <Select
      id={id}
      compact
      className="variant-choice"
      aria-label={t('chooseOf', { differentiator, name: product.name })}
      value={chosen?.guid ?? ''}
      onChange={(event) => onChoose(event.target.value)}
      options={[
        // Half a phone is too narrow for more than the name of the choice.
        {
          value: '',
          label: t('choose', { differentiator: differentiator.charAt(0).toUpperCase() + differentiator.slice(1) }),
        },
        ...product.variants.map(({ guid, uniqueProperty, code }) => ({ value: guid, label: uniqueProperty || code })),
      ]}
    />
  );
}
