import { staffRoutes } from '@bouwpoort/contract/organisation/staff';
import { ApiProblem } from '@bouwpoort/contract/program/client';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { call } from '../api/call.ts';
import { zodResolver } from '../form/zod-resolver.ts';
import { LoginFrame } from './login-frame.tsx';

/** For the link of an invitation or a reset. Its token is in the hash, so that no server log contains it. */
export function Component() {
  const { t } = useTranslation('beheer');
  const token = useLocation().hash.slice(1);
  const [refused, setRefused] = useState<string>();
  const [isDone, setDone] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(staffRoutes.setPassword.body),
    defaultValues: { token, password: '' },
  });
  const send = handleSubmit(async (body) => {
    setRefused(undefined);
    try {
      await call(staffRoutes.setPassword, { body });
      setDone(true);
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      const message = problem.problem.errors?.password?.[0];
      if (message) setError('password', { message });
      else setRefused(problem.message);
    }
  });
  if (token === '')
    return (
      <LoginFrame title={t('setPassword')}>
        <div className="stack lg__steps">
          <Notice kind="error" title={t('setPasswordNoLink')} />
        </div>
      </LoginFrame>
    );
  if (isDone)
    return (
      <LoginFrame title={t('setPasswordDone')} text={t('setPasswordDoneText')}>
        <div className="stack lg__steps">
          <LinkButton look="primary" className="btn--xl" href="/inloggen">
            {t('login')}
          </LinkButton>
        </div>
      </LoginFrame>
    );
  return (
    <LoginFrame title={t('setPassword')} text={t('setPasswordText')}>
      <form className="stack lg__steps" onSubmit={send} noValidate>
        {refused !== undefined && <Notice kind="error" title={refused} />}
        <TextField
          label={t('passwordNew')}
          hint={t('passwordHint')}
          error={formState.errors.password?.message}
          {...register('password')}
          type="password"
          autoComplete="new-password"
        />
        <Button type="submit" look="primary" className="btn--xl" state={formState.isSubmitting ? 'busy' : 'idle'}>
          {t('save')}
        </Button>
      </form>
    </LoginFrame>
  );
}
