import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';

interface ItemButtonsProps {
  /** The name of the item. */
  name: string;
  at: number;
  count: number;
  /** Absent when there can be only one. */
  onMove?: (to: number) => void;
  mayRemove?: boolean;
  onRemove: () => void;
}

/** Buttons to move up, move down and remove an item of a list. */
export function ItemButtons({ name, at, count, onMove, mayRemove = true, onRemove }: ItemButtonsProps) {
  const { t } = useTranslation('beheer-pages');
  const look = { look: 'quiet', className: 'btn--icon btn--s' } as const;
  return (
    <>
      {onMove && (
        <>
          <Button
            {...look}
            icon="arrow-up"
            aria-label={t('itemUp', { name })}
            // Pressed till the end, it keeps the focus.
            aria-disabled={at === 0}
            onClick={() => at > 0 && onMove(at - 1)}
          />
          <Button
            {...look}
            icon="arrow-down"
            aria-label={t('itemDown', { name })}
            aria-disabled={at === count - 1}
            onClick={() => at < count - 1 && onMove(at + 1)}
          />
        </>
      )}
      <Button {...look} icon="trash" aria-label={t('itemRemove', { name })} disabled={!mayRemove} onClick={onRemove} />
    </>
  );
}
