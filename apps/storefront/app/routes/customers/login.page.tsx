import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { TextLink } from '@bouwpoort/ui/atoms/text-link.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Form, redirect, useSearchParams } from 'react-router';
import { EmailField } from '../../customers/identity/email-field.tsx';
import { invalidForm, orServerError } from '../../customers/identity/form-result.ts';
import { logIn } from '../../customers/identity/log-in.server.ts';
import { LoginRefusal } from '../../customers/identity/login-refusal.tsx';
import { PasswordField } from '../../customers/identity/password-field.tsx';
import { loginRules, readFields } from '../../customers/identity/session-rules.ts';
import { Outcome, ScreenHead, Submit } from '../../customers/identity/session-screen.tsx';
import { useLoginScreen } from '../../customers/identity/use-login-screen.ts';
import { useSessionForm } from '../../customers/identity/use-session-form.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { openedPage, pageRequestContext } from '../../frame/pages/page-context.ts';
import { loadTexts } from '../../frame/texts/texts.tsx';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';
import { registrationHref } from '../../frame/visitor/visitor-rules.ts';
import { paths } from '../../frame/web/paths.ts';
import { webPath } from '../../frame/web/web-path.ts';
import type { Route } from './+types/login.page.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, session, chrome } = openedPage(context);
  const user = session?.siteUser;
  const isHere = user?.ventureId === chrome.venture.id;
  return {
    loggedInAs: user && isHere ? `${user.firstName} ${user.lastName}`.trim() || user.email : null,
    texts: await loadTexts(api, ['session-screens']),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { chrome } = openedPage(context);
  const { venture, ventures } = chrome;
  const fields = readFields(loginRules, await request.formData());
  const emailAddress = fields.emailAddress.trim();
  const wrong = invalidForm(loginRules, fields);
  if (wrong) return { ...wrong, emailAddress };
  const { transport } = context.get(pageRequestContext);
  const outcome = await logIn(transport, venture.id, { emailAddress, password: fields.password });
  if (outcome.state === 'success') {
    throw redirect(webPath(url.searchParams.get('redirect')) ?? paths.home(venture));
  }
  if (outcome.state !== 'otherVenture') return { ...outcome, emailAddress };
  return { state: outcome.state, other: ventures.find(({ id }) => id === outcome.ventureId) ?? null, emailAddress };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orServerError(serverAction);

export default function LoginPage({ loaderData: { loggedInAs }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('session-screens');
  const screen = useLoginScreen();
  const [search] = useSearchParams();
  return (
    <>
      <ScreenHead title={screen?.title ?? t('loginTitle')} text={loggedInAs ? undefined : screen?.introduction} />
      {search.get('reden') === 'sessie' && !loggedInAs && (
        <Notice title={t('sessionOver')}>
          <p>{t('sessionOverText')}</p>
        </Notice>
      )}
      {loggedInAs ? <LoggedIn name={loggedInAs} /> : <LoginForm answer={actionData} />}
    </>
  );
}

function LoginForm({ answer }: { answer: Route.ComponentProps['actionData'] }) {
  const { t } = useTranslation('session-screens');
  const venture = useVenture();
  const { errorOf, isBusy, isDone, props } = useSessionForm(loginRules, answer);
  return (
    <>
      <Form method="post" className="form-grid" {...props}>
        {answer && answer.state !== 'invalid' && !isDone && <LoginRefusal refusal={answer} venture={venture} />}
        <EmailField
          error={errorOf('emailAddress')}
          defaultValue={answer && 'emailAddress' in answer ? answer.emailAddress : ''}
        />
        <PasswordField
          name="password"
          label={t('password')}
          showLabel={t('show_password')}
          autoComplete="current-password"
          error={errorOf('password')}
        />
        <TextLink className="session-forgot" href={paths.forgotPassword(venture)}>
          {t('forgotLink')}
        </TextLink>
        <Submit
          isBusy={isBusy && !isDone}
          label={t('login')}
          busyText={isDone ? t('loginSuccess') : isBusy ? t('loginBusy') : undefined}
        />
      </Form>
      <NoAccount />
    </>
  );
}

function NoAccount() {
  const { t } = useTranslation('session-screens');
  const screen = useLoginScreen();
  const register = registrationHref(useVenture(), { kind: 'anonymous' });
  return (
    register && (
      <div className="session-aside">
        <h2>{screen?.registerTitle ?? t('noAccountTitle')}</h2>
        <p className="muted">{screen?.registerText ?? t('noAccountText')}</p>
        <LinkButton block href={register}>
          {t('register')}
        </LinkButton>
      </div>
    )
  );
}

function LoggedIn({ name }: { name: string }) {
  const { t } = useTranslation('session-screens');
  const venture = useVenture();
  const session = useChromeSession();
  const [search] = useSearchParams();
  return (
    <Outcome kind="info" title={t('loggedInAs', { name })} text={t('loggedInText', { thisVenture: venture.name })}>
      <LinkButton look="primary" href={webPath(search.get('redirect')) ?? paths.home(venture)}>
        {t('goOn')}
      </LinkButton>
      {session.kind === 'user' && <Button onClick={session.logOut}>{t('logout')}</Button>}
    </Outcome>
  );
}
