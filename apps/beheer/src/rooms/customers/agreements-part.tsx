import { type BeheerCustomer, beheerCustomerRoutes } from '@bouwpoort/contract/beheer-customers';
import { priceWords } from '@bouwpoort/trade/price-words';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { LoadError } from '../../kit/empty-notice.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { TableHead } from '../../kit/table/table-head.tsx';

export function AgreementsPart({ data: { row } }: { data: BeheerCustomer }) {
  const { t } = useTranslation('beheer-customers');
  const { t: common } = useTranslation('beheer');
  const params = { customerId: row.customerId };
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [beheerCustomerRoutes.agreements.path, params],
    queryFn: ({ pageParam, signal }) =>
      call(beheerCustomerRoutes.agreements, {
        params,
        query: pageParam === null ? {} : { after: pageParam },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ nextAfter }) => nextAfter,
  });
  if (error) return <LoadError error={error} retry={refetch} />;
  if (isPending) return <Skeleton height="10rem" />;
  const agreements = data.pages.flatMap((page) => page.agreements);
  return (
    <Sheet
      title={t('part_prijsafspraken')}
      bare={agreements.length > 0}
      foot={hasNextPage ? <Button onClick={() => fetchNextPage()}>{common('more')}</Button> : undefined}
    >
      {agreements.length === 0 && <p className="muted">{t('noAgreements')}</p>}
      {agreements.length > 0 && (
        <table className="dt dt--plain dt--tall dt--stack">
          <TableHead
            columns={[
              t('columnArticle'),
              t('columnAgreedWith'),
              { label: t('columnDeliveryPrice'), className: 'r' },
              { label: t('columnPickupPrice'), className: 'r' },
              t('columnPeriod'),
            ]}
          />
          <tbody>
            {agreements.map((one) => (
              <tr key={one.id}>
                <td className="m-full">
                  {one.variantName}
                  <span className="sub num">{one.variantCode}</span>
                </td>
                <td className="n">
                  {one.customerId ? t('agreedCustomer') : t('agreedGroup', { group: row.customerGroup })}
                </td>
                <td className="r">
                  <Price price={one.priceDelivery} per={one.per} unitId={one.priceUnit} />
                </td>
                <td className="r m-hide">
                  <Price price={one.pricePickup} per={one.per} unitId={one.priceUnit} />
                </td>
                <td className="n muted">
                  {one.validUntil
                    ? t('period', { from: one.validFrom, until: one.validUntil })
                    : t('periodOpen', { from: one.validFrom })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Sheet>
  );
}

/** A price must be above zero. */
function Price({ price, per, unitId }: { price: number; per: number; unitId: string }) {
  const { t } = useTranslation('beheer-customers');
  if (price <= 0) return <span className="muted">–</span>;
  const words = priceWords({ price, per, unitId });
  return (
    <>
      {words.price} <span className="muted">{t('per', { unit: words.unit })}</span>
    </>
  );
}
