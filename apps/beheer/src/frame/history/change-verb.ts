import type { AuditChange } from '@bouwpoort/contract/foundation/audit.staff';

type Change = Pick<AuditChange, 'before' | 'after'>;

export function verbOf({ before, after }: Change): 'made' | 'removed' | 'changed' {
  if (before === null) return 'made';
  return after === null ? 'removed' : 'changed';
}

/** Values that are recorded of something done with a record that was there already. */
const acts = [
  'action',
  'addressAdded',
  'invited',
  'merged',
  'mergedFrom',
  'mergedInto',
  'passwordLinkFor',
  'projectAdded',
  'takesIn',
  'viewedAs',
] as const;

/** Like making a record, such an act has no values from before. */
export function actOf({ before, after }: Change): (typeof acts)[number] | undefined {
  return before === null && after !== null ? acts.find((act) => act in after) : undefined;
}
