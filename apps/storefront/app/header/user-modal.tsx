import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import type { IconName } from '@bouwpoort/ui/atoms/icon-names.ts';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Row, Rows } from '@bouwpoort/ui/molecules/row.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { paths, type VentureRef } from '../site/paths.ts';
import type { ChromeUser } from '../visitor/chrome-session.ts';
import { greetingName, type UserModalItem, userModalItems } from '../visitor/visitor-rules.ts';

export interface UserModalProps {
  venture: VentureRef;
  user: ChromeUser;
  /** The button it opens beside; null while it is closed. */
  openedBy: HTMLElement | null;
  onClose: () => void;
}

const icons: Record<UserModalItem, IconName> = {
  account: 'user',
  orders: 'orders',
  previouslyOrdered: 'history',
  users: 'users',
  changePassword: 'lock',
  logout: 'logout',
};

/** P 2.5 */
export function UserModal({ venture, user, openedBy, onClose }: UserModalProps) {
  const { t } = useTranslation('chrome');
  const hrefs: Record<Exclude<UserModalItem, 'logout'>, string> = {
    account: paths.account(venture),
    orders: paths.orders(venture),
    previouslyOrdered: paths.previouslyOrdered(venture),
    users: paths.users(venture),
    changePassword: paths.changePassword(venture),
  };
  return (
    <Dialog
      open={openedBy !== null}
      beside={openedBy}
      onClose={onClose}
      title={t('userModalTitle', { name: greetingName(user) })}
    >
      <div className="stack stack--s">
        <p className="muted">{t('userModalIntro')}</p>
        <Rows>
          {userModalItems(user).map((item) => {
            if (item === 'logout') {
              return <Row key={item} icon={icons[item]} title={t('userModal_logout')} onClick={user.logOut} />;
            }
            const row = <Row key={item} icon={icons[item]} title={t(`userModal_${item}`)} href={hrefs[item]} />;
            return item === 'users' ? (
              <div key={item} className="user-modal__pair">
                {row}
                <Anchor className="btn btn--quiet" href={paths.inviteUser(venture)}>
                  <Icon name="plus" size="control" />
                  {t('userModal_invite')}
                </Anchor>
              </div>
            ) : (
              row
            );
          })}
        </Rows>
      </div>
    </Dialog>
  );
}
