import { CustomerPage } from './customers/customer-page/customer-page.tsx';
import { CustomerOrders } from './ordering/orders/customer-orders.tsx';
import { useNewQuote } from './ordering/quotes/use-new-quote.ts';

/** A customer with what they ordered: customers know nothing of orders. */
export function Component() {
  return <CustomerPage Orders={CustomerOrders} newQuote={useNewQuote()} />;
}
