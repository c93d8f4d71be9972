import type { ListLine } from '@bouwpoort/contract/ordering/lists';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useCallback, useMemo, useState } from 'react';
import { DiscontinuedLineRow } from './discontinued-line-row.tsx';
import { inSections, totalOf } from './list-amounts.ts';
import { ListLineRow } from './list-line-row.tsx';
import { ListViewFrame, type ListViewProps, SectionCard } from './list-view-frame.tsx';

interface OrderViewProps extends ListViewProps {
  onMore: (id: number) => void;
  onAdd: (section: string) => void;
  /** Opens the dialog for name, note and place; null for a new one. */
  onSection: (section: string | null) => void;
  onReplace: (line: ListLine, contentId: string) => void;
  onRemove: (line: ListLine) => void;
}

const isInStock = ({ supplySource }: ListLine) => supplySource === 'branch' || supplySource === 'otherWarehouses';

/** All lines are selected until the user unticks them; changes here apply to this order only. */
export function OrderView({ onMore, onAdd, onSection, onReplace, onRemove, ...view }: OrderViewProps) {
  const { list, seesPrices, ordering } = view;
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
  const discontinued = list.lines.filter(({ notOrderable }) => notOrderable === 'gone').length;
  const total = totalOf(chosen.map((line) => ({ line, quantity: quantityOf(line) })));
  const order = () =>
    void ordering.order({ lines: chosen.map((line) => ({ id: line.id, quantity: quantityOf(line) })) });
  return (
    <ListViewFrame
      {...view}
      tools={
        list.mayOrder &&
        orderable.length > 0 && (
          <Checkbox
            checked={chosen.length === orderable.length}
            onChange={(event) => setLeft(event.target.checked ? new Set() : new Set(orderable.map(({ id }) => id)))}
          >
            {t('chooseAll')}
          </Checkbox>
        )
      }
      title={
        list.mayOrder
          ? t('summary', { chosen: chosen.length, count: list.lines.length })
          : t('lineCount', { count: list.lines.length })
      }
      facts={[
        { label: t('inStock'), count: chosen.filter(isInStock).length },
        ...(list.mayOrder ? [{ label: t('notChosen'), count: orderable.length - chosen.length }] : []),
        ...(discontinued > 0 ? [{ label: t('needsChoice'), count: discontinued }] : []),
      ]}
      count={chosen.length}
      total={total}
      onOrder={order}
      foot={<p className="small muted">{t(list.mayOrder ? 'staysText' : 'viewerText')}</p>}
    >
      <div className="ll-sheets">
        {sections.map((section) => (
          <SectionCard
            key={section.name}
            section={section}
            actions={
              <span className="ll-head__do">
                <Button
                  look="quiet"
                  icon="plus"
                  aria-haspopup="dialog"
                  aria-label={t('addLineTo', { section: section.name || t('noSection') })}
                  onClick={() => onAdd(section.name)}
                >
                  {t('addLine')}
                </Button>
                <IconButton
                  icon="pencil"
                  label={t('editSectionOf', { section: section.name || t('noSection') })}
                  aria-haspopup="dialog"
                  onClick={() => onSection(section.name)}
                />
              </span>
            }
          >
            {section.lines.map((line) =>
              line.notOrderable === 'gone' ? (
                <DiscontinuedLineRow
                  key={line.id}
                  line={line}
                  mayOrder={list.mayOrder}
                  onReplace={onReplace}
                  onRemove={onRemove}
                />
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
          </SectionCard>
        ))}
        <div>
          <Button look="quiet" icon="plus" aria-haspopup="dialog" onClick={() => onSection(null)}>
            {t('addSection')}
          </Button>
        </div>
      </div>
    </ListViewFrame>
  );
}
