import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { EmptyState } from '@bouwpoort/ui/molecules/empty-state.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { Translate } from '@bouwpoort/ui/words.ts';
import { useCallback, useMemo, useState } from 'react';
import { shortMoment } from '../../frame/texts/dates.ts';
import { FillLineRow } from './fill-line-row.tsx';
import { inSections, missingOf, totalOf } from './list-amounts.ts';
import { ListViewFrame, type ListViewProps, SectionCard } from './list-view-frame.tsx';

interface FillViewProps extends ListViewProps {
  /** Copies the quantities of the list to its standing amounts. */
  onStanding: () => void;
}

function titleOf(lines: number, missing: number, t: Translate): string | null {
  if (lines === 0) return null;
  return missing > 0 ? t('fillSummary', { count: missing }) : t('nothingMissing');
}

/** Lines with a standing amount: the user enters the counted stock, and the difference is ordered. */
export function FillView({ onStanding, ...view }: FillViewProps) {
  const { list, seesPrices, ordering } = view;
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
  // Without a count, nothing counts as missing.
  const countOf = (id: number, standing: number | null) => counts.get(id) ?? standing ?? 0;
  const missing = lines
    .map((line) => ({ line, quantity: missingOf(line, countOf(line.id, line.standing)) }))
    .filter(({ quantity }) => quantity > 0);
  const order = () =>
    void ordering.order({
      counted: lines.map((line) => ({ id: line.id, counted: countOf(line.id, line.standing) })),
    });
  return (
    <ListViewFrame
      {...view}
      tools={<p className="small muted">{t('fillHint')}</p>}
      title={titleOf(lines.length, missing.length, t)}
      facts={[{ label: t('alreadyEnough'), count: lines.length - missing.length }]}
      count={missing.length}
      total={totalOf(missing)}
      onOrder={order}
      foot={
        list.lastCounted && (
          <p className="small muted">
            {t('lastCounted', { by: list.lastCounted.by, at: shortMoment(list.lastCounted.at) })}
          </p>
        )
      }
    >
      {lines.length === 0 ? (
        <EmptyState icon="lists" title={t('noStandingTitle')} text={t('noStandingText')}>
          <Button onClick={onStanding}>{t('standingFromList')}</Button>
        </EmptyState>
      ) : (
        <div className="ll-sheets">
          {inSections(list.sections, lines)
            .filter((section) => section.lines.length > 0)
            .map((section) => (
              <SectionCard key={section.name} section={section}>
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
              </SectionCard>
            ))}
        </div>
      )}
    </ListViewFrame>
  );
}
