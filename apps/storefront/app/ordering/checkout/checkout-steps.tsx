import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { CheckoutStep } from '../checkout-state/checkout-state.ts';

interface CheckoutStepsProps {
  step: CheckoutStep;
  reached: CheckoutStep;
  onOpen?: (step: CheckoutStep) => void;
}

const steps: readonly CheckoutStep[] = [1, 2, 3];

/** Completed steps can be opened again. */
export function CheckoutSteps({ step, reached, onOpen }: CheckoutStepsProps) {
  const { t } = useTranslation('checkout');
  return (
    <nav aria-label={t('steps')}>
      <ol className="steps">
        {steps.map((one) => {
          const className = classNames('step', one < step && 'step--done', one === step && 'step--now');
          const words = (
            <>
              {t('step', { step: one })}
              <b>{t(`step${one}`)}</b>
            </>
          );
          return (
            <li key={one}>
              {onOpen && one <= reached && one !== step ? (
                <button type="button" className={className} onClick={() => onOpen(one)}>
                  {words}
                </button>
              ) : (
                <span className={className} aria-current={one === step ? 'step' : undefined}>
                  {words}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
