import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { openedPage } from '../../frame/pages/page-context.ts';
import { PageHead } from '../../frame/pages/page-head.tsx';
import { loadTexts } from '../../frame/texts/texts.tsx';
import { checkoutBlock } from '../../ordering/checkout/checkout-block.ts';
import { CheckoutBlocked } from '../../ordering/checkout/checkout-blocked.tsx';
import { CheckoutEntrance } from '../../ordering/checkout/checkout-entrance.tsx';
import { CheckoutWithCart } from '../../ordering/checkout/checkout-with-cart.tsx';
import { checkoutBranches } from '../../ordering/checkout-state/checkout-branch.ts';
import { checkoutCustomerOf } from '../../ordering/checkout-state/checkout-customer.ts';
import { companyStyles } from '../styles/customer-styles.ts';
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
