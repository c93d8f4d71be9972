import { ApiProblem } from '@bouwpoort/contract/client';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import type { VentureRef } from '../site/paths.ts';
import { startRegistration } from './start-registration.ts';
import { StepHeading } from './step-heading.tsx';

interface EmailSentProps {
  venture: VentureRef;
  emailAddress: string;
}

export function EmailSent({ venture, emailAddress }: EmailSentProps) {
  const { t } = useTranslation('registration');
  return (
    <>
      <StepHeading takesFocus>{t('emailSentTitle')}</StepHeading>
      <Notice kind="success" title={t('emailSent')}>
        <p>{t('emailSentTo', { emailAddress })}</p>
        <p>{t('emailSentHint')}</p>
      </Notice>
      <SendAgain venture={venture} emailAddress={emailAddress} />
    </>
  );
}

type Sending = { at: 'idle' | 'busy' | 'sent' } | { at: 'failed'; detail: string | undefined };

function SendAgain({ venture, emailAddress }: EmailSentProps) {
  const { t } = useTranslation('registration');
  const [sending, setSending] = useState<Sending>({ at: 'idle' });
  const send = async () => {
    setSending({ at: 'busy' });
    try {
      await startRegistration(venture.id, emailAddress);
      setSending({ at: 'sent' });
    } catch (error) {
      setSending({ at: 'failed', detail: error instanceof ApiProblem ? error.problem.detail : undefined });
    }
  };
  return (
    <div className="stack stack--s">
      <div>
        <Button icon="mail" state={sending.at === 'busy' ? 'busy' : 'idle'} onClick={() => void send()}>
          {t('sendAgain')}
        </Button>
      </div>
      <p className="small" role="status">
        {sending.at === 'sent' && t('sentAgain')}
      </p>
      {sending.at === 'failed' && (
        <Notice kind="error" title={t('emailFailed')}>
          {sending.detail}
        </Notice>
      )}
    </div>
  );
}
