import { type StaffMe, staffRoutes } from '@bouwpoort/contract/organisation/staff';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { urlOf } from '../api/call.ts';
import { read } from '../api/read.ts';
import { addressAfterLogin } from '../session/return-address.ts';
import { meQuery, useMeIfAny } from '../session/session.ts';
import { CodeStep } from './code-step.tsx';
import { LoginFrame } from './login-frame.tsx';
import { PasswordStep } from './password-step.tsx';

/** E-mail and password, then the code; or single sign-on. */
export function Component() {
  const { t } = useTranslation('beheer');
  const client = useQueryClient();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const isSessionLost = Boolean(useLocation().state?.isSessionLost);
  const known = useMeIfAny();
  const ways = useQuery(read(staffRoutes.loginWays)).data;
  const [isAnother, setAnother] = useState(false);
  const after = addressAfterLogin(params);
  const enter = (me: StaffMe) => {
    // Data of the previous user must not be shown to this one. Data in use by this page stays: its next step is read
    // from it.
    client.removeQueries({ type: 'inactive' });
    client.setQueryData(meQuery.queryKey, me);
    if (me.state === 'open') navigate(after, { replace: true });
    if (me.state === 'enrol') navigate(`/tweede-stap?terug=${encodeURIComponent(after)}`, { replace: true });
  };
  if (known && !isAnother) {
    if (known.state === 'code')
      return (
        <LoginFrame title={t('codeTitle')} text={t('codeText')}>
          <CodeStep email={known.email} onDone={enter} onAnother={() => setAnother(true)} />
        </LoginFrame>
      );
    if (known.state === 'open' || known.state === 'locked') return <Navigate to={after} replace />;
  }
  return (
    <LoginFrame title={t('login')} text={t('loginText')}>
      <PasswordStep
        companyLogin={ways?.oidc ? urlOf(staffRoutes.oidcStart, { query: { terug: after } }) : undefined}
        demoAccounts={ways?.demoAccounts ?? []}
        refusal={params.get('fout')}
        isSessionLost={isSessionLost}
        onDone={(me) => {
          setAnother(false);
          enter(me);
        }}
      />
    </LoginFrame>
  );
}
