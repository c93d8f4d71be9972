import type { Overview } from '@bouwpoort/contract/program/overview.staff';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Card } from '../../frame/kit/card.tsx';
import { OfVenture } from '../../frame/kit/venture-mark.tsx';
import { TableHead } from '../../frame/table/table-head.tsx';

/** Today's searches without results. */
export function MissedSearches({ missed }: { missed: NonNullable<Overview['missedSearches']> }) {
  const { t } = useTranslation('beheer-overview');
  const { terms, total } = missed;
  return (
    <Card
      title={t('missed')}
      tools={<span className="muted">{t('missedTotal', { count: total })}</span>}
      bare={terms.length > 0}
    >
      {terms.length === 0 ? (
        <p className="muted">{t('missedNone')}</p>
      ) : (
        <table className="dt dt--plain">
          <TableHead columns={[t('missedTerm'), t('missedTimes')]} isHidden />
          <tbody>
            {terms.map(({ ventureId, term, count }) => (
              <tr key={`${ventureId} ${term}`}>
                <td>
                  <OfVenture ventureId={ventureId}>{term}</OfVenture>
                </td>
                <td className="r muted">{count}×</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
