import { type BeheerCustomer, beheerCustomerRoutes } from '@bouwpoort/contract/customers/customers.staff';
import { priceWords } from '@bouwpoort/trade/catalogue/price-words';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { buttonClass } from '@bouwpoort/ui/atoms/button-class.ts';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../frame/api/call.ts';
import { Card } from '../../frame/kit/card.tsx';
import { StateMark } from '../../frame/kit/state-mark.tsx';
import { LoadError } from '../../frame/page/empty-notice.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { SearchField } from '../../frame/table/search-field.tsx';
import { TableHead } from '../../frame/table/table-head.tsx';
import { useList } from '../../frame/table/use-list.ts';
import { dayOf, dayWithYear, shortDay } from '../../frame/texts/dutch-time.ts';
import { agreementState } from './agreement-state.ts';

export function AgreementsPart({ data: { row } }: { data: BeheerCustomer }) {
  const { t } = useTranslation('beheer-customers');
  const { t: common } = useTranslation('beheer');
  const { link } = useScope();
  const list = useList();
  const today = dayOf(new Date());
  const params = { customerId: row.customerId };
  const question = list.search ? { q: list.search } : {};
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [beheerCustomerRoutes.agreements.path, params, question],
    queryFn: ({ pageParam, signal }) =>
      call(beheerCustomerRoutes.agreements, {
        params,
        query: { ...question, ...(pageParam === null ? {} : { after: pageParam }) },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ nextAfter }) => nextAfter,
    placeholderData: keepPreviousData,
  });
  if (error) return <LoadError error={error} retry={refetch} />;
  if (!data) return <Skeleton height="10rem" />;
  const agreements = data.pages.flatMap((page) => page.agreements);
  return (
    <Card
      title={t('part_prijsafspraken')}
      tools={<SearchField list={list} label={t('searchAgreements')} placeholder={t('searchAgreementsPlaceholder')} />}
      bare={agreements.length > 0}
      foot={hasNextPage ? <Button onClick={() => fetchNextPage()}>{common('more')}</Button> : undefined}
    >
      {agreements.length === 0 && <p className="muted">{t(list.search ? 'noAgreementsFound' : 'noAgreements')}</p>}
      {agreements.length > 0 && (
        <table className="dt dt--plain dt--tall dt--stack">
          <TableHead
            columns={[
              t('columnArticle'),
              t('columnAgreedWith'),
              { label: t('columnDeliveryPrice'), className: 'r' },
              { label: t('columnPickupPrice'), className: 'r' },
              t('columnPeriod'),
              t('columnAgreement'),
            ]}
            actions={t('columnActions')}
          />
          <tbody>
            {agreements.map((one) => (
              <tr key={one.id} className={classNames(agreementState(one, today).state === 'ended' && 'is-dim')}>
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
                    ? t('period', { from: dayWithYear(one.validFrom), until: dayWithYear(one.validUntil) })
                    : t('periodOpen', { from: dayWithYear(one.validFrom) })}
                </td>
                <td className="n">
                  <State agreement={one} today={today} />
                </td>
                <td className="r w0 m-hide">
                  <Link
                    className={buttonClass({ look: 'quiet' }, 'btn--s')}
                    to={link(`/prijsuitleg?klant=${row.customerId}&artikel=${encodeURIComponent(one.variantCode)}`)}
                  >
                    {t('explain')}
                    <span className="sr-only"> {one.variantName}</span>
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

function State({ agreement, today }: { agreement: Parameters<typeof agreementState>[0]; today: string }) {
  const { t } = useTranslation('beheer-customers');
  const { state, look, daysLeft = 0 } = agreementState(agreement, today);
  return (
    <StateMark look={look}>
      {t(`agreement_${state}`, { count: daysLeft, day: shortDay(agreement.validFrom) })}
    </StateMark>
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
