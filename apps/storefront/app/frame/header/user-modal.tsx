import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Row, Rows } from '@bouwpoort/ui/molecules/row.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { accountPages, managesUsers } from '../visitor/account-pages.ts';
import type { ChromeUser } from '../visitor/chrome-session.ts';
import { greetingName } from '../visitor/visitor-rules.ts';
import { paths, type VentureRef } from '../web/paths.ts';
import { usePendingApprovalCount } from './pending-approval-count.ts';

export interface UserModalProps {
  venture: VentureRef;
  user: ChromeUser;
  /** The button to position it beside; null while it is closed. */
  openedBy: HTMLElement | null;
  onClose: () => void;
}

/** P 2.5, with every page of Mijn Bouwpoort: on a phone no other list of them is within two taps. */
export function UserModal({ venture, user, openedBy, onClose }: UserModalProps) {
  const { t } = useTranslation('chrome');
  const waiting = usePendingApprovalCount();
  const pages = accountPages(user);
  return (
    <Dialog
      open={openedBy !== null}
      anchor={openedBy}
      onClose={onClose}
      title={t('userModalTitle', { name: greetingName(user) })}
    >
      <div className="stack stack--s">
        <p className="muted">{t('userModalIntro')}</p>
        {waiting > 0 && (
          <Anchor className="user-modal__waiting" href={paths.approvals(venture)}>
            <Icon name="bell" size="control" />
            <span>{t('waitingForYou', { count: waiting })}</span>
            <Icon name="chevron-right" size="control" />
          </Anchor>
        )}
        {pages.length > 0 && (
          <nav aria-label={t('userModal_account')}>
            <ul className="user-modal__pages">
              {pages.map(({ name, icon, href }) => (
                <li key={name}>
                  <Anchor className="user-modal__page" href={href(venture)}>
                    <Icon name={icon} size="control" />
                    {name === 'overview' ? t('userModal_account') : t(`accountPage_${name}`)}
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <Rows>
          {managesUsers(user) && (
            <div className="user-modal__pair">
              <Row icon="users" title={t('userModal_users')} href={paths.users(venture)} />
              <Anchor className="btn btn--quiet" href={paths.inviteUser(venture)}>
                <Icon name="plus" size="control" />
                {t('userModal_invite')}
              </Anchor>
            </div>
          )}
          <Row icon="lock" title={t('userModal_changePassword')} href={paths.changePassword(venture)} />
          <Row icon="logout" title={t('userModal_logout')} onClick={user.logOut} />
        </Rows>
      </div>
    </Dialog>
  );
}
