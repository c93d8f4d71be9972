import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import { lazyPart } from '@bouwpoort/ui/lazy-part.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useKnownChrome } from '../chrome/use-chrome.ts';
import { type ChromeUser, useChromeSession } from '../visitor/chrome-session.ts';
import { accountVenture, offersLogin, registrationHref } from '../visitor/visitor-rules.ts';
import { paths, type VentureRef } from '../web/paths.ts';
import { HeaderAction } from './header-action.tsx';
import { usePendingApprovalCount } from './pending-approval-count.ts';
import type { UserModalProps } from './user-modal.tsx';

const UserModal = lazyPart<UserModalProps>(
  () => import('./user-modal.tsx').then((part) => part.UserModal),
  () => null,
);

/** Registreren and Inloggen for visitors, 'Mijn …' for users (P 2.5). */
export function AccountActions({ venture }: { venture: VentureDetails }) {
  const { t } = useTranslation('chrome');
  const { pathname, search } = useLocation();
  const session = useChromeSession();
  if (session.kind === 'user') return <UserAction venture={venture} user={session} />;
  const register = registrationHref(venture, session);
  // After a redirect from a page that requires a login (P 2.3): logging in leads back to that page.
  const wanted = new URLSearchParams(search).get('redirect') ?? undefined;
  const cameFrom = pathname === paths.home(venture) ? wanted : pathname + search;
  return (
    <>
      {register && <HeaderAction desktopOnly icon="pencil" label={t('register')} href={register} />}
      {offersLogin(venture, session) && (
        <HeaderAction icon="user" label={t('login')} href={paths.login(venture, cameFrom)} />
      )}
    </>
  );
}

/**
 * A link to the account page, so that it works before hydration; with script it opens the modal, which has more links.
 */
function UserAction({ venture: shown, user }: { venture: VentureDetails; user: ChromeUser }) {
  const { t } = useTranslation('chrome');
  const { ventures } = useKnownChrome();
  const venture = accountVenture<VentureRef>(shown, user, ventures);
  const { key } = useLocation();
  const waiting = usePendingApprovalCount();
  const [openedBy, setOpenedBy] = useState<HTMLElement | null>(null);
  const [isNeeded, setIsNeeded] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it, also one to the same address
  useEffect(() => setOpenedBy(null), [key]);
  return (
    <>
      <HeaderAction
        icon="user"
        label={t('myAccount')}
        name={waiting > 0 ? t('myAccountWaiting', { count: waiting }) : t('myAccount')}
        count={waiting}
        href={user.isGuestAccount ? paths.changePassword(venture) : paths.account(venture)}
        aria-haspopup="dialog"
        onPointerEnter={UserModal.load}
        onFocus={UserModal.load}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setIsNeeded(true);
          setOpenedBy(event.currentTarget);
        }}
      />
      {isNeeded && <UserModal venture={venture} user={user} openedBy={openedBy} onClose={() => setOpenedBy(null)} />}
    </>
  );
}
