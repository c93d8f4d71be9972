import { openedPage } from '../page-context.ts';
import { orServerError } from '../session/form-answer.ts';
import { loadTexts } from '../texts.tsx';
import type { Route } from './+types/newsletter-unsubscribe.page.ts';
import { spendNewsletterToken, tokenIn } from './newsletter-link.server.ts';
import { NewsletterLink } from './newsletter-link.tsx';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api } = openedPage(context);
  return { token: tokenIn(url.searchParams), texts: await loadTexts(api, ['newsletter-links']) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = openedPage(context);
  return spendNewsletterToken(await request.formData(), (token) =>
    api.call('newsletter.unsubscribe', { body: { token } }),
  );
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orServerError(serverAction);

export default function NewsletterUnsubscribePage({ loaderData: { token }, actionData }: Route.ComponentProps) {
  return <NewsletterLink purpose="unsubscribe" token={token} state={actionData?.state} />;
}
