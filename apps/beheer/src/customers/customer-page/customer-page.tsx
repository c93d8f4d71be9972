import { type BeheerCustomer, beheerCustomerRoutes } from '@bouwpoort/contract/customers/customers.staff';
import { buttonClass } from '@bouwpoort/ui/atoms/button-class.ts';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type UseMutationResult, useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { read } from '../../frame/api/read.ts';
import { Keys } from '../../frame/keyboard/keys.tsx';
import { useShortcut } from '../../frame/keyboard/shortcuts.tsx';
import { LockedButton, PermissionButton } from '../../frame/kit/permission.tsx';
import { OfVenture, VentureTag } from '../../frame/kit/venture-mark.tsx';
import { NotFound, RecordError } from '../../frame/page/not-found.tsx';
import { PageHead } from '../../frame/page/page-head.tsx';
import { Tabs } from '../../frame/page/tabs.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { useHasPermission } from '../../frame/session/session.ts';
import { useReturnToList } from '../../frame/table/list-return.ts';
import { CustomerState } from '../customers/customer-state.tsx';
import { AddressesPart } from './addresses-part.tsx';
import { AgreementsPart } from './agreements-part.tsx';
import { CreditOverview } from './credit-part.tsx';
import { DetailsPart } from './details-part.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { UsersPart } from './users-part.tsx';
import { ViewPart } from './view-part.tsx';

const ownParts = {
  gegevens: DetailsPart,
  gebruikers: UsersPart,
  adressen: AddressesPart,
  prijsafspraken: AgreementsPart,
  krediet: CreditOverview,
  meekijken: ViewPart,
};

interface CustomerPageProps {
  /** What the customer ordered. */
  Orders: ComponentType<{ data: BeheerCustomer }>;
  /** Creates a quote for the customer and opens it. */
  newQuote: Pick<UseMutationResult<unknown, Error, string>, 'mutate' | 'isPending' | 'error'>;
}

export function CustomerPage({ Orders, newQuote }: CustomerPageProps) {
  const { t } = useTranslation('beheer-customers');
  const { customerId = '', part = 'gegevens' } = useParams();
  const { link } = useScope();
  const list = useReturnToList('/klanten');
  const navigate = useNavigate();
  const [isMerging, setMerging] = useState(false);
  const { data, error, refetch } = useQuery(read(beheerCustomerRoutes.details, { params: { customerId } }));
  const where = data && {
    ventureId: data.row.ventureId,
    ...(data.row.branchId ? { branchId: data.row.branchId } : {}),
  };
  const mayView = useHasPermission('customers.view-as', where);
  const viewing = link(`/klanten/${customerId}/meekijken`);
  useShortcut({ keys: 'M', label: t('view'), group: t('customers') }, () => navigate(viewing), {
    enabled: data !== undefined && mayView,
  });
  if (error) return <RecordError error={error} retry={refetch} list="/klanten" />;
  if (!data) return <Skeleton height="20rem" />;
  const { row } = data;
  const parts: Readonly<Record<string, ComponentType<{ data: BeheerCustomer }>>> = { ...ownParts, orders: Orders };
  const Part = Object.hasOwn(parts, part) ? parts[part] : undefined;
  if (!Part) return <NotFound list={`/klanten/${customerId}`} />;
  const base = `/klanten/${customerId}`;
  return (
    <>
      <PageHead
        title={row.customerName}
        part={part !== 'gegevens' ? t(`part_${part}`) : undefined}
        mark={<CustomerState row={row} />}
        here={row.customerId}
        crumbs={[{ label: t('customers'), href: list }]}
        meta={
          <>
            <span>{row.customerId}</span>
            {row.branchName === '' ? (
              <VentureTag ventureId={row.ventureId} />
            ) : (
              <OfVenture ventureId={row.ventureId}>{row.branchName}</OfVenture>
            )}
            <span>{t('group', { group: row.customerGroup })}</span>
          </>
        }
      >
        {data.mergedInto === null && (
          <PermissionButton permission="customers.edit" {...(where ? { where } : {})} onClick={() => setMerging(true)}>
            {t('merge')}
          </PermissionButton>
        )}
        {data.mergedInto === null && (
          <PermissionButton
            permission="quotes.edit"
            {...(where ? { where } : {})}
            icon="quote"
            state={newQuote.isPending ? 'busy' : 'idle'}
            onClick={() => newQuote.mutate(row.customerId)}
          >
            {t('newQuote')}
          </PermissionButton>
        )}
        <Link className={buttonClass({ look: 'secondary' })} to={link(`/prijsuitleg?klant=${row.customerId}`)}>
          <Icon name="euro" size="small" />
          {t('explainPrice')}
        </Link>
        {mayView ? (
          <Link className={buttonClass({ look: 'primary' })} to={viewing}>
            <Icon name="eye" size="small" />
            {t('view')}
            <Keys keys="M" />
          </Link>
        ) : (
          <LockedButton permission="customers.view-as">{t('view')}</LockedButton>
        )}
      </PageHead>
      {newQuote.error && <Notice kind="error" title={newQuote.error.message} />}
      {data.mergedInto !== null && (
        <Notice kind="attention" title={t('mergedTitle')}>
          <Link to={link(`/klanten/${data.mergedInto}`)}>{t('mergedLink', { id: data.mergedInto })}</Link>
        </Notice>
      )}
      <Tabs
        label={t('parts')}
        tabs={[
          { label: t('part_gegevens'), to: base },
          { label: t('part_gebruikers'), to: `${base}/gebruikers`, count: data.users.length },
          {
            label: t('part_adressen'),
            to: `${base}/adressen`,
            count: data.addresses.length + data.projects.length,
          },
          { label: t('part_prijsafspraken'), to: `${base}/prijsafspraken`, count: data.agreementCount },
          {
            label: t('part_krediet'),
            to: `${base}/krediet`,
            ...(data.heldOrders > 0 ? { count: data.heldOrders, isHot: true } : {}),
          },
          { label: t('part_orders'), to: `${base}/orders`, count: data.orderCount.count },
          { label: t('part_meekijken'), to: `${base}/meekijken` },
        ]}
      />
      <div className="customer-part">
        <Part data={data} />
      </div>
      {isMerging && <MergeDialog from={row} onClose={() => setMerging(false)} />}
    </>
  );
}
