import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { addressAfterLogin, addressOfLogin } from '../session/return-address.ts';
import { meQuery } from '../session/session.ts';
import { LoginFrame } from './login-frame.tsx';
import { SecondStepSetup } from './second-step-setup.tsx';

/** Required in production before anything else: a password alone is not enough to work here. */
export function Component() {
  const { t } = useTranslation('beheer');
  const client = useQueryClient();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { data: me, error } = useQuery(meQuery);
  const [isDone, setDone] = useState(false);
  const after = addressAfterLogin(params);
  if (error) return <Navigate to={addressOfLogin(after)} replace />;
  if (!me) return null;
  if (me.state !== 'enrol' && !isDone) return <Navigate to={after} replace />;
  const continueToApp = async () => {
    await client.invalidateQueries({ queryKey: meQuery.queryKey });
    navigate(after, { replace: true });
  };
  return (
    <LoginFrame title={t('enrolTitle')} text={t('enrolText')}>
      <div className="stack lg__steps">
        <SecondStepSetup onDone={() => setDone(true)} />
        {isDone && (
          <Button look="primary" className="btn--xl" onClick={continueToApp}>
            {t('enrolGoOn')}
          </Button>
        )}
      </div>
    </LoginFrame>
  );
}
