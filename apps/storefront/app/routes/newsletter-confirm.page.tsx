import { orServerError } from '../identity/form-result.ts';
import { redeemNewsletterToken, tokenIn } from '../newsletter/newsletter-link.server.ts';
import { NewsletterLink } from '../newsletter/newsletter-link.tsx';
import { openedPage } from '../pages/page-context.ts';
import { loadTexts } from '../translation/texts.tsx';
import type { Route } from './+types/newsletter-confirm.page.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api } = openedPage(context);
  return { token: tokenIn(url.searchParams), texts: await loadTexts(api, ['newsletter-links']) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = openedPage(context);
  return redeemNewsletterToken(await request.formData(), (token) =>
    api.call('newsletter.confirm', { body: { token } }),
  );
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orServerError(serverAction);

export default function NewsletterConfirmPage({ loaderData: { token }, actionData }: Route.ComponentProps) {
  return <NewsletterLink purpose="confirm" token={token} state={actionData?.state} />;
}
