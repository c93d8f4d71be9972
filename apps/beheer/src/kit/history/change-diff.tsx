import type { AuditChange } from '@bouwpoort/contract/audit';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { fieldChanges } from './change-text.ts';

export interface ChangeWords {
  /** What people call a field. */
  fieldName?: (field: string) => string;
  /** A value that is a code; nothing for one that says itself. */
  show?: (field: string, value: unknown) => string | undefined;
}

/** What it was struck through, what it is now marked. */
export function ChangeDiff({ change, fieldName = (field) => field, show }: { change: AuditChange } & ChangeWords) {
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
