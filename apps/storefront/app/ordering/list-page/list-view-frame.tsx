import type { OrderList } from '@bouwpoort/contract/ordering/lists';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ReactNode } from 'react';
import type { useOrderFromList } from '../lists/use-order-from-list.ts';
import { OrderOutcomeNotice } from './order-outcome.tsx';

export interface ListViewProps {
  list: OrderList;
  seesPrices: boolean;
  ordering: ReturnType<typeof useOrderFromList>;
  modes: ReactNode;
  side: ReactNode;
}

interface ListViewFrameProps extends ListViewProps {
  /** Beside the mode switch. */
  tools: ReactNode;
  /** Null when nothing can be ordered: then there is no summary. */
  title: string | null;
  facts: readonly { label: string; count: number }[];
  /** The number of lines to order, and the total. */
  count: number;
  total: number;
  onOrder: () => void;
  /** Below the button. */
  foot: ReactNode;
  children: ReactNode;
}

/** The frame around the lines of a list in every mode: the total, and the order button. */
export function ListViewFrame(props: ListViewFrameProps) {
  const { list, seesPrices, ordering, modes, side, tools, title, facts, count, total, onOrder, foot, children } = props;
  const { t } = useTranslation('order-lists');
  const button = (label: string, block: boolean) => (
    <Button
      look="primary"
      size="large"
      icon="cart-plus"
      block={block}
      state={ordering.isBusy ? 'busy' : 'idle'}
      disabled={count === 0}
      onClick={() => (ordering.isBusy ? undefined : onOrder())}
    >
      {label}
    </Button>
  );
  return (
    <>
      <div className="with-side">
        <div className="ll-main">
          <div className="ll-tools">
            {modes}
            {tools}
          </div>
          <OrderOutcomeNotice outcome={ordering.outcome} />
          {children}
        </div>
        <aside>
          {title !== null && (
            <div className="summary summary--flat">
              <h2>{title}</h2>
              <dl className="sums">
                {facts.map((fact) => (
                  <div key={fact.label}>
                    <dt>{fact.label}</dt>
                    <dd>{t('lineCount', { count: fact.count })}</dd>
                  </div>
                ))}
                {seesPrices && (
                  <div className="sums__total">
                    <dt>{t('totalExVat')}</dt>
                    <dd>{showEuros(total)}</dd>
                  </div>
                )}
              </dl>
              {list.mayOrder && <div className="list-order">{button(t('toCart'), true)}</div>}
              {foot}
            </div>
          )}
          {side}
        </aside>
      </div>
      {list.mayOrder && title !== null && (
        <div className="order-bar">
          <p className="order-bar__sum">
            {seesPrices ? (
              <>
                <small>{t('barSum', { count })}</small>
                <b>{showEuros(total)}</b>
              </>
            ) : (
              <b>{t('barLines', { count })}</b>
            )}
          </p>
          {button(t('toCartShort'), false)}
        </div>
      )}
    </>
  );
}

interface SectionCardProps {
  section: { name: string; note: string; lines: readonly unknown[] };
  actions?: ReactNode;
  children: ReactNode;
}

/** The lines of one section under its name. */
export function SectionCard({ section: { name, note, lines }, actions, children }: SectionCardProps) {
  const { t } = useTranslation('order-lists');
  return (
    <section className="panel ll-sheet" aria-label={name || t('noSection')}>
      <header className="ll-head">
        <h2>{name || t('noSection')}</h2>
        <span className="muted small">{t('lineCount', { count: lines.length })}</span>
        {note !== '' && <p>{note}</p>}
        {actions}
      </header>
      {children}
    </section>
  );
}
