import { auditRoutes } from '@bouwpoort/contract/foundation/audit.staff';
import { type StaffPerson, staffRoutes } from '@bouwpoort/contract/organisation/staff';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type BodyOf, call } from '../../frame/api/call.ts';
import { useUndoNotice } from '../../frame/kit/undo.tsx';

/** The actions on a user; each confirms, with undo where possible. */
export function usePersonChanges() {
  const { t } = useTranslation('beheer-staff');
  const client = useQueryClient();
  const notify = useUndoNotice();
  const refresh = () =>
    Promise.all(
      [staffRoutes.people, staffRoutes.roles, staffRoutes.allSessions, auditRoutes.history].map(({ path }) =>
        client.invalidateQueries({ queryKey: [path] }),
      ),
    );
  const change = async ({ staffId }: Pick<StaffPerson, 'staffId'>, body: BodyOf<typeof staffRoutes.change>) => {
    const changed = await call(staffRoutes.change, { params: { staffId }, body });
    await refresh();
    return changed;
  };
  return {
    refresh,
    change,
    async setLocked(person: StaffPerson, isLocked: boolean) {
      const { name, grants, version } = person;
      const changed = await change(person, { name, grants, version, isLocked });
      notify({
        text: t(isLocked ? 'locked' : 'unlocked', { name }),
        undo: () => change(person, { name, grants, isLocked: !isLocked, version: changed.version }),
      });
    },
    async sendLink({ staffId, name }: StaffPerson, secondStep: boolean) {
      await call(staffRoutes.reset, { params: { staffId }, body: { secondStep } });
      await refresh();
      notify({ text: t('linkSent', { name }) });
    },
    async logOut({ staffId, name }: Pick<StaffPerson, 'staffId' | 'name'>) {
      await call(staffRoutes.endSessionsOf, { params: { staffId } });
      await refresh();
      notify({ text: t('loggedOut', { name }) });
    },
  };
}
