import { type TunedItem, tunedItem } from '@bouwpoort/contract/catalogue/search.staff';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { z } from 'zod/mini';
import { History } from '../../frame/history/history.tsx';
import { Card } from '../../frame/kit/card.tsx';
import { itemText } from './search-words.ts';

interface TuningHistoryProps {
  tuningId: number;
  may: boolean;
  onPutBack: (items: TunedItem[]) => void;
}

const stored = z.array(z.looseObject({ ...tunedItem.shape, name: z.optional(z.string()) }));

/** The change history of a tuning, with undo. */
export function TuningHistory({ tuningId, may, onPutBack }: TuningHistoryProps) {
  const { t } = useTranslation('beheer-search');
  const itemsIn = (value: unknown) => {
    const read = stored.safeParse(value);
    return read.success ? read.data : undefined;
  };
  return (
    <Card title={t('history')}>
      <History
        entity="search-tuning"
        entityId={String(tuningId)}
        fieldName={(field) => t(`field_${field}`)}
        show={(field, value) => {
          if (field === 'state') return t(`state-${String(value)}`);
          const [item] = itemsIn([value]) ?? [];
          return item && `${item.name ?? item.productId}: ${itemText(t, item as TunedItem)}`;
        }}
        mayPutBack={({ before }) => may && itemsIn(before?.items) !== undefined}
        putBack={async ({ before }) =>
          onPutBack((itemsIn(before?.items) ?? []).map(({ name: _, ...item }) => tunedItem.parse(item)))
        }
      />
    </Card>
  );
}
