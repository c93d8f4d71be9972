import { staffRoutes } from '@bouwpoort/contract/organisation/staff';
import { ApiProblem } from '@bouwpoort/contract/program/client';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../api/call.ts';
import { CopyButton } from '../kit/copy-button.tsx';
import { QrCode } from './qr-code.tsx';

/** A new secret as a QR code and as text, its first code, and the recovery codes, which are shown once. */
export function SecondStepSetup({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('beheer');
  const [error, setError] = useState<string>();
  const start = useMutation({ mutationFn: () => call(staffRoutes.startSecondStep) });
  const confirm = useMutation({
    mutationFn: (code: string) => call(staffRoutes.confirmSecondStep, { body: { code } }),
    onSuccess: onDone,
    onError: (problem) =>
      setError(
        problem instanceof ApiProblem ? (problem.problem.errors?.code?.[0] ?? problem.message) : t('loadFailedOffline'),
      ),
  });
  if (confirm.data)
    return (
      <div className="stack">
        <Notice kind="attention" title={t('recoveryKeep')}>
          {t('recoveryKeepText')}
        </Notice>
        <ul className="recovery code">
          {confirm.data.recoveryCodes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="acts">
          <CopyButton text={confirm.data.recoveryCodes.join('\n')} />
        </div>
      </div>
    );
  if (!start.data)
    return (
      <div className="stack justify-items-start">
        {start.error && <Notice kind="error" title={start.error.message} />}
        <Button look="primary" state={start.isPending ? 'busy' : 'idle'} onClick={() => start.mutate()}>
          {t('secondStepStart')}
        </Button>
      </div>
    );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setError(undefined);
    confirm.mutate(String(new FormData(event.currentTarget).get('code') ?? ''));
  };
  const { secret, address } = start.data;
  return (
    <div className="qr">
      <QrCode text={address} label={t('qrLabel')} />
      <form className="stack" onSubmit={submit}>
        <p>{t('secondStepScan')}</p>
        <p className="mini">
          {t('secondStepSecret')} <span className="code">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</span>
          <br />
          <a href={address}>{t('secondStepOpen')}</a>
        </p>
        <TextField
          label={t('secondStepCode')}
          error={error}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder="000 000"
        />
        <div className="acts">
          <Button type="submit" look="primary" state={confirm.isPending ? 'busy' : 'idle'}>
            {t('secondStepCouple')}
          </Button>
        </div>
      </form>
    </div>
  );
}
