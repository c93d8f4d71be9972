import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect } from 'react';
import { paths, type VentureRef } from '../../frame/web/paths.ts';
import { StepHeading } from '../company-lookup/step-heading.tsx';

/** P 9: the form above it is gone by then. */
const scrollDelay = 50;

/** Step 3 of P 2.13. */
export function RegistrationThanks({ venture, emailAddress }: { venture: VentureRef; emailAddress: string }) {
  const { t } = useTranslation('registration');
  useEffect(() => {
    const timer = setTimeout(() => window.scrollTo({ top: 0 }), scrollDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <StepHeading step={3} takesFocus>
        {t('thanksTitle')}
      </StepHeading>
      <Notice kind="success" title={t('thanksSent')}>
        <p>{t('thanksText', { emailAddress })}</p>
        <p>{t('thanksHint')}</p>
      </Notice>
      <LinkButton look="secondary" href={paths.home(venture)}>
        {t('toShop')}
      </LinkButton>
    </>
  );
}
