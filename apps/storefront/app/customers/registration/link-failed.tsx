import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { paths, type VentureRef } from '../../frame/web/paths.ts';
import { StepHeading } from '../company-lookup/step-heading.tsx';
import type { LinkFailure } from './registration-state.ts';

interface LinkFailedProps {
  venture: VentureRef;
  /** The mail that contained the link. */
  link: 'invitation' | 'activation' | 'approval';
  failure: LinkFailure;
  takesFocus?: boolean;
}

/**
 * P 2.13, P 8: the problem with a link, and the next step. The heading for a registration link comes from the
 * specification; the other links are not failures, so their heading states the situation.
 */
export function LinkFailed({ venture, link, failure, takesFocus = false }: LinkFailedProps) {
  const { t } = useTranslation('registration');
  return (
    <>
      {link === 'invitation' || failure === 'failed' ? (
        <>
          <StepHeading takesFocus={takesFocus}>{t('failed')}</StepHeading>
          <Notice kind="error" title={t(`${link}_${failure}`)}>
            {t(`${link}_${failure}_text`)}
          </Notice>
        </>
      ) : (
        <>
          <StepHeading takesFocus={takesFocus}>{t(`${link}_${failure}`)}</StepHeading>
          <p className="registration__lead">{t(`${link}_${failure}_text`)}</p>
        </>
      )}
      <div className="rowline">
        <LinkButton look="primary" href={paths.login(venture)}>
          {t('login')}
        </LinkButton>
        {link !== 'approval' && (
          <LinkButton look="secondary" href={paths.register(venture)}>
            {t('newLink')}
          </LinkButton>
        )}
      </div>
    </>
  );
}
