import type { SiteUser } from '@bouwpoort/contract/customers/customers';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';
import { greetingName } from '../../frame/visitor/visitor-rules.ts';
import type { AccountCustomer } from './load-account.ts';

interface AccountHeadProps {
  user: Pick<SiteUser, 'firstName' | 'lastName' | 'email'>;
  customer: AccountCustomer | null;
  branch: string | null;
}

/** The user, and the customer they act for (P 2.14: the customer id). */
export function AccountHead({ user, customer, branch }: AccountHeadProps) {
  const { t } = useTranslation('account');
  const session = useChromeSession();
  return (
    <header className="account-head">
      <div>
        <h1>{t('greeting', { name: greetingName(user) })}</h1>
        <p className="muted">
          {customer && (
            <>
              {customer.customerName} · {t('customerId')} <b className="account-head__id num">{customer.customerId}</b>
              {branch && ' · '}
            </>
          )}
          {branch && t('atBranch', { branch })}
        </p>
      </div>
      {session.kind === 'user' && (
        <div className="account-head__login needs-script">
          <span className="small muted">{user.email}</span>
          <Button look="quiet" icon="logout" onClick={session.logOut}>
            {t('logOut')}
          </Button>
        </div>
      )}
    </header>
  );
}
