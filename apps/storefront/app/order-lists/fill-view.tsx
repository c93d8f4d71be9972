import { showEuros } from '@bouwpoort/trade/quantity-words';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { EmptyState } from '@bouwpoort/ui/molecules/empty-state.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useCallback, useMemo, useState } from 'react';
import { shortMoment } from '../orders/order-words.ts';
import { FillLineRow } from './fill-line-row.tsx';
import { inSections, missingOf, totalOf } from './list-amounts.ts';
import { OrderOutcomeNotice } from './order-outcome.tsx';
import type { ListViewProps } from './order-view.tsx';

/** Lines with a standing amount: what was counted goes in, what is missing is ordered. */
export function FillView({ list, seesPrices, ordering, modes, side }: ListViewProps) {
  const { t } = useTranslation('order-lists');
  const [counts, setCounts] = useState<ReadonlyMap<number, number>>(new Map());
  const setCount = useCallback(
    (id: number, counted: number) => setCounts((before) => new Map([...before, [id, counted]])),
    [],
  );
  const lines = useMemo(
    () => list.lines.filter(({ standing, notOrderable }) => standing !== null && notOrderable === null),
    [list.lines],
  );
  // Until somebody counts, nothing is said to be missing.
  const countOf = (id: number, standing: number | null) => counts.get(id) ?? standing ?? 0;
  const missing = lines
    .map((line) => ({ line, quantity: missingOf(line, countOf(line.id, line.standing)) }))
    .filter(({ quantity }) => quantity > 0);
  const total = totalOf(missing);
  const order = () =>
    void ordering.order({
      counted: lines.map((line) => ({ id: line.id, counted: countOf(line.id, line.standing) })),
    });
  const button = (label: string, block: boolean) => (
    <Button
      look="primary"
      size="large"
      icon="cart-plus"
      block={block}
      state={ordering.isBusy ? 'busy' : 'idle'}
      disabled={missing.length === 0}
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
            <p className="small muted">{t('fillHint')}</p>
          </div>
          <OrderOutcomeNotice outcome={ordering.outcome} />
          {lines.length === 0 ? (
            <EmptyState icon="lists" title={t('noStandingTitle')} text={t('noStandingText')} />
          ) : (
            <div className="ll-sheets">
              {inSections(list.sections, lines)
                .filter((section) => section.lines.length > 0)
                .map((section) => (
                  <section key={section.name} className="panel ll-sheet" aria-label={section.name || t('noSection')}>
                    <header className="ll-head">
                      <h2>{section.name || t('noSection')}</h2>
                      <span className="muted small">{t('lineCount', { count: section.lines.length })}</span>
                    </header>
                    <div
                      className={seesPrices ? 'll ll--fill ll--cols' : 'll ll--fill ll--cols ll--bare'}
                      aria-hidden="true"
                    >
                      <span />
                      <span />
                      <span>{t('standingColumn')}</span>
                      <span>{t('counted')}</span>
                      <span>{t('toOrder')}</span>
                      {seesPrices && <span>{t('amount')}</span>}
                    </div>
                    {section.lines.map((line) => (
                      <FillLineRow
                        key={line.id}
                        line={line}
                        counted={countOf(line.id, line.standing)}
                        seesPrices={seesPrices}
                        onCounted={setCount}
                      />
                    ))}
                  </section>
                ))}
            </div>
          )}
        </div>
        <aside>
          <div className="summary summary--flat">
            <h2>{missing.length > 0 ? t('fillSummary', { count: missing.length }) : t('nothingMissing')}</h2>
            <dl className="sums">
              <div>
                <dt>{t('alreadyEnough')}</dt>
                <dd>{t('lineCount', { count: lines.length - missing.length })}</dd>
              </div>
              {seesPrices && (
                <div className="sums__total">
                  <dt>{t('totalExVat')}</dt>
                  <dd>{showEuros(total)}</dd>
                </div>
              )}
            </dl>
            {list.mayOrder && <div className="list-order">{button(t('toCart'), true)}</div>}
            {list.lastCounted && (
              <p className="small muted">
                {t('lastCounted', { by: list.lastCounted.by, at: shortMoment(list.lastCounted.at) })}
              </p>
            )}
          </div>
          {side}
        </aside>
      </div>
      {list.mayOrder && (
        <div className="order-bar">
          <p className="order-bar__sum">
            {seesPrices ? (
              <>
                <small>{t('barSum', { count: missing.length })}</small>
                <b>{showEuros(total)}</b>
              </>
            ) : (
              <b>{t('barLines', { count: missing.length })}</b>
            )}
          </p>
          {button(t('toCartShort'), false)}
        </div>
      )}
    </>
  );
}
