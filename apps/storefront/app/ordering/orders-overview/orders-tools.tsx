import { type OrderStatus, orderStatuses } from '@bouwpoort/trade/ordering/order-status';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useState } from 'react';
import {
  defaultAddress,
  type OrdersAddress,
  ordersParams,
  type Period,
  periods,
  sortFields,
  sortOf,
  sortWord,
} from '../orders/orders-address.ts';

interface OrdersToolsProps {
  address: OrdersAddress;
  /** Typing replaces the history entry; a choice pushes one, so that the back button undoes it. */
  onChange: (change: Partial<OrdersAddress>, how: 'replace' | 'push') => void;
  /** Only statuses that occur. */
  statuses: readonly OrderStatus[];
}

/** A plain form without script; with script every change applies at once. */
export function OrdersTools({ address, onChange, statuses }: OrdersToolsProps) {
  const { t } = useTranslation('orders');
  const [query, setQuery] = useTyped(address.query);
  const [isOpen, setIsOpen] = useState(false);
  const type = (text: string) => {
    setQuery(text);
    onChange({ query: text }, 'replace');
  };
  const offered = orderStatuses.filter((status) => statuses.includes(status) || status === address.status);
  const sorts = sortFields.flatMap((field) => [false, true].map((descending) => sortWord({ field, descending })));
  return (
    <form className="list-tools" method="get" onSubmit={(event) => event.preventDefault()}>
      <Field label={t('search')}>
        {(control) => (
          <div className="input-group">
            <Input
              {...control}
              name={ordersParams.query}
              type="search"
              maxLength={100}
              autoComplete="off"
              enterKeyHint="search"
              placeholder={t('searchPlaceholder')}
              value={query}
              onChange={(event) => type(event.target.value)}
            />
            <span className="list-tools__icon">
              <Icon name="search" />
            </span>
          </div>
        )}
      </Field>
      <details className="list-tools__more" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="btn btn--secondary btn--icon">
          <Icon name="filter" size="control" />
          <span className="sr-only">{t('filterAndSort')}</span>
        </summary>
      </details>
      <div className="list-tools__choices">
        <SelectField
          label={t('status')}
          name={ordersParams.status}
          value={address.status ?? ''}
          options={[
            { value: '', label: t('allStatuses') },
            ...offered.map((status) => ({ value: status, label: t(`status_${status}`) })),
          ]}
          onChange={(event) => onChange({ status: (event.target.value || null) as OrderStatus | null }, 'push')}
        />
        <SelectField
          label={t('period')}
          name={ordersParams.period}
          value={address.period}
          options={periods.map((period) => ({ value: period, label: t(`period_${period}`) }))}
          onChange={(event) => onChange({ period: event.target.value as Period }, 'push')}
        />
        <div className="list-tools__sort">
          <SelectField
            label={t('sort')}
            name={ordersParams.sort}
            value={sortWord(address.sort)}
            options={sorts.map((word) => ({ value: word, label: t(`sort_${word}`) }))}
            onChange={(event) => onChange({ sort: sortOf(event.target.value) ?? defaultAddress.sort }, 'push')}
          />
        </div>
      </div>
      <Button type="submit" className="without-script">
        {t('apply')}
      </Button>
    </form>
  );
}

/** Typed text takes precedence over the address; a navigation through history takes precedence over typed text. */
function useTyped(query: string): [text: string, set: (text: string) => void] {
  const [text, setText] = useState(query);
  useEffect(() => setText(query), [query]);
  return [text, setText];
}
