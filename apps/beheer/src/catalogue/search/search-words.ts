import type { TestedHit, TunedItem } from '@bouwpoort/contract/catalogue/search.staff';
import type { Translate } from '@bouwpoort/ui/words.ts';
import { shortDay } from '../../frame/texts/dutch-time.ts';

type Reason = TestedHit['reasons'][number];

/** The part of the bar for a reason: exact words, or corrected ones. */
export function lookOfReason({ because }: Reason): 0 | 1 | 2 | 3 {
  if (because === 'whole' || because === 'joined' || because === 'code') return 0;
  if (because === 'synonym') return 1;
  return because === 'spelling' ? 3 : 2;
}

/** The search reads a decimal comma as a point. */
export const asTyped = (word: string) => word.replaceAll(/(\d)\.(?=\d)/g, '$1,');

export function reasonTitle(t: Translate, reason: Reason): string {
  const { because, isCompound } = reason;
  const [word, written] = [asTyped(reason.word), asTyped(reason.written)];
  if (because === 'code') return t('reason-code', { word });
  return t(isCompound ? 'reason-compound' : `reason-${because}`, { word, written });
}

export function reasonPlace(t: Translate, { field, text }: Reason): string {
  if (field === null) return '';
  const place = t(`field-${field}`);
  return text === '' ? place : t('reasonPlace', { place, text });
}

/** '16 nov', '16 nov t/m 31 dec'; empty without a period. */
function periodText(t: Translate, { from, until }: Pick<TunedItem, 'from' | 'until'>): string {
  if (from !== null && until !== null) return t('periodBoth', { from: shortDay(from), until: shortDay(until) });
  if (from !== null) return t('periodFrom', { from: shortDay(from) });
  return until === null ? '' : t('periodUntil', { until: shortDay(until) });
}

export function itemText(t: Translate, item: TunedItem): string {
  const what =
    item.action === 'pin'
      ? t('itemPin', { place: item.place ?? 1 })
      : item.action === 'boost'
        ? t('itemBoost', { percent: item.boost ?? 0 })
        : t('itemHide');
  const period = periodText(t, item);
  return period === '' ? what : `${what} ${period}`;
}

export const emptyItem = { place: null, boost: null, from: null, until: null } as const;
/** The initial boost of the button. */
const usualBoost = 50;

/** The items with one product pinned, boosted or hidden; repeating the same tuning removes it. */
export function toggled(
  items: readonly TunedItem[],
  productId: number,
  action: TunedItem['action'],
  place: number,
): TunedItem[] {
  const others = items.filter((item) => item.productId !== productId);
  const before = items.find((item) => item.productId === productId);
  if (before?.action === action) return others;
  const item = { ...emptyItem, productId, action, from: before?.from ?? null, until: before?.until ?? null };
  if (action === 'pin') return [...others, { ...item, place }];
  return [...others, action === 'boost' ? { ...item, boost: usualBoost } : item];
}
