import { ApiProblem } from '@bouwpoort/contract/program/client';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { TextLink } from '@bouwpoort/ui/atoms/text-link.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Form, useNavigation } from 'react-router';
import { EmailField } from '../../customers/identity/email-field.tsx';
import { type FormResult, invalidForm, orServerError } from '../../customers/identity/form-result.ts';
import { forgotRules, readFields } from '../../customers/identity/session-rules.ts';
import { FormFailure, Outcome, ScreenHead, Submit } from '../../customers/identity/session-screen.tsx';
import { useLoginScreen } from '../../customers/identity/use-login-screen.ts';
import { useSessionForm } from '../../customers/identity/use-session-form.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { openedPage } from '../../frame/pages/page-context.ts';
import { loadTexts } from '../../frame/texts/texts.tsx';
import { paths } from '../../frame/web/paths.ts';
import type { Route } from './+types/forgot-password.page.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { texts: await loadTexts(openedPage(context).api, ['session-screens']) };
}

type ForgotAnswer =
  | Exclude<FormResult, { state: 'done' }>
  /** The address the link was mailed to, so that it can be sent again. */
  | { state: 'done'; emailAddress: string; isAgain: boolean };

/** The name of the button that sends it again. */
const again = 'again';

/** Gives the same answer whether or not the account exists. */
export async function action({ request, context }: Route.ActionArgs): Promise<ForgotAnswer> {
  const form = await request.formData();
  const fields = readFields(forgotRules, form);
  const wrong = invalidForm(forgotRules, fields);
  if (wrong) return wrong;
  try {
    const emailAddress = fields.emailAddress.trim();
    await openedPage(context).api.call('account.forgotPassword', { body: { EmailAddress: emailAddress } });
    return { state: 'done', emailAddress, isAgain: form.has(again) };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return error.status === 400
      ? { state: 'invalid', errors: { emailAddress: 'emailInvalid' } }
      : { state: error.status === 429 ? 'tooManyRequests' : 'serverError' };
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orServerError(serverAction);

export default function ForgotPasswordPage({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('session-screens');
  const screen = useLoginScreen();
  const venture = useVenture();
  const back = useWayBack();
  const isSending = useNavigation().state === 'submitting';
  if (actionData?.state === 'done') {
    return (
      <>
        <ScreenHead title={t('forgotTitle')} />
        <Outcome
          takesFocus
          title={t(actionData.isAgain ? 'forgotSentAgain' : 'forgotThanks')}
          text={t('forgotThanksText')}
        >
          <LinkButton look="primary" href={back.href}>
            {back.label}
          </LinkButton>
          <Form method="post">
            <input type="hidden" name="emailAddress" value={actionData.emailAddress} />
            <Button type="submit" name={again} value="1" icon="mail" state={isSending ? 'busy' : 'idle'}>
              {t('sendAgain')}
            </Button>
          </Form>
          <LinkButton href={paths.forgotPassword(venture)}>{t('forgotAgain')}</LinkButton>
        </Outcome>
      </>
    );
  }
  return (
    <>
      <ScreenHead title={t('forgotTitle')} text={screen?.forgotPasswordText ?? t('forgotText')} />
      <ForgotForm answer={actionData} />
    </>
  );
}

function ForgotForm({ answer }: { answer: Exclude<ForgotAnswer, { state: 'done' }> | undefined }) {
  const { t } = useTranslation('session-screens');
  const back = useWayBack();
  const { errorOf, isBusy, props } = useSessionForm(forgotRules, answer);
  return (
    <Form method="post" className="form-grid" {...props}>
      <FormFailure state={answer?.state} />
      <EmailField error={errorOf('emailAddress')} />
      <Submit isBusy={isBusy} label={t('forgotSubmit')} busyText={isBusy ? t('busy') : undefined} />
      <TextLink className="session-back" href={back.href}>
        {back.label}
      </TextLink>
    </Form>
  );
}

/** The login page; the portal has none. */
function useWayBack(): { href: string; label: string } {
  const { t } = useTranslation('session-screens');
  const venture = useVenture();
  return venture.hasShop
    ? { href: paths.login(venture), label: t('backToLogin') }
    : { href: paths.home(venture), label: t('toHome') };
}
