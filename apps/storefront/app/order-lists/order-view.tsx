import type { ListLine, OrderList } from '@bouwpoort/contract/order-lists';
import { showEuros } from '@bouwpoort/trade/quantity-words';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { GoneLineRow } from './gone-line-row.tsx';
import { inSections, totalOf } from './list-amounts.ts';
import { ListLineRow } from './list-line-row.tsx';
import { OrderOutcomeNotice } from './order-outcome.tsx';
import type { useOrderFromList } from './use-order-from-list.ts';

export interface ListViewProps {
  list: OrderList;
  seesPrices: boolean;
  ordering: ReturnType<typeof useOrderFromList>;
  modes: ReactNode;
  side: ReactNode;
}

interface OrderViewProps extends ListViewProps {
  onMore: (id: number) => void;
  onAdd: (section: string) => void;
  onReplace: (line: ListLine, contentId: string) => void;
  onRemove: (line: ListLine) => void;
}

const isInStock = ({ supplySource }: ListLine) => supplySource === 'branch' || supplySource === 'otherWarehouses';

/** All lines are chosen until the user unticks them; what is changed here counts for this order only. */
export function OrderView({
  list,
  seesPrices,
  ordering,
  modes,
  side,
  onMore,
  onAdd,
  onReplace,
  onRemove,
}: OrderViewProps) {
  const { t } = useTranslation('order-lists');
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [quantities, setQuantities] = useState<ReadonlyMap<number, number>>(new Map());
  const choose = useCallback(
    (id: number, isChosen: boolean) =>
      setLeft((before) => (isChosen ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]))),
    [],
  );
  const setQuantity = useCallback(
    (id: number, quantity: number) => setQuantities((before) => new Map([...before, [id, quantity]])),
    [],
  );
  const sections = useMemo(() => inSections(list.sections, list.lines), [list.sections, list.lines]);
  const quantityOf = (line: ListLine) => quantities.get(line.id) ?? line.quantity;
  const orderable = list.lines.filter(({ notOrderable }) => notOrderable === null);
  const chosen = orderable.filter(({ id }) => !left.has(id));
  const gone = list.lines.filter(({ notOrderable }) => notOrderable === 'gone').length;
  const total = totalOf(chosen.map((line) => ({ line, quantity: quantityOf(line) })));
  const order = () =>
    void ordering.order({ lines: chosen.map((line) => ({ id: line.id, quantity: quantityOf(line) })) });
  const button = (label: string, block: boolean) => (
    <Button
      look="primary"
      size="large"
      icon="cart-plus"
      block={block}
      state={ordering.isBusy ? 'busy' : 'idle'}
      disabled={chosen.length === 0}
      onClick={() => (ordering.isBusy ? undefined : order())}
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
            {list.mayOrder && orderable.length > 0 && (
              <Checkbox
                checked={chosen.length === orderable.length}
                onChange={(event) => setLeft(event.target.checked ? new Set() : new Set(orderable.map(({ id }) => id)))}
              >
                {t('chooseAll')}
              </Checkbox>
            )}
          </div>
          <OrderOutcomeNotice outcome={ordering.outcome} />
          <div className="ll-sheets">
            {sections.map((section) => (
              <section key={section.name} className="panel ll-sheet" aria-label={section.name || t('noSection')}>
                <header className="ll-head">
                  <h2>{section.name || t('noSection')}</h2>
                  <span className="muted small">{t('lineCount', { count: section.lines.length })}</span>
                  {section.note !== '' && <p>{section.note}</p>}
                  <Button
                    look="quiet"
                    icon="plus"
                    aria-haspopup="dialog"
                    aria-label={t('addLineTo', { section: section.name || t('noSection') })}
                    onClick={() => onAdd(section.name)}
                  >
                    {t('addLine')}
                  </Button>
                </header>
                {section.lines.map((line) =>
                  line.notOrderable === 'gone' ? (
                    <GoneLineRow key={line.id} line={line} onReplace={onReplace} onRemove={onRemove} />
                  ) : (
                    <ListLineRow
                      key={line.id}
                      line={line}
                      quantity={quantityOf(line)}
                      isChosen={!left.has(line.id) && line.notOrderable === null}
                      mayOrder={list.mayOrder}
                      seesPrices={seesPrices}
                      onChoose={choose}
                      onQuantity={setQuantity}
                      onMore={onMore}
                    />
                  ),
                )}
              </section>
            ))}
          </div>
        </div>
        <aside>
          <div className="summary summary--flat">
            <h2>{t('summary', { chosen: chosen.length, count: list.lines.length })}</h2>
            <dl className="sums">
              <div>
                <dt>{t('inStock')}</dt>
                <dd>{t('lineCount', { count: chosen.filter(isInStock).length })}</dd>
              </div>
              <div>
                <dt>{t('notChosen')}</dt>
                <dd>{t('lineCount', { count: orderable.length - chosen.length })}</dd>
              </div>
              {gone > 0 && (
                <div>
                  <dt>{t('needsChoice')}</dt>
                  <dd>{t('lineCount', { count: gone })}</dd>
                </div>
              )}
              {seesPrices && (
                <div className="sums__total">
                  <dt>{t('totalExVat')}</dt>
                  <dd>{showEuros(total)}</dd>
                </div>
              )}
            </dl>
            {list.mayOrder && <div className="list-order">{button(t('toCart'), true)}</div>}
            <p className="small muted">{t(list.mayOrder ? 'staysText' : 'viewerText')}</p>
          </div>
          {side}
        </aside>
      </div>
      {list.mayOrder && (
        <div className="order-bar">
          <p className="order-bar__sum">
            {seesPrices ? (
              <>
                <small>{t('barSum', { count: chosen.length })}</small>
                <b>{showEuros(total)}</b>
              </>
            ) : (
              <b>{t('barLines', { count: chosen.length })}</b>
            )}
          </p>
          {button(t('toCartShort'), false)}
        </div>
      )}
    </>
  );
}
