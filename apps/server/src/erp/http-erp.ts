import { GiveUp } from '../jobs/job-kind.ts';
import type { Erp } from './erp.ts';

export interface HttpErpSettings {
  baseUrl: string;
  token: string;
  timeoutMs?: number;
}

/** These say nothing of the order: of our rights, or of how busy it is. They may pass, or be mended, while we wait. */
const maybeLater = new Set([401, 403, 408, 421, 425, 429]);

/** An ERP elsewhere, by the contract of docs/erp-contract.md. Trying again is the job's work. */
export function httpErp({ baseUrl, token, timeoutMs = 20_000 }: HttpErpSettings): Erp {
  const base = baseUrl.replace(/\/+$/, '');
  return {
    name: 'http',
    async receiveOrder({ order, ventureId, alternate, heldForCredit }) {
      const path = `${alternate ? '/codit' : ''}/orders/${encodeURIComponent(order.orderId)}`;
      const response = await fetch(`${base}${path}`, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json',
          'content-type': 'application/json',
          'idempotency-key': order.orderId,
        },
        body: JSON.stringify({ ventureId, heldForCredit, order }),
        // Our token goes to the ERP and nowhere it may point to.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const said = (await response.text()).slice(0, 500);
      if (response.ok) return;
      const message = `the ERP answers ${response.status} to order ${order.orderId}: ${said}`;
      if (response.status < 500 && !maybeLater.has(response.status)) throw new GiveUp(message);
      throw new Error(message);
    },
  };
}
