import type { Order } from '@bouwpoort/contract/ordering/orders';

/** An order in the form of the ERP, with the same terms as when the ERP returns it (C 3). */
export interface ErpOrder {
  order: Order;
  ventureId: string;
  /** Through the ERP's alternate order path (C 6). */
  alternate: boolean;
  heldForCredit: boolean;
  /** 0 at first; increases when its amounts change, and the ERP has to take the new ones. */
  revision: number;
}

/**
 * The receiver of orders. The order's id is the key: a repeated order exists once, with the amounts of the highest
 * revision.
 */
export interface Erp {
  readonly name: string;
  receiveOrder(order: ErpOrder): Promise<void>;
  /** The customer cancels an order; idempotent. */
  cancelOrder(order: Pick<Order, 'orderId'> & Pick<ErpOrder, 'alternate'>): Promise<void>;
}

/** The refusal of an ERP: the cause of the thrown error, for diagnosis. */
export class ErpAnswer extends Error {
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string) {
    super(`the ERP answers ${status}: ${body}`);
    this.status = status;
    this.body = body;
  }
}
