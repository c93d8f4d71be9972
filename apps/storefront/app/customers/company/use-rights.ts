import type { CompanyRightsInput, ManagedUser } from '@bouwpoort/contract/customers/users';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type AccountRefusal, accountRefusal } from '../../frame/form/account-refusal.ts';
import { useUsers } from '../users/use-users.ts';

export type RightsChange = Pick<CompanyRightsInput, 'role' | 'seesPrices'>;

/** Changes one permission of one user at a time, with its result. */
export function useRights() {
  const { setRights } = useUsers();
  const { revalidate } = useRevalidator();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [refused, setRefused] = useState<{ user: ManagedUser; refusal: AccountRefusal } | null>(null);

  const change = async (user: ManagedUser, rights: RightsChange): Promise<void> => {
    if (busyId !== null) return;
    setBusyId(user.id);
    setRefused(null);
    try {
      await setRights(user, rights);
    } catch (error) {
      const refusal = accountRefusal(error, []);
      if (refusal.kind === 'failed') console.warn(error);
      setRefused({ user, refusal });
      // The list shows the server's state, also when somebody else changed it first.
      await revalidate();
    } finally {
      setBusyId(null);
    }
  };
  return { busyId, refused, change };
}
