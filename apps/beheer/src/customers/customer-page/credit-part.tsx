import type { BeheerCustomer } from '@bouwpoort/contract/customers/customers.staff';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { decimal } from '@bouwpoort/trade/foundation/money';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Link } from 'react-router';
import { Card } from '../../frame/kit/card.tsx';
import { Facts } from '../../frame/kit/facts.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { CreditBar } from '../customers/customer-state.tsx';
import { CreditChart } from './credit-chart.tsx';

export function CreditPart({ data: { row, heldOrders } }: { data: BeheerCustomer }) {
  const { t } = useTranslation('beheer-customers');
  const { link } = useScope();
  const { creditLimit, creditUsed, customerId } = row;
  return (
    <Card title={t('part_krediet')}>
      {creditLimit === null ? (
        <p>{t('prepaidText')}</p>
      ) : (
        <div className="stack">
          <p className="fig">
            {creditUsed > creditLimit
              ? t('creditOverBy', { amount: showEuros(decimal(creditUsed).minus(creditLimit)) })
              : t('creditFree', { amount: showEuros(decimal(creditLimit).minus(creditUsed)) })}
          </p>
          <CreditBar row={row} />
          <Facts
            facts={[
              [t('creditUsed'), showEuros(creditUsed)],
              [t('field_creditLimit'), showEuros(creditLimit)],
              [
                t('heldOrders'),
                heldOrders === 0 ? (
                  t('none')
                ) : (
                  <Link key="held" to={link(`/orders?krediet=vast&zoek=${customerId}`)}>
                    {heldOrders}
                  </Link>
                ),
              ],
            ]}
          />
        </div>
      )}
    </Card>
  );
}

/** The tab of its own, with the orders on account over time. */
export function CreditOverview({ data }: { data: BeheerCustomer }) {
  return (
    <div className="cols cols--aside">
      <div className="col">
        <CreditChart data={data} />
      </div>
      <div className="col">
        <CreditPart data={data} />
      </div>
    </div>
  );
}
