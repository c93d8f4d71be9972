import type { Overview } from '@bouwpoort/contract/program/overview.staff';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Card } from '../../frame/kit/card.tsx';
import { OfVenture } from '../../frame/kit/venture-mark.tsx';
import { TableHead } from '../../frame/table/table-head.tsx';

export function DeliveriesToday({ deliveries }: { deliveries: NonNullable<Overview['deliveries']> }) {
  const { t } = useTranslation('beheer-overview');
  const all = deliveries.reduce((sum, one) => sum + one.delivered + one.onTheWay + one.planned, 0);
  const done = deliveries.reduce((sum, one) => sum + one.delivered, 0);
  return (
    <Card
      title={t('deliveries')}
      tools={<span className="muted">{t('deliveriesSum', { all: String(all), done: String(done) })}</span>}
      bare={deliveries.length > 0}
    >
      {deliveries.length === 0 ? (
        <p className="muted">{t('deliveriesNone')}</p>
      ) : (
        <table className="dt dt--plain">
          <TableHead
            columns={[
              t('columnBranch'),
              { label: t('columnShare'), className: 'm-hide', isHidden: true },
              { label: t('columnDelivered'), className: 'r' },
              { label: t('columnOnTheWay'), className: 'r' },
              { label: t('columnPlanned'), className: 'r' },
            ]}
          />
          <tbody>
            {deliveries.map(({ ventureId, branchId, branchName, delivered, onTheWay, planned }) => (
              <tr key={branchId}>
                <td>
                  <OfVenture ventureId={ventureId}>{branchName}</OfVenture>
                </td>
                <td className="m-hide share">
                  <span className="del" aria-hidden="true">
                    <i className="del--1" style={{ flexGrow: delivered }} />
                    <i className="del--2" style={{ flexGrow: onTheWay }} />
                    <i className="del--3" style={{ flexGrow: planned }} />
                  </span>
                </td>
                <td className="r">{delivered}</td>
                <td className="r">{onTheWay}</td>
                <td className="r">{planned}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
