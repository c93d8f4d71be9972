import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { checkoutBlock } from '../checkout/checkout-block.ts';
import { CheckoutBlocked } from '../checkout/checkout-blocked.tsx';
import { checkoutBranches } from '../checkout/checkout-branch.ts';
import { checkoutCustomerOf } from '../checkout/checkout-customer.ts';
import { CheckoutEntrance } from '../checkout/checkout-entrance.tsx';
import { CheckoutWithCart } from '../checkout/checkout-with-cart.tsx';
import { openedPage } from '../pages/page-context.ts';
import { PageHead } from '../pages/page-head.tsx';
import { companyStyles } from '../styles/customer-styles.ts';
import { loadTexts } from '../translation/texts.tsx';
import type { Route } from './+types/checkout.page.ts';

/** The budget bar in the last step. */
export const links = companyStyles;

export async function loader({ context }: Route.LoaderArgs) {
  const { api, session, chrome, wrongVenture, log } = openedPage(context);
  const [locations, texts] = await Promise.all([
    api.call('ventures.locations').catch((error: unknown) => {
      // Delivery works without branches; pickup then shows none.
      log.error({ err: error }, 'The branches are not known.');
      return [];
    }),
    loadTexts(api, ['budgets', 'checkout', 'addresses']),
  ]);
  const isOwn = session !== undefined && !wrongVenture;
  return {
    customer: isOwn ? checkoutCustomerOf(session) : null,
    block: isOwn ? checkoutBlock(chrome.venture, session) : null,
    wrongVenture,
    branches: checkoutBranches(locations, chrome.venture.id),
    texts,
  };
}

/** C 2.7: three steps on one page. */
export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  const { customer, block, wrongVenture, branches } = loaderData;
  const { t } = useTranslation('checkout');
  return (
    <>
      <PageHead title={t('title')} disableIndexing />
      {customer && block && <CheckoutBlocked block={block} />}
      {customer && !block && <CheckoutWithCart customer={customer} branches={branches} />}
      {!customer && <CheckoutEntrance isOtherVenture={wrongVenture} />}
    </>
  );
}
