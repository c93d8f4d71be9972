import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Form } from 'react-router';
import { EmailField } from '../../customers/identity/email-field.tsx';
import { fieldErrorsOf, invalidForm, orServerError } from '../../customers/identity/form-result.ts';
import { withGuessableCheck } from '../../customers/identity/guessable-password.ts';
import { NewPasswordFields } from '../../customers/identity/new-password-fields.tsx';
import {
  type PasswordLink,
  readPasswordLink,
  type SetAnswer,
  setPassword,
} from '../../customers/identity/password-link.server.ts';
import { readFields, setRules } from '../../customers/identity/session-rules.ts';
import { FormFailure, Outcome, ScreenHead, Submit } from '../../customers/identity/session-screen.tsx';
import { useSessionForm } from '../../customers/identity/use-session-form.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { openedPage } from '../../frame/pages/page-context.ts';
import { loadTexts } from '../../frame/texts/texts.tsx';
import { paths } from '../../frame/web/paths.ts';
import type { Route } from './+types/set-password.page.ts';

/** The token is verified before the form is shown (P 2.12). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { api } = openedPage(context);
  const [link, texts] = await Promise.all([
    readPasswordLink(api, url.searchParams),
    loadTexts(api, ['session-screens']),
  ]);
  return { link, texts };
}

export async function action({ request, context }: Route.ActionArgs): Promise<SetAnswer> {
  const data = await request.formData();
  const fields = readFields(setRules, data);
  const code = data.get('code');
  return (
    invalidForm(setRules, fields) ??
    setPassword(openedPage(context).api, { ...fields, code: typeof code === 'string' ? code : '' })
  );
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orServerError(serverAction);

/** One page for a first password and for a new one (decisions, Routes and access). */
export default function SetPasswordPage({ loaderData: { link }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('session-screens');
  const venture = useVenture();
  if (actionData?.state === 'done') {
    return (
      <>
        <ScreenHead title={t('linkTitle')} />
        {venture.hasShop ? (
          <Outcome takesFocus title={t('setThanks')} text={t('setThanksText')}>
            <LinkButton look="primary" href={paths.login(venture)}>
              {t('login')}
            </LinkButton>
          </Outcome>
        ) : (
          <SetAtPortal />
        )}
      </>
    );
  }
  const refused = refusalIn(actionData?.state) ?? refusalIn(link.state);
  if (refused || link.state !== 'valid') return <DeadLink state={refused ?? 'unknown'} />;
  return (
    <>
      <ScreenHead title={t(`setTitle_${link.purpose}`)} text={t(`setText_${link.purpose}`)} />
      <SetForm link={link} answer={actionData} />
    </>
  );
}

/** There is no login page to link to: the account belongs to no shop (P 8, NoVenture). */
function SetAtPortal() {
  const { t } = useTranslation('session-screens');
  const { customerServicePage, ...venture } = useVenture();
  return (
    <Outcome takesFocus title={t('setThanks')} text={t('setThanksNoShop')}>
      {customerServicePage?.url && (
        <LinkButton look="primary" href={customerServicePage.url}>
          {t('contact')}
        </LinkButton>
      )}
      <LinkButton href={paths.home(venture)}>{t('toHome')}</LinkButton>
    </Outcome>
  );
}

type DeadState = 'used' | 'expired' | 'unknown';

function refusalIn(state: string | undefined): DeadState | undefined {
  return (['used', 'expired', 'unknown'] as const).find((one) => one === state);
}

function DeadLink({ state }: { state: DeadState }) {
  const { t } = useTranslation('session-screens');
  const venture = useVenture();
  return (
    <>
      <ScreenHead title={t('linkTitle')} />
      <Outcome kind="attention" title={t(`link_${state}`)} text={t(`linkText_${state}`)}>
        <LinkButton look="primary" href={paths.forgotPassword(venture)}>
          {t('newLink')}
        </LinkButton>
        {venture.hasShop ? (
          <LinkButton href={paths.login(venture)}>{t('login')}</LinkButton>
        ) : (
          <LinkButton href={paths.home(venture)}>{t('toHome')}</LinkButton>
        )}
      </Outcome>
    </>
  );
}

interface SetFormProps {
  link: Extract<PasswordLink, { state: 'valid' }>;
  answer: SetAnswer | undefined;
}

function SetForm({ link, answer }: SetFormProps) {
  const { t } = useTranslation('session-screens');
  const venture = useVenture();
  const known = [link.emailAddress, venture.name];
  const form = useSessionForm(withGuessableCheck(setRules, known), answer);
  const { errorOf, isBusy, props } = form;
  const isRefused = fieldErrorsOf(answer)?.emailAddress !== undefined || errorOf('emailAddress') !== undefined;
  return (
    <Form method="post" className="form-grid" {...props}>
      <FormFailure state={answer?.state} />
      <input type="hidden" name="code" value={link.token} />
      <EmailField
        error={errorOf('emailAddress')}
        defaultValue={link.emailAddress}
        readOnly={link.emailAddress !== '' && !isRefused}
      />
      <NewPasswordFields form={form} known={known} />
      <Submit isBusy={isBusy} label={t('setSubmit')} busyText={isBusy ? t('busy') : undefined} />
    </Form>
  );
}
