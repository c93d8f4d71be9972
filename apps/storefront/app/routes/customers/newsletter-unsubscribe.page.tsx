import { orServerError } from '../../customers/identity/form-result.ts';
import { redeemNewsletterToken, tokenIn } from '../../customers/newsletter/newsletter-link.server.ts';
import { NewsletterLink } from '../../customers/newsletter/newsletter-link.tsx';
import { openedPage } from '../../frame/pages/page-context.ts';
import { loadTexts } from '../../frame/texts/texts.tsx';
import type { Route } from './+types/newsletter-unsubscribe.page.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api } = openedPage(context);
  return { token: tokenIn(url.searchParams), texts: await loadTexts(api, ['newsletter-links']) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = openedPage(context);
  return redeemNewsletterToken(await request.formData(), (token) =>
    api.call('newsletter.unsubscribe', { body: { token } }),
  );
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orServerError(serverAction);

export default function NewsletterUnsubscribePage({ loaderData: { token }, actionData }: Route.ComponentProps) {
  return <NewsletterLink purpose="unsubscribe" token={token} state={actionData?.state} />;
}
