import type { AuditChange } from '@bouwpoort/contract/foundation/audit.staff';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { fieldChanges } from './change-text.ts';

export interface ChangeLabels {
  /** The label of a field. */
  fieldName?: (field: string) => string;
  /** The text of a coded value; undefined for a value that needs none. */
  show?: (field: string, value: unknown) => string | undefined;
}

/** The old value struck through, the new value marked. */
export function ChangeDiff({ change, fieldName = (field) => field, show }: { change: AuditChange } & ChangeLabels) {
  const { t } = useTranslation('beheer');
  const rows = fieldChanges(change, { yes: t('yes'), no: t('no') }, show);
  return (
    <span className="diff">
      {rows.map(({ field, before, after }) => (
        <span key={field} className="diff__field">
          {fieldName(field)} {before !== null && <del>{before}</del>} {after !== null && <ins>{after}</ins>}
        </span>
      ))}
      {change.reason && <span className="diff__field">{t('changeReason', { reason: change.reason })}</span>}
    </span>
  );
}
