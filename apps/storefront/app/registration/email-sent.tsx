import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { StepHeading } from './step-heading.tsx';

export function EmailSent({ emailAddress }: { emailAddress: string }) {
  const { t } = useTranslation('registration');
  return (
    <>
      <StepHeading takesFocus>{t('emailSentTitle')}</StepHeading>
      <Notice kind="accent" icon="mail" title={t('emailSent')}>
        <p>{t('emailSentTo', { emailAddress })}</p>
        <p>{t('emailSentHint')}</p>
      </Notice>
    </>
  );
}
