import type { PriceExplanation, PriceStep } from '@bouwpoort/contract/catalogue/prices.staff';
import { priceWords } from '@bouwpoort/trade/catalogue/price-words';
import { showAmount, showEuros, showQuantity } from '@bouwpoort/trade/catalogue/quantity-words';
import { showDate } from '@bouwpoort/trade/foundation/dutch-dates';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ReactNode } from 'react';
import { clockTime } from '../../frame/texts/dutch-time.ts';

interface PriceStepsProps {
  explanation: PriceExplanation;
  at: Date;
  /** Includes rules that could have applied but did not. */
  withOthers: boolean;
}

/** From the list price to this customer's price, one step at a time. */
export function PriceSteps({ explanation, at, withOthers }: PriceStepsProps) {
  const { t } = useTranslation('beheer-prices');
  const { paid, article, quantity } = explanation;
  let count = 0;
  return (
    <ol className="pss">
      {explanation.steps.map((step) => {
        // The list price stays visible as the first step.
        const counts = step.verdict === 'decides' || (step.kind === 'list' && step.verdict === 'outranked');
        if (!counts && !withOthers) return null;
        if (counts) count++;
        return (
          <Step
            key={keyOf(step)}
            number={counts ? count : undefined}
            title={titleOf(t, step, explanation)}
            price={euros(step.price)}
          >
            <p className="sub">{reasonOf(t, step, explanation)}</p>
            {step.kind === 'ladder' && step.rungs.length > 0 && (
              <div className="tiers">
                {step.rungs.map((rung) => (
                  <span key={`${rung.from} ${rung.direct}`} className={rung.isPaid ? 'on' : undefined}>
                    <small>{t(rung.direct ? 'rungDirect' : 'rungFrom', { quantity: showQuantity(rung.from) })}</small>
                    {showEuros(rung.price)}
                  </span>
                ))}
              </div>
            )}
          </Step>
        );
      })}
      {paid && (
        <Step number={++count} title={t('stepAmount')} price={showEuros(paid.amount)}>
          <p className="sub">
            {t(paid.priceUnit === article.salesUnit ? 'stepAmountSame' : 'stepAmountText', {
              quantity: showAmount(quantity, article.salesUnit),
              priced: showAmount(paid.quantity, paid.priceUnit),
              ...priceTextOf(paid),
            })}
          </p>
        </Step>
      )}
      <li className="ps ps--sum">
        <span className="ps__n">
          <Icon name={paid ? 'check' : 'close'} size="small" />
        </span>
        <div>
          <b className="b">{t('stepSeen')}</b>
          <p className="sub">{t('stepSeenText', { time: clockTime(at) })}</p>
        </div>
        <div className="ps__v">
          <b>{paid ? priceTextOf(paid).price : t('noPrice')}</b>
        </div>
      </li>
    </ol>
  );
}

function Step({
  number,
  title,
  price,
  children,
}: {
  number: number | undefined;
  title: string;
  price: string;
  children: ReactNode;
}) {
  return (
    <li className={classNames('ps', number === undefined ? 'ps--no' : 'ps--yes')}>
      <span className="ps__n">{number}</span>
      <div>
        <b className="b">{title}</b>
        {children}
      </div>
      <div className="ps__v">
        <b>{price}</b>
      </div>
    </li>
  );
}

/** Each kind has one row, or one per agreement. */
function keyOf(step: PriceStep): string {
  return step.kind === 'ladder' ? step.kind : `${step.kind} ${step.agreement?.agreementId ?? ''}`;
}

type Words = (key: string, values?: Record<string, string>) => string;

const euros = (price: number | null) => (price === null ? '' : showEuros(price));

export function priceTextOf(paid: NonNullable<PriceExplanation['paid']>): { price: string; unit: string } {
  return priceWords({ price: paid.price, per: paid.salesPricePer, unitId: paid.priceUnit });
}

function titleOf(t: Words, step: PriceStep, { customer }: PriceExplanation): string {
  return t(`step-${step.kind}`, { group: customer.customerGroup });
}

function reasonOf(t: Words, step: PriceStep, { article, quantity }: PriceExplanation): string {
  if (step.kind === 'ladder') {
    const values = {
      quantity: showAmount(quantity, article.salesUnit),
      more: step.toNext === null ? '' : showAmount(step.toNext, article.salesUnit),
    };
    return t(step.verdict === 'decides' && step.toNext === null ? 'ladder-highest' : `ladder-${step.verdict}`, values);
  }
  const { agreement } = step;
  if (!agreement) return t(`${step.kind}-${step.verdict}`);
  const values = {
    number: String(agreement.agreementId),
    from: showDate(agreement.validFrom),
    until: agreement.validUntil === null ? t('forever') : showDate(agreement.validUntil),
  };
  return t(`agreement-${step.verdict}`, values);
}
