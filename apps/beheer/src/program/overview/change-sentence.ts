import type { AuditChange } from '@bouwpoort/contract/foundation/audit.staff';
import type { Translate } from '@bouwpoort/ui/words.ts';
import { actOf, verbOf } from '../../frame/history/change-verb.ts';

/** What somebody did, after their name: "wijzigde order 2141702". */
export function changeSentence(change: Pick<AuditChange, 'entity' | 'entityName' | 'before' | 'after'>, t: Translate) {
  const { entity, entityName } = change;
  const act = actOf(change);
  const verb = verbOf(change);
  const keys = act === undefined ? [`${verb}_${entity}`, verb] : [`act_${act}_${entity}`, `act_${act}`, 'act_action'];
  return t(keys, { entity: t([`entity_${entity}`, 'entity_other']), name: entityName, ...whoOf(change, act) });
}

function whoOf({ after }: Pick<AuditChange, 'after'>, act: string | undefined): { who: string } {
  const value = act === undefined ? undefined : after?.[act];
  return { who: typeof value === 'string' ? value : '' };
}
