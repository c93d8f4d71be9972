import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useState } from 'react';
import { browserApi } from '../../frame/http/api.ts';
import { paths, type VentureRef } from '../../frame/web/paths.ts';
import { StepHeading } from '../company-lookup/step-heading.tsx';
import { LinkFailed } from './link-failed.tsx';
import { failureOf } from './link-failure.ts';
import { NeedsScript } from './needs-script.tsx';
import type { LinkFailure } from './registration-state.ts';

type State = { at: 'busy' } | { at: 'active' } | { at: 'failed'; failure: LinkFailure };

/**
 * The link of the activation mail. The browser activates, not the page load, because mail programs open links in
 * advance.
 */
export function Activation({ venture, token }: { venture: VentureRef; token: string }) {
  const { t } = useTranslation('registration');
  const [state, setState] = useState<State>({ at: 'busy' });
  useEffect(() => {
    let here = true;
    const show = (next: State) => here && setState(next);
    browserApi(venture.id)
      .call('registration.activate', { body: { token } })
      .then(
        () => show({ at: 'active' }),
        (error: unknown) => show({ at: 'failed', failure: failureOf(error) }),
      );
    return () => {
      here = false;
    };
  }, [venture.id, token]);

  if (state.at === 'failed') {
    return <LinkFailed venture={venture} link="activation" failure={state.failure} takesFocus />;
  }
  if (state.at === 'busy') {
    return (
      <>
        <StepHeading>{t('activating')}</StepHeading>
        <NeedsScript />
      </>
    );
  }
  return (
    <>
      <StepHeading key="active" takesFocus>
        {t('activated')}
      </StepHeading>
      <Notice kind="success" title={t('activatedText')} />
      <LinkButton look="primary" size="large" href={paths.login(venture)}>
        {t('login')}
      </LinkButton>
    </>
  );
}
