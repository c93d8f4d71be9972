import { type StaffMe, staffRoutes } from '@bouwpoort/contract/organisation/staff';
import { ApiProblem } from '@bouwpoort/contract/program/client';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { buttonClass } from '@bouwpoort/ui/atoms/button-class.ts';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../api/call.ts';
import { zodResolver } from '../form/zod-resolver.ts';
import { BeheerIcon } from '../kit/icon.tsx';

interface PasswordStepProps {
  /** The address of single sign-on; undefined when it is not configured. */
  companyLogin: string | undefined;
  demoAccounts: readonly string[];
  /** Why single sign-on failed, as the server puts it in the address. */
  refusal: string | null;
  /** A session ended in the middle of work. */
  isSessionLost: boolean;
  onDone: (me: StaffMe) => void;
}

const refusals = ['verlopen', 'geweigerd', 'onbekend', 'onbereikbaar'];

export function PasswordStep({ companyLogin, demoAccounts, refusal, isSessionLost, onDone }: PasswordStepProps) {
  const { t } = useTranslation('beheer');
  const [refused, setRefused] = useState<string>();
  const { register, handleSubmit, setValue, formState } = useForm({
    resolver: zodResolver(staffRoutes.logIn.body),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const logIn = handleSubmit(async (body) => {
    setRefused(undefined);
    try {
      onDone(await call(staffRoutes.logIn, { body }));
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      setRefused(problem.message);
    }
  });
  return (
    <form className="stack lg__steps" onSubmit={logIn} noValidate>
      {isSessionLost && <Notice kind="attention" title={t('sessionLost')} />}
      {companyLogin !== undefined && (
        <>
          <a className={buttonClass({ look: 'secondary' }, 'btn--xl')} href={companyLogin}>
            <BeheerIcon name="b-shield" />
            {t('loginCompany')}
          </a>
          <div className="or">
            <span>{t('loginOr')}</span>
          </div>
        </>
      )}
      {refused !== undefined && <Notice kind="error" title={refused} />}
      {refused === undefined && refusal !== null && refusals.includes(refusal) && (
        <Notice kind="error" title={t(`oidc-${refusal}`)} />
      )}
      <TextField
        label={t('email')}
        error={errors.email?.message}
        {...register('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
      />
      <TextField
        label={t('password')}
        error={errors.password?.message}
        {...register('password')}
        type="password"
        autoComplete="current-password"
      />
      <Button type="submit" look="primary" className="btn--xl" state={isSubmitting ? 'busy' : 'idle'}>
        {t('loginNext')}
      </Button>
      <p className="mini muted">{t('loginForgotten')}</p>
      {demoAccounts.length > 0 && (
        <details className="lg__demo">
          <summary>{t('loginDemo')}</summary>
          <ul>
            {demoAccounts.map((email) => (
              <li key={email}>
                <button
                  type="button"
                  className="link"
                  onClick={() => {
                    setValue('email', email);
                    document.querySelector<HTMLInputElement>('input[type=password]')?.focus();
                  }}
                >
                  {email}
                </button>
              </li>
            ))}
          </ul>
          <p className="mini muted">{t('loginDemoPassword')}</p>
        </details>
      )}
    </form>
  );
}
