import { ApiProblem } from '@bouwpoort/contract/program/client';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Form, redirect } from 'react-router';
import { askForFirstPassword } from '../../customers/identity/first-password.server.ts';
import { FirstPassword } from '../../customers/identity/first-password.tsx';
import { type FormResult, invalidForm, orServerError } from '../../customers/identity/form-result.ts';
import { withGuessableCheck } from '../../customers/identity/guessable-password.ts';
import { NewPasswordFields } from '../../customers/identity/new-password-fields.tsx';
import { PasswordField } from '../../customers/identity/password-field.tsx';
import { changeRules, readFields } from '../../customers/identity/session-rules.ts';
import { FormFailure, Outcome, ScreenHead, Submit } from '../../customers/identity/session-screen.tsx';
import { useSessionForm } from '../../customers/identity/use-session-form.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { openedPage } from '../../frame/pages/page-context.ts';
import { loadTexts } from '../../frame/texts/texts.tsx';
import { paths } from '../../frame/web/paths.ts';
import type { Route } from './+types/change-password.page.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, session } = openedPage(context);
  const { firstName = '', lastName = '', email = '', isGuestAccount = false } = session?.siteUser ?? {};
  const [isFirst, texts] = await Promise.all([
    // Only guests can be without a password.
    isGuestAccount ? api.call('account.passwordState').then(({ value }) => value) : false,
    loadTexts(api, ['session-screens']),
  ]);
  return { user: { firstName, lastName, email }, isFirst, texts };
}

export async function action({ request, context }: Route.ActionArgs): Promise<FormResult> {
  const { api, chrome } = openedPage(context);
  const data = await request.formData();
  if (data.has('first')) return askForFirstPassword(api);
  const fields = readFields(changeRules, data);
  const wrong = invalidForm(changeRules, fields);
  if (wrong) return wrong;
  try {
    await api.call('account.changePassword', { body: fields });
    return { state: 'done' };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.status === 401) throw redirect(paths.login(chrome.venture, paths.changePassword(chrome.venture)));
    const { errors } = error.problem;
    if (errors?.oldPassword) return { state: 'invalid', errors: { oldPassword: 'oldPasswordWrong' } };
    // The policy was checked above, so this error means that the password is easily guessed.
    if (errors?.password) return { state: 'invalid', errors: { password: 'passwordGuessable' } };
    return { state: error.status === 429 ? 'tooManyRequests' : 'serverError' };
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orServerError(serverAction);

export default function ChangePasswordPage({ loaderData: { user, isFirst }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('session-screens');
  const venture = useVenture();
  if (isFirst) return <FirstPassword emailAddress={user.email} answer={actionData} />;
  if (actionData?.state === 'done') {
    return (
      <>
        <ScreenHead title={t('changeTitle')} />
        <Outcome takesFocus title={t('changeThanks')} text={t('changeThanksText')}>
          <LinkButton look="primary" href={paths.home(venture)}>
            {t('toShop')}
          </LinkButton>
        </Outcome>
      </>
    );
  }
  return (
    <>
      <ScreenHead title={t('changeTitle')} text={t('changeText')} />
      <ChangeForm user={user} answer={actionData} />
    </>
  );
}

interface ChangeFormProps {
  user: { firstName: string; lastName: string; email: string };
  answer: FormResult | undefined;
}

function ChangeForm({ user, answer }: ChangeFormProps) {
  const { t } = useTranslation('session-screens');
  const venture = useVenture();
  const { firstName, lastName, email } = user;
  const known = [firstName, lastName, `${firstName} ${lastName}`, email, venture.name];
  const form = useSessionForm(withGuessableCheck(changeRules, known), answer);
  const { errorOf, isBusy, props } = form;
  return (
    <Form method="post" className="form-grid" {...props}>
      <FormFailure state={answer?.state} />
      {/* Tells a password manager which account the password belongs to. */}
      <input hidden readOnly type="text" autoComplete="username" value={user.email} />
      <PasswordField
        name="oldPassword"
        label={t('oldPassword')}
        showLabel={t('show_oldPassword')}
        autoComplete="current-password"
        error={errorOf('oldPassword')}
      />
      <NewPasswordFields form={form} known={known} />
      <Submit isBusy={isBusy} label={t('changeSubmit')} busyText={isBusy ? t('busy') : undefined} />
    </Form>
  );
}
