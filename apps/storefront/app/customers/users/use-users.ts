import type { CompanyRightsInput, ManagedUser } from '@bouwpoort/contract/customers/users';
import { useToast } from '@bouwpoort/ui/molecules/toast.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { type AccountRefusal, accountRefusal } from '../../frame/form/account-refusal.ts';
import { browserApi } from '../../frame/http/api.ts';
import { fullName, type UserValues, userBody } from './user-fields.ts';

/** What a manager can do with the users of their customer; the list is fetched again after each change. */
export function useUsers() {
  const { t } = useTranslation('users');
  const { id: ventureId } = useVenture();
  const { revalidate } = useRevalidator();
  const toast = useToast();

  return {
    invite: async (values: UserValues, key: string) => {
      const invited = await browserApi(ventureId).call('users.invite', {
        body: userBody(values),
        headers: { 'idempotency-key': key },
      });
      toast({ text: t('invited', { email: invited.email }) });
      await revalidate();
    },
    edit: async (user: ManagedUser, values: UserValues) => {
      const edited = await browserApi(ventureId).call('users.edit', {
        body: { id: user.id, active: user.active, version: user.version, ...userBody(values) },
      });
      toast({ text: t('edited', { name: fullName(edited) }) });
      await revalidate();
    },
    /** A single permission, changed from the list itself. */
    setRights: async (user: ManagedUser, rights: Pick<CompanyRightsInput, 'role' | 'seesPrices'>) => {
      const { id, firstName, lastName, email, active, version } = user;
      const isManager = rights.role === undefined ? user.isManager : rights.role === 'manager';
      await browserApi(ventureId).call('users.edit', {
        body: { id, firstName, lastName, email, active, version, isManager, ...rights },
      });
      toast({ text: t('edited', { name: fullName(user) }) });
      await revalidate();
    },
    setActive: async (user: ManagedUser, active: boolean) => {
      const { id, firstName, lastName, email, isManager } = user;
      await browserApi(ventureId).call('users.edit', { body: { id, firstName, lastName, email, isManager, active } });
      const done = active ? (user.state === 'requested' ? 'approved' : 'activated') : 'deactivated';
      toast({ text: t(done, { name: fullName(user) }) });
      await revalidate();
    },
  };
}

/** Activates or deactivates a user from the list: one at a time, with the result of each. */
export function useActivation() {
  const { setActive } = useUsers();
  const { revalidate } = useRevalidator();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [refused, setRefused] = useState<{ user: ManagedUser; refusal: AccountRefusal } | null>(null);

  /** Returns whether it succeeded. */
  const change = async (user: ManagedUser, active: boolean): Promise<boolean> => {
    if (busyId !== null) return false;
    setBusyId(user.id);
    setRefused(null);
    try {
      await setActive(user, active);
      return true;
    } catch (error) {
      const refusal = accountRefusal(error, []);
      if (refusal.kind === 'failed') console.warn(error);
      setRefused({ user, refusal });
      // Changed or gone since the list was fetched.
      if (refusal.kind === 'gone' || refusal.kind === 'forbidden') await revalidate();
      return false;
    } finally {
      setBusyId(null);
    }
  };
  return { busyId, refused, change, forget: () => setRefused(null) };
}
