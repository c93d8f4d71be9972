import { showQuantity } from '@bouwpoort/trade/catalogue/quantity-words';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { StateMark } from '../../frame/kit/state-mark.tsx';

/** In percent; one below the venture's minimum is marked. */
export function Margin({ margin, isBelow }: { margin: number; isBelow: boolean }) {
  const { t } = useTranslation('beheer-quotes');
  const text = `${showQuantity(margin)}%`;
  if (!isBelow) return text;
  return (
    <StateMark look="bad">
      {text} <span className="sr-only">{t('belowMargin')}</span>
    </StateMark>
  );
}
