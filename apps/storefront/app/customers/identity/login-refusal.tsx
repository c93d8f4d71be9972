import type { VentureDetails, VentureListEntry } from '@bouwpoort/contract/organisation/ventures';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { waitInWords } from '../../frame/texts/wait-in-words.ts';
import { paths } from '../../frame/web/paths.ts';

type Refusal =
  | { state: 'incorrect' | 'serverError' | 'noVenture' }
  | { state: 'tooManyTries'; seconds: number | null }
  | { state: 'otherVenture'; other: VentureListEntry | null };

interface LoginRefusalProps {
  refusal: Refusal;
  venture: VentureDetails;
}

/** P 8, Login: why the login failed, and what to do. */
export function LoginRefusal({ refusal, venture }: LoginRefusalProps) {
  const { t } = useTranslation('session-screens');
  switch (refusal.state) {
    case 'incorrect':
      return (
        <Notice kind="error" title={t('loginFailed')}>
          {t('loginIncorrect')}
        </Notice>
      );
    case 'serverError':
      return (
        <Notice kind="error" title={t('loginServerError')}>
          {t('loginServerErrorText')}
        </Notice>
      );
    case 'tooManyTries':
      return (
        <Notice kind="error" title={t('loginTooManyTries')}>
          <TooManyTries seconds={refusal.seconds} />
        </Notice>
      );
    case 'noVenture':
      return (
        <Notice kind="error" title={t('loginNoVenture')}>
          <p>{t('loginNoVentureText')}</p>
          {venture.customerServicePage?.url && (
            <div className="session-steps">
              <LinkButton href={venture.customerServicePage.url}>{t('contact')}</LinkButton>
            </div>
          )}
        </Notice>
      );
    case 'otherVenture':
      return <OtherVenture other={refusal.other} venture={venture} />;
  }
}

function TooManyTries({ seconds }: { seconds: number | null }) {
  const { t } = useTranslation('session-screens');
  if (seconds === null) return t('loginTooManyTriesLater');
  const { unit, count } = waitInWords(seconds);
  return t('loginTooManyTriesText', { wait: t(`session:wait_${unit}`, { count }) });
}

function OtherVenture({ other, venture }: { other: VentureListEntry | null; venture: VentureDetails }) {
  const { t } = useTranslation('session-screens');
  const names = { otherVenture: other?.name, thisVenture: venture.name };
  return (
    <Notice kind="error" title={t(other ? 'loginOtherVenture' : 'loginUnknownVenture', names)}>
      <p>{t(other ? 'loginOtherVentureText' : 'loginUnknownVentureText', names)}</p>
      <div className="session-steps">
        {other && (
          <LinkButton look="primary" href={paths.login(other)}>
            {t('loginGoThere', names)}
          </LinkButton>
        )}
        <LinkButton href={paths.login(venture)}>{t('loginHere')}</LinkButton>
      </div>
    </Notice>
  );
}
