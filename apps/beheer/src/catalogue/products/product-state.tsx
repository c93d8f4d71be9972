import type { ProductState as State } from '@bouwpoort/contract/catalogue/products.staff';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type StateLook, StateMark } from '../../frame/kit/state-mark.tsx';

const looks: Record<State, StateLook> = {
  online: 'ok',
  planned: 'new',
  ended: 'off',
  hidden: 'off',
  unplaced: 'wait',
};

export function ProductState({ state }: { state: State }) {
  const { t } = useTranslation('beheer-products');
  return <StateMark look={looks[state]}>{t(`state-${state}`)}</StateMark>;
}

const lowBelow = 60;

/** The completeness of a product, in percent. */
export function Score({ score }: { score: number }) {
  return (
    <span className={classNames('score', score < lowBelow && 'score--low')}>
      <span className="prog" style={{ '--p': score } as React.CSSProperties} aria-hidden="true">
        <i />
      </span>
      {score}
    </span>
  );
}
