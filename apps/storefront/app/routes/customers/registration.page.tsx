import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useReducer } from 'react';
import { useLoginScreen } from '../../customers/identity/use-login-screen.ts';
import { Activation } from '../../customers/registration/activation.tsx';
import { Approval } from '../../customers/registration/approval.tsx';
import { CompletionForm } from '../../customers/registration/completion-form.tsx';
import { EmailForm } from '../../customers/registration/email-form.tsx';
import { EmailSent } from '../../customers/registration/email-sent.tsx';
import { LinkFailed } from '../../customers/registration/link-failed.tsx';
import { loadRegistration, type RegistrationView } from '../../customers/registration/load-registration.ts';
import { LoggedIn } from '../../customers/registration/logged-in.tsx';
import { nextRegistration, type RegistrationState } from '../../customers/registration/registration-state.ts';
import { usePagePicture } from '../../customers/registration/use-page-picture.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { openedPage } from '../../frame/pages/page-context.ts';
import { PageHead } from '../../frame/pages/page-head.tsx';
import { loadTexts } from '../../frame/texts/texts.tsx';
import { customerStyles } from '../styles/customer-styles.ts';
import type { Route } from './+types/registration.page.ts';

export const links = customerStyles;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, chrome, session } = openedPage(context);
  const name = session && `${session.siteUser.firstName} ${session.siteUser.lastName}`.trim();
  const query = new URL(request.url).searchParams;
  const [view, texts] = await Promise.all([
    loadRegistration(api, { query, ventureId: chrome.venture.id, name: name === '' ? session?.siteUser.email : name }),
    loadTexts(api, ['registration', 'session-screens']),
  ]);
  return { view, texts };
}

export default function RegistrationPage({ loaderData: { view } }: Route.ComponentProps) {
  const { t } = useTranslation('registration');
  const arrived = usePagePicture();
  return (
    <div className={classNames('registration', !arrived && 'registration--waiting')}>
      <PageHead title={t(titles[view.kind] ?? 'title')} disableIndexing />
      {/* Another link starts over, without any state of the previous one. */}
      <View key={keyOf(view)} view={view} introduction={useLoginScreen()?.registerText} />
    </div>
  );
}

/** The title of the document; every other view is registration. */
const titles: Partial<Record<RegistrationView['kind'], string>> = {
  approval: 'approvalTitle',
  approvalFailed: 'approvalTitle',
  activation: 'activationTitle',
};

function View({ view, introduction }: { view: RegistrationView; introduction: string | undefined }) {
  const venture = useVenture();
  switch (view.kind) {
    case 'approval':
      return <Approval venture={venture} token={view.token} request={view.request} />;
    case 'approvalFailed':
      return <LinkFailed venture={venture} link="approval" failure={view.failure} />;
    case 'activation':
      return <Activation venture={venture} token={view.token} />;
    case 'loggedIn':
      return <LoggedIn venture={venture} name={view.name} />;
    default:
      return <Registration view={view} introduction={introduction} />;
  }
}

type OpenView = Extract<RegistrationView, { kind: 'email' | 'completion' | 'linkFailed' }>;

/** P 4.4, as screens. */
function Registration({ view, introduction }: { view: OpenView; introduction: string | undefined }) {
  const venture = useVenture();
  const [state, dispatch] = useReducer(nextRegistration, view, firstState);
  switch (state.at) {
    case 'email':
      return (
        <EmailForm
          venture={venture}
          introduction={introduction}
          onSubmitted={(emailAddress) => dispatch({ type: 'emailSubmitted', emailAddress })}
        />
      );
    case 'emailSent':
      return <EmailSent venture={venture} emailAddress={state.emailAddress} />;
    case 'linkFailed':
      return <LinkFailed venture={venture} link="invitation" failure={state.failure} />;
    default:
      return view.kind === 'completion' ? (
        <CompletionForm venture={venture} invitation={view.invitation} state={state} dispatch={dispatch} />
      ) : null;
  }
}

function firstState(view: OpenView): RegistrationState {
  if (view.kind === 'linkFailed') return { at: 'linkFailed', failure: view.failure };
  return view.kind === 'completion' ? { at: 'lookup' } : { at: 'email' };
}

function keyOf(view: RegistrationView): string {
  if (view.kind === 'completion') return `completion ${view.invitation.token}`;
  return 'token' in view ? `${view.kind} ${view.token}` : view.kind;
}
