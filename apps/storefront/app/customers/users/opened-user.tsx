import { newOne } from './account-address.ts';
import type { UsersAnswer } from './load-users.ts';
import type { usePanel } from './use-panel.ts';
import { UserPanel } from './user-panel.tsx';

/** The panel of the user named by the address, or of a new user. */
export function OpenedUser({ answer, panel }: { answer: UsersAnswer; panel: ReturnType<typeof usePanel> }) {
  const users = answer.status === 'known' ? answer.users : [];
  const edited = users.find(({ id }) => id === panel.value);
  return (
    <UserPanel
      open={panel.value === newOne || edited !== undefined}
      user={edited ?? null}
      projects={answer.status === 'known' ? answer.projects : []}
      onClose={panel.close}
    />
  );
}
