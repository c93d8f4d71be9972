import type { IconName } from '@bouwpoort/ui/atoms/icon-names.ts';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Row, Rows } from '@bouwpoort/ui/molecules/row.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { paths, type VentureRef } from '../site/paths.ts';
import type { ChromeUser } from '../visitor/chrome-session.ts';
import { greetingName, type UserModalItem, userModalItems } from '../visitor/visitor-rules.ts';

interface UserModalProps {
  venture: VentureRef;
  user: ChromeUser;
  open: boolean;
  onClose: () => void;
}

const icons: Record<UserModalItem, IconName> = {
  account: 'user',
  orders: 'orders',
  changePassword: 'lock',
  logout: 'logout',
};

/** P 2.5 */
export function UserModal({ venture, user, open, onClose }: UserModalProps) {
  const { t } = useTranslation('chrome');
  const hrefs: Record<Exclude<UserModalItem, 'logout'>, string> = {
    account: paths.account(venture),
    orders: paths.orders(venture),
    changePassword: paths.changePassword(venture),
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('userModalTitle', { name: greetingName(user) })}>
      <div className="stack">
        <p className="muted">{t('userModalIntro')}</p>
        <Rows>
          {userModalItems(user).map((item) =>
            item === 'logout' ? (
              <Row key={item} icon={icons[item]} title={t('userModal_logout')} onClick={user.logOut} />
            ) : (
              <Row key={item} icon={icons[item]} title={t(`userModal_${item}`)} href={hrefs[item]} />
            ),
          )}
        </Rows>
      </div>
    </Dialog>
  );
}
