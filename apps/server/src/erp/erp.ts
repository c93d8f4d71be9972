import type { Order } from '@bouwpoort/contract/orders';

/** An order as it goes to the ERP: the same words the ERP uses when it shows it back (C 3). */
export interface ErpOrder {
  order: Order;
  ventureId: string;
  /** Through the ERP's alternate order path (C 6). */
  alternate: boolean;
  heldForCredit: boolean;
  /** 0 at first; goes up when its amounts change afterwards, and the ERP is to take the new ones. */
  revision: number;
}

/** Where orders go. The order's id is the key: an ERP that is told twice has it once,
 * with the amounts of the highest revision. */
export interface Erp {
  readonly name: string;
  receiveOrder(order: ErpOrder): Promise<void>;
  /** The customer takes back an order it has; told twice it is still one cancellation. */
  cancelOrder(order: Pick<Order, 'orderId'> & Pick<ErpOrder, 'alternate'>): Promise<void>;
}

/** What an ERP said instead of taking an order: the cause of the error that is thrown, for those who have to look. */
export class ErpAnswer extends Error {
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string) {
    super(`the ERP answers ${status}: ${body}`);
    this.status = status;
    this.body = body;
  }
}
