import { type StaffMe, staffRoutes } from '@bouwpoort/contract/organisation/staff';
import { ApiProblem } from '@bouwpoort/contract/program/client';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { buttonClass } from '@bouwpoort/ui/atoms/button-class.ts';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call, urlOf } from '../api/call.ts';
import { sessionEvents } from '../api/session-events.ts';
import { addressOfLogin } from './return-address.ts';
import { meQuery } from './session.ts';

/**
 * Over the current page: pending requests continue once the password is correct. Users of single sign-on are redirected
 * and return to this page; unsaved forms are stored.
 */
export function LockDialog({ me }: { me: StaffMe }) {
  const { t } = useTranslation('beheer');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isLocked, setLocked] = useState(me.state === 'locked');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => sessionEvents.onLocked(() => setLocked(true)), []);

  const unlock = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    setBusy(true);
    try {
      client.setQueryData(meQuery.queryKey, await call(staffRoutes.unlock, { body: { password } }));
      setLocked(false);
      setError(undefined);
      sessionEvents.unlocked();
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      if (problem.status === 401) return navigate(addressOfLogin(pathname + search));
      setError(problem.problem.errors?.password?.[0] ?? problem.message);
    } finally {
      setBusy(false);
    }
  };

  const here = pathname + search;
  return (
    <Dialog open={isLocked} closable={false} title={t('lockTitle')}>
      {me.hasPassword ? (
        <form className="stack" onSubmit={unlock}>
          <p>{t('lockText', { name: me.name })}</p>
          <input type="text" name="username" autoComplete="username" value={me.email} readOnly hidden />
          <TextField
            label={t('password')}
            error={error}
            name="password"
            type="password"
            autoComplete="current-password"
            data-initial-focus
            required
          />
          <div className="acts">
            <Button type="submit" look="primary" state={isBusy ? 'busy' : 'idle'}>
              {t('lockOpen')}
            </Button>
            <Button look="quiet" onClick={() => navigate(addressOfLogin(here))}>
              {t('lockOther')}
            </Button>
          </div>
        </form>
      ) : (
        <div className="stack">
          <p>{t('lockTextCompany', { name: me.name })}</p>
          <div className="acts">
            <a
              className={buttonClass({ look: 'primary' })}
              href={urlOf(staffRoutes.oidcStart, { query: { terug: here } })}
              data-initial-focus
            >
              {t('loginCompany')}
            </a>
          </div>
        </div>
      )}
    </Dialog>
  );
}
