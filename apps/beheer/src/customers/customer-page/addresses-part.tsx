import type { BeheerAddress, BeheerCustomer, BeheerProject } from '@bouwpoort/contract/customers/customers.staff';
import { showPostalCode } from '@bouwpoort/trade/organisation/postal-code';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormPanel } from '../../frame/form/panel-form.tsx';
import { Card } from '../../frame/kit/card.tsx';
import { PermissionButton, PermissionNote } from '../../frame/kit/permission.tsx';
import { MenuItems, PopoverButton } from '../../frame/kit/popover.tsx';
import { useHasPermission } from '../../frame/session/session.ts';
import { TableHead } from '../../frame/table/table-head.tsx';
import { countryName } from '../customers/country-name.ts';
import { AddressForm } from './address-form.tsx';
import { ProjectForm } from './project-form.tsx';
import { usePlaceChanges } from './use-place-changes.ts';

/** The open side panel; `new` for a new record. */
type Opened = { address: BeheerAddress | 'new' } | { project: BeheerProject | 'new' };

export function AddressesPart({ data: { row, addresses, projects } }: { data: BeheerCustomer }) {
  const { t } = useTranslation('beheer-customers');
  const where = { ventureId: row.ventureId, ...(row.branchId ? { branchId: row.branchId } : {}) };
  const may = useHasPermission('customers.edit', where);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const changes = usePlaceChanges(row.customerId);
  const end = useMutation({
    mutationFn: (one: BeheerAddress | BeheerProject) =>
      'addressId' in one ? changes.endAddress(one) : changes.endProject(one),
  });
  const groups = [
    { id: 'delivery', rows: addresses.filter(({ addressType }) => addressType !== 'project') },
    { id: 'project', rows: addresses.filter(({ addressType }) => addressType === 'project') },
  ];
  const add = (what: Opened, label: string) => (
    <PermissionButton
      permission="customers.edit"
      where={where}
      className="btn--s"
      icon="plus"
      onClick={() => setOpened(what)}
    >
      {label}
    </PermissionButton>
  );
  return (
    <>
      {!may && <PermissionNote permission="customers.edit" />}
      {end.error && <Notice kind="error" title={end.error.message} />}
      <div className="cols cols--aside">
        <div className="col">
          <Card title={t('addresses')} tools={add({ address: 'new' }, t('addressNew'))} bare={addresses.length > 0}>
            {addresses.length === 0 && <p className="muted">{t('noAddresses')}</p>}
            {addresses.length > 0 && (
              <table className="dt dt--plain dt--tall dt--stack">
                <TableHead
                  columns={[
                    t('columnName'),
                    t('columnStreet'),
                    t('columnCity'),
                    { label: t('columnContact'), className: 'p4' },
                  ]}
                  actions={t('columnActions')}
                />
                {groups.map(
                  ({ id, rows }) =>
                    rows.length > 0 && (
                      <tbody key={id}>
                        <tr className="dt__group">
                          <th scope="rowgroup" colSpan={5}>
                            {t(`addressGroup_${id}`)}
                          </th>
                        </tr>
                        {rows.map((address) => (
                          <tr key={address.addressId}>
                            <td className="m-full">
                              <b className="b">{address.name}</b>
                              <span className="sub">
                                <AddressMarks address={address} />
                              </span>
                            </td>
                            <td>{address.line1}</td>
                            <td className="n">
                              {showPostalCode(address.postalCode)} {address.city}
                              {address.countryCode !== 'NL' && (
                                <span className="sub">{countryName(address.countryCode)}</span>
                              )}
                            </td>
                            <td className="muted p4 m-hide">
                              {address.daytimePhoneNumber}
                              {address.email && <span className="sub">{address.email}</span>}
                            </td>
                            <td className="r w0 m-act">
                              <PlaceMenu
                                name={address.name}
                                locked={lockOf(address, may)}
                                onChange={() => setOpened({ address })}
                                onEnd={address.addressType === 'invoice' ? undefined : () => end.mutate(address)}
                              />
                            </td>
                          </tr>
                        ))}
                      </tbody>
                    ),
                )}
              </table>
            )}
          </Card>
        </div>
        <div className="col">
          <Card title={t('projects')} tools={add({ project: 'new' }, t('projectNew'))}>
            {projects.length === 0 && <p className="muted">{t('noProjects')}</p>}
            <ul className="places">
              {projects.map((project) => (
                <li key={project.id}>
                  <span>
                    {project.name}
                    <span className="sub">
                      {t('projectNumber', { id: project.id })}
                      {project.from !== null && `, ${t('placeFromShort', { from: project.from })}`}
                    </span>
                  </span>
                  <PlaceMenu
                    name={project.name}
                    locked={may ? undefined : 'permission'}
                    onChange={() => setOpened({ project })}
                    onEnd={() => end.mutate(project)}
                  />
                </li>
              ))}
            </ul>
          </Card>
        </div>
      </div>
      <FormPanel open={opened !== undefined} onClose={close} title={opened ? t(titleOf(opened)) : ''}>
        {opened && 'address' in opened && (
          <AddressForm
            customerId={row.customerId}
            address={opened.address === 'new' ? undefined : opened.address}
            projects={projects}
            onClose={close}
          />
        )}
        {opened && 'project' in opened && (
          <ProjectForm
            customerId={row.customerId}
            project={opened.project === 'new' ? undefined : opened.project}
            onClose={close}
          />
        )}
      </FormPanel>
    </>
  );
}

function titleOf(opened: Opened): string {
  if ('address' in opened) return opened.address === 'new' ? 'addressNewTitle' : 'addressEditTitle';
  return opened.project === 'new' ? 'projectNewTitle' : 'projectEditTitle';
}

type Lock = 'permission' | 'invoice' | undefined;

/** The ERP owns the invoice address. */
function lockOf({ addressType, from }: BeheerAddress, may: boolean): Lock {
  if (!may) return 'permission';
  return addressType === 'invoice' && from !== null ? 'invoice' : undefined;
}

function AddressMarks({ address }: { address: BeheerAddress }) {
  const { t } = useTranslation('beheer-customers');
  const { addressId, addressType, shippingDefault, projectId, from } = address;
  const marks = [
    addressId,
    addressType === 'invoice' && t('address_invoice').toLowerCase(),
    shippingDefault && t('addressPrimary'),
    projectId !== null && t('projectNumber', { id: projectId }),
    from !== null && t('placeFromShort', { from }),
  ];
  return marks.filter(Boolean).join(', ');
}

interface PlaceMenuProps {
  name: string;
  locked: Lock;
  onChange: () => void;
  onEnd: (() => void) | undefined;
}

function PlaceMenu({ name, locked, onChange, onEnd }: PlaceMenuProps) {
  const { t } = useTranslation('beheer-customers');
  const { t: common } = useTranslation('beheer');
  const reason =
    locked === 'permission'
      ? common('mayNot', { permission: common('permission-customers.edit') })
      : locked && t('invoiceLocked');
  if (locked === 'invoice')
    return (
      <span className="lock-note" title={reason}>
        <Icon name="lock" size="small" />
        <span className="sr-only">{reason}</span>
      </span>
    );
  return (
    <PopoverButton
      className="btn btn--quiet btn--icon btn--s"
      role="menu"
      side="end"
      label={t('placeMore', { name })}
      title={t('placeMore', { name })}
      button={<Icon name="more" size="small" />}
    >
      {(close) => (
        <MenuItems
          close={close}
          items={[
            { label: t('placeChange'), run: onChange, locked: reason },
            ...(onEnd ? [{ label: t('placeEnd'), run: onEnd, locked: reason }] : []),
          ]}
        />
      )}
    </PopoverButton>
  );
}
