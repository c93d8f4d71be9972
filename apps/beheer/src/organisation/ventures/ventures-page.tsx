import { beheerVentureRoutes, type VentureRow } from '@bouwpoort/contract/organisation/ventures.staff';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { read } from '../../frame/api/read.ts';
import { Keys } from '../../frame/keyboard/keys.tsx';
import { useShortcut } from '../../frame/keyboard/shortcuts.tsx';
import { PermissionButton } from '../../frame/kit/permission.tsx';
import { StateMark } from '../../frame/kit/state-mark.tsx';
import { OfVenture } from '../../frame/kit/venture-mark.tsx';
import { SectionHead } from '../../frame/sections/section-head.tsx';
import { useHasPermission } from '../../frame/session/session.ts';
import { type Column, DataTable } from '../../frame/table/data-table.tsx';
import { useList } from '../../frame/table/use-list.ts';

/** All ventures, in the order of the portal. */
export function Component() {
  const { t } = useTranslation('beheer-ventures');
  const navigate = useNavigate();
  const mayAdd = useHasPermission('system.act', { ventureId: null });
  const { data, error, refetch } = useQuery(read(beheerVentureRoutes.list));
  const list = useList();
  const wanted = list.search.toLocaleLowerCase('nl');
  const rows = data?.ventures.filter((row) =>
    [row.name, row.path, row.domain ?? '', row.ventureId].some((text) => text.toLowerCase().includes(wanted)),
  );
  const columns = useColumns(data?.publicUrl ?? '');
  const begin = () => navigate('/ventures/nieuw');
  useShortcut({ keys: 'C', label: t('newVenture'), group: t('ventures') }, begin, { enabled: mayAdd });
  return (
    <>
      <SectionHead>
        <PermissionButton
          permission="system.act"
          where={{ ventureId: null }}
          look="primary"
          icon="plus"
          onClick={begin}
        >
          {t('newVenture')}
          <Keys keys="C" />
        </PermissionButton>
      </SectionHead>
      <DataTable
        name="ventures"
        label={t('ventures')}
        list={list}
        columns={columns}
        rows={rows}
        rowId={({ ventureId }) => ventureId}
        href={({ ventureId }) => `/ventures/${ventureId}`}
        search={{ label: t('searchVentures'), placeholder: t('searchVentures') }}
        error={error}
        retry={refetch}
        total={rows && { count: rows.length, isExact: true }}
        empty={{ title: t('noVentures') }}
      />
    </>
  );
}

function useColumns(publicUrl: string): Column<VentureRow>[] {
  const { t } = useTranslation('beheer-ventures');
  return useMemo(
    () => [
      {
        id: 'name',
        label: t('field-name'),
        className: 'm-full b',
        cell: ({ ventureId, name }) => (
          <OfVenture ventureId={ventureId}>
            <Link className="m-link" to={`/ventures/${ventureId}`}>
              {name}
            </Link>
          </OfVenture>
        ),
      },
      { id: 'number', label: t('field-id'), className: 'n num m-hide', cell: ({ ventureId }) => ventureId },
      {
        id: 'address',
        label: t('address'),
        className: 'm-full vaddress',
        cell: ({ path, domain, kind }) => (
          <>
            <a href={kind === 'portal' ? '/' : `/${path}`} target="_blank" rel="noreferrer">
              {`${publicUrl.replace(/^https?:\/\//, '')}${kind === 'portal' ? '/' : `/${path}`}`}
            </a>
            {domain && <span className="sub">{domain}</span>}
          </>
        ),
      },
      {
        id: 'color',
        label: t('field-accentColor'),
        className: 'n num p2 m-hide',
        cell: ({ accentColor }) => accentColor,
      },
      {
        id: 'state',
        label: t('state'),
        className: 'n m-r',
        cell: (row) => (
          <StateMark look={row.kind === 'shop' && row.disableOrdering ? 'off' : 'done'}>{stateText(t, row)}</StateMark>
        ),
      },
    ],
    [t, publicUrl],
  );
}

function stateText(t: ReturnType<typeof useTranslation>['t'], { kind, disableOrdering, disablePricing }: VentureRow) {
  if (kind !== 'shop') return t(`kind-${kind}`);
  if (disableOrdering) return t(disablePricing ? 'kind-looking' : 'kind-noOrders');
  return t('kind-shop');
}
