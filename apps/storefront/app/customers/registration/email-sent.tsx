import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { SendAgain } from '../../frame/form/send-again.tsx';
import type { VentureRef } from '../../frame/web/paths.ts';
import { StepHeading } from '../company-lookup/step-heading.tsx';
import { startRegistration } from './start-registration.ts';

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
      <SendAgain
        send={() => startRegistration(venture.id, emailAddress)}
        label={t('sendAgain')}
        sentText={t('sentAgain')}
        failedTitle={t('emailFailed')}
      />
    </>
  );
}
