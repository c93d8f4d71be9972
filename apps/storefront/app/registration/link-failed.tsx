import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { paths, type VentureRef } from '../site/paths.ts';
import type { LinkFailure } from './registration-state.ts';
import { StepHeading } from './step-heading.tsx';

interface LinkFailedProps {
  venture: VentureRef;
  /** Which mail the link was in. */
  link: 'invitation' | 'activation' | 'approval';
  failure: LinkFailure;
  takesFocus?: boolean;
}

/**
 * P 2.13, P 8: what is the matter with a link, and what to do now. The heading of a registration link is the
 * specification's; with the others nothing went wrong, and they say at once what is the case.
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
