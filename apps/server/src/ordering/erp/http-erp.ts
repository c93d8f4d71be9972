import { PermanentJobError } from '../../foundation/jobs/job-kind.ts';
import { type Erp, ErpAnswer } from './erp.ts';

interface HttpErpSettings {
  baseUrl: string;
  token: string;
  timeoutMs?: number;
}

/** These are no answer about the order: they concern our credentials, or the load of the ERP, and are retried. */
const maybeLater = new Set([401, 403, 408, 421, 425, 429]);
/** An unknown order needs no cancellation. */
const isGone = new Set([404, 410]);

/** An external ERP, by the contract of docs/erp-contract.md. Retries are the work of the job. */
export function httpErp({ baseUrl, token, timeoutMs = 20_000 }: HttpErpSettings): Erp {
  const base = baseUrl.replace(/\/+$/, '');
  const ask = async (
    method: 'PUT' | 'DELETE',
    { orderId, alternate, key }: { orderId: string; alternate: boolean; key?: string },
    body?: object,
  ): Promise<void> => {
    const response = await fetch(`${base}${alternate ? '/codit' : ''}/orders/${encodeURIComponent(orderId)}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        ...(key === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': key }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      // The token must not follow a redirect to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    // What it says is stored, which takes no NUL and no half of a character.
    const said = (await response.text()).replaceAll('\0', '').slice(0, 500).toWellFormed();
    if (response.ok || (method === 'DELETE' && isGone.has(response.status))) return;
    const message = `the ERP answers ${response.status} to ${method} of order ${orderId}: ${said}`;
    const cause = new ErpAnswer(response.status, said);
    if (response.status < 500 && !maybeLater.has(response.status)) throw new PermanentJobError(message, { cause });
    throw new Error(message, { cause });
  };
  return {
    name: 'http',
    receiveOrder: ({ order, ventureId, alternate, heldForCredit, revision }) => {
      const { orderId } = order;
      const key = revision === 0 ? orderId : `${orderId}.${revision}`;
      return ask('PUT', { orderId, alternate, key }, { ventureId, heldForCredit, revision, order });
    },
    cancelOrder: (order) => ask('DELETE', order),
  };
}
