import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Form, useNavigation } from 'react-router';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { paths } from '../../frame/web/paths.ts';
import { Outcome, ScreenHead, Submit } from '../identity/session-screen.tsx';
import type { NewsletterLinkState } from './newsletter-link.server.ts';

interface NewsletterLinkProps {
  purpose: 'confirm' | 'unsubscribe';
  /** Null when the address has no valid token. */
  token: string | null;
  state: NewsletterLinkState | undefined;
}

/** Opening the link changes nothing, because mail scanners open every link. The button does. */
export function NewsletterLink({ purpose, token, state }: NewsletterLinkProps) {
  const { t } = useTranslation('newsletter-links');
  const { name } = useVenture();
  if (state === 'done' || state === 'already') {
    const outcome = `${purpose}_${state}`;
    return <Ended purpose={purpose} takesFocus title={t(outcome)} text={t(`${outcome}Text`, { name })} />;
  }
  const dead = state === 'used' || state === 'expired' || state === 'unknown' ? state : undefined;
  if (dead || token === null) {
    const reason = dead ?? 'unknown';
    return (
      <Ended
        purpose={purpose}
        kind="attention"
        takesFocus={dead !== undefined}
        title={t(`link_${reason}`)}
        text={t(`linkText_${reason}`)}
      />
    );
  }
  return <Question purpose={purpose} token={token} state={state} />;
}

interface EndedProps {
  purpose: NewsletterLinkProps['purpose'];
  kind?: 'success' | 'attention';
  takesFocus: boolean;
  title: string;
  text: string;
}

function Ended({ purpose, ...outcome }: EndedProps) {
  const { t } = useTranslation('newsletter-links');
  const venture = useVenture();
  return (
    <>
      <ScreenHead title={t(`${purpose}Title`)} />
      <Outcome {...outcome}>
        <LinkButton look="primary" href={paths.home(venture)}>
          {t('toHome')}
        </LinkButton>
      </Outcome>
    </>
  );
}

interface QuestionProps extends NewsletterLinkProps {
  token: string;
}

function Question({ purpose, token, state }: QuestionProps) {
  const { t } = useTranslation('newsletter-links');
  const { name } = useVenture();
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <>
      <ScreenHead title={t(`${purpose}Title`)} text={t(`${purpose}Text`, { name })} />
      <Form method="post" className="form-grid">
        {(state === 'serverError' || state === 'tooManyRequests') && (
          <Notice kind="error" title={t(state)}>
            {t(`${state}Text`)}
          </Notice>
        )}
        <input type="hidden" name="token" value={token} />
        <Submit isBusy={isBusy} label={t(`${purpose}Submit`)} busyText={isBusy ? t('busy') : undefined} />
      </Form>
    </>
  );
}
