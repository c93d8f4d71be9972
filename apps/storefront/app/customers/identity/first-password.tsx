import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Form, useNavigation } from 'react-router';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { paths } from '../../frame/web/paths.ts';
import type { FormResult } from './form-result.ts';
import { FormFailure, Outcome, ScreenHead, Submit } from './session-screen.tsx';

interface FirstPasswordProps {
  emailAddress: string;
  answer: FormResult | undefined;
}

/** For guests: there is no old password to enter, so a link to set a first one is mailed to their own address. */
export function FirstPassword({ emailAddress, answer }: FirstPasswordProps) {
  const { t } = useTranslation('session-screens');
  const venture = useVenture();
  const isBusy = useNavigation().state === 'submitting';
  if (answer?.state === 'done') {
    return (
      <>
        <ScreenHead title={t('firstTitle')} />
        <Outcome takesFocus title={t('firstThanks')} text={t('firstThanksText', { emailAddress })}>
          <LinkButton look="primary" href={paths.home(venture)}>
            {t('toShop')}
          </LinkButton>
          <Form method="post">
            <input type="hidden" name="first" value="1" />
            <Button type="submit" icon="mail" state={isBusy ? 'busy' : 'idle'}>
              {t('sendAgain')}
            </Button>
          </Form>
        </Outcome>
      </>
    );
  }
  return (
    <>
      <ScreenHead title={t('firstTitle')} text={t('firstText', { emailAddress })} />
      <Form method="post" className="form-grid">
        <FormFailure state={answer?.state} />
        <input type="hidden" name="first" value="1" />
        <Submit isBusy={isBusy} label={t('firstSubmit')} busyText={isBusy ? t('busy') : undefined} />
      </Form>
    </>
  );
}
