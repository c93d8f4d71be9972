import {
  type BeheerAddress,
  type BeheerProject,
  beheerCustomerRoutes,
} from '@bouwpoort/contract/customers/customers.staff';
import type { AddressEdit } from '@bouwpoort/contract/organisation/address-edit.staff';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { call } from '../../frame/api/call.ts';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { useCustomerRefresh } from '../customers/use-customer-changes.ts';

/** The editable fields of an address. */
export function inputOf(address: BeheerAddress): AddressEdit {
  const { name, street, houseNumber, houseNumberAddition, postalCode, city, countryCode } = address;
  return {
    ...{ name, street, houseNumber, houseNumberAddition, postalCode, city, countryCode },
    ...{ email: address.email, daytimePhoneNumber: address.daytimePhoneNumber },
    projectId: address.projectId,
    shippingDefault: address.shippingDefault,
  };
}

/** Writes to the address book and the projects of a customer; each confirms, with an undo button. */
export function usePlaceChanges(customerId: string) {
  const { t } = useTranslation('beheer-customers');
  const notify = useUndoNotice();
  const refresh = useCustomerRefresh();
  const params = { customerId };

  const addAddress = async (body: AddressEdit) => {
    const added = await call(beheerCustomerRoutes.addAddress, { params, body });
    await refresh();
    return added;
  };
  const endAddress = async ({ addressId, version }: BeheerAddress) => {
    await call(beheerCustomerRoutes.endAddress, { params: { ...params, addressId }, query: { version } });
    await refresh();
  };
  const changeAddress = async (addressId: string, body: AddressEdit, version: number) => {
    const changed = await call(beheerCustomerRoutes.changeAddress, {
      params: { ...params, addressId },
      body: { ...body, version },
    });
    await refresh();
    return changed;
  };
  const addProject = async (name: string) => {
    const added = await call(beheerCustomerRoutes.addProject, { params, body: { name } });
    await refresh();
    return added;
  };
  const endProject = async ({ id, version }: BeheerProject) => {
    await call(beheerCustomerRoutes.endProject, { params: { ...params, projectId: id }, query: { version } });
    await refresh();
  };
  const renameProject = async (projectId: number, name: string, version: number) => {
    const changed = await call(beheerCustomerRoutes.changeProject, {
      params: { ...params, projectId },
      body: { name, version },
    });
    await refresh();
    return changed;
  };

  return {
    async addAddress(body: AddressEdit) {
      const added = await addAddress(body);
      notify({ text: t('addressAdded', { name: added.name }), undo: () => endAddress(added) });
    },
    async changeAddress(before: BeheerAddress, body: AddressEdit, version: number) {
      const changed = await changeAddress(before.addressId, body, version);
      notify({
        text: t('addressSaved', { name: changed.name }),
        undo: () => changeAddress(before.addressId, inputOf(before), changed.version),
      });
    },
    async endAddress(address: BeheerAddress) {
      await endAddress(address);
      notify({ text: t('addressEnded', { name: address.name }), undo: () => addAddress(inputOf(address)) });
    },
    async addProject(name: string) {
      const added = await addProject(name);
      notify({ text: t('projectAdded', { name }), undo: () => endProject(added) });
    },
    async renameProject(before: BeheerProject, name: string, version: number) {
      const changed = await renameProject(before.id, name, version);
      notify({ text: t('projectSaved', { name }), undo: () => renameProject(before.id, before.name, changed.version) });
    },
    async endProject(project: BeheerProject) {
      await endProject(project);
      notify({ text: t('projectEnded', { name: project.name }), undo: () => addProject(project.name) });
    },
  };
}
