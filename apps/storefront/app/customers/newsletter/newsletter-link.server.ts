import { ApiProblem } from '@bouwpoort/contract/program/client';

/** The results of pressing the button on the page of a mailed link. */
export type NewsletterLinkState =
  | 'done'
  | 'already'
  | 'used'
  | 'expired'
  | 'unknown'
  | 'tooManyRequests'
  | 'serverError';

const refusals: ReadonlyMap<string, NewsletterLinkState> = new Map(
  Object.entries<NewsletterLinkState>({
    linkUsed: 'used',
    linkExpired: 'expired',
    linkUnknown: 'unknown',
  }),
);

/** The format of our tokens; anything else is not ours. */
const tokenPattern = /^[\w.-]{1,500}$/;

export function tokenIn(params: URLSearchParams): string | null {
  const token = params.get('token')?.trim() ?? '';
  return tokenPattern.test(token) ? token : null;
}

/** The form of the page; without script it is submitted like any other. */
export async function redeemNewsletterToken(
  form: FormData,
  redeem: (token: string) => Promise<{ state: string }>,
): Promise<{ state: NewsletterLinkState }> {
  const given = form.get('token');
  if (typeof given !== 'string' || !tokenPattern.test(given)) return { state: 'unknown' };
  try {
    const { state } = await redeem(given);
    return { state: state === 'already' ? 'already' : 'done' };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const refused = refusals.get(error.problem.code);
    if (refused) return { state: refused };
    if (error.status === 400 || error.status === 404) return { state: 'unknown' };
    return { state: error.status === 429 ? 'tooManyRequests' : 'serverError' };
  }
}
