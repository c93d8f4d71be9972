import type {
  ApprovalDetails,
  ApprovalLine,
  ApprovalReason,
  ApprovalSummary,
} from '@bouwpoort/contract/ordering/approvals';
import { windowWords } from '@bouwpoort/trade/catalogue/delivery-words';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { withTimesSigns } from '@bouwpoort/trade/foundation/times-signs';

type Translate = (key: string, values?: Record<string, string | number>) => string;

const day = new Intl.DateTimeFormat('nl-NL', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/Amsterdam',
});

/** 'wo 18 november', for a date. */
export const showDay = (date: string) => day.format(new Date(`${date}T12:00:00Z`)).replaceAll('.', '');

/** 'do 19 november, alles uiterlijk vr 20 november': the same wherever a request shows its delivery. */
export function deliveryWords(
  t: Translate,
  { deliveryDateAfter: first, lastArrival: last }: Pick<ApprovalDetails, 'deliveryDateAfter' | 'lastArrival'>,
): string {
  if (first && last && last > first) return t('deliveryUntil', { first: showDay(first), last: showDay(last) });
  return first ? showDay(first) : '';
}

/** 'tussen vr 27 november en wo 2 december': when a line comes, with the same last day as the whole request. */
export function arrivalWords({
  deliveryDateAfter: after,
  deliveryDateBefore: before,
}: Pick<ApprovalLine, 'deliveryDateAfter' | 'deliveryDateBefore'>): string {
  return after ? windowWords({ after, before: before ?? after }) : '';
}

export const listNames = (names: readonly string[], type: 'conjunction' | 'disjunction' = 'disjunction') =>
  new Intl.ListFormat('nl-NL', { type }).format(names);

/** 'Regel 2: boven € 2.500,00 is akkoord nodig' */
export function reasonWords(t: Translate, { kind, ruleNumber, amountAbove, categoryName }: ApprovalReason): string {
  const key = kind === 'amount' && !amountAbove ? 'reason_amountHidden' : `reason_${kind}`;
  const text = t(key, { amount: amountAbove ? showEuros(amountAbove) : '', category: categoryName ?? '' });
  if (kind !== 'amount' && amountAbove)
    return t('ruleAbove', { number: ruleNumber ?? 0, text, amount: showEuros(amountAbove) });
  return ruleNumber === null ? t('floor', { text }) : t('rule', { number: ruleNumber, text });
}

export function titleWords(
  t: Translate,
  { title: name, lineCount }: Pick<ApprovalSummary, 'title' | 'lineCount'>,
): string {
  const title = withTimesSigns(name);
  return lineCount > 1 ? t('andMore', { title, count: lineCount - 1 }) : title;
}

export function outcomeWords(t: Translate, one: ApprovalSummary): string {
  if (one.state === 'waiting')
    return one.waitsFor.length > 0 ? t('outcome_waiting', { names: listNames(one.waitsFor) }) : t('waitsForNobody');
  if (one.state === 'ordered') return t(one.isChanged ? 'outcome_changed' : 'outcome_ordered');
  return t(`outcome_${one.state}`, { reason: one.denyReason });
}

/** 'Bram' of 'Bram Oosterling'. */
export const firstNameOf = (name: string) => name.split(' ')[0] ?? name;
