import { demoPassword } from './session-visitor.ts';

/** Uses the shop's API as a separate client. */
export async function placePickupOrder(base: string, username: string, quantity: number): Promise<string> {
  const form = { grant_type: 'password', client_id: 'Default', username, password: demoPassword };
  const login = await fetch(`${base}/api/cms/connect/token`, { method: 'POST', body: new URLSearchParams(form) });
  const { access_token } = (await login.json()) as { access_token: string };
  const ask = async (method: string, path: string, body?: object) => {
    const response = await fetch(base + path, {
      method,
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const { siteUser } = await ask('GET', '/api/account');
  const { customerId, ventureId: market } = siteUser;
  const { id } = await ask('GET', `/api/carts/${customerId}/main/${market}/true`);
  const { cart } = await ask('POST', `/api/carts/${id}/quickorder`, { lines: [{ code: '1589792', quantity }] });
  const shipments = [{ lineItems: cart.shipments[0].lineItems, shippingMethodId: 'instorepickup' }];
  await ask('PUT', '/api/cms/v3.0/carts', { id, version: cart.version, customerId, market, shipments });
  const pickup = new URLSearchParams({ method: 'instorepickup', branchId: '2102' });
  const { results } = await ask('GET', `/api/carts/${id}/deliverywindows?${pickup}`);
  await ask('POST', `/api/carts/${id}/preparecheckout`, {
    preferredDeliveryDate: results[0].deliveryDateAfter,
    latestDeliveryDate: results[0].deliveryDateBefore,
    branchId: '2102',
    hasConfirmedLatestDeliveryDateExceeded: true,
  });
  const { orderIds } = await ask('POST', `/api/carts/${id}/converttoorder`, { paymentMethodName: 'invoice' });
  return orderIds[0];
}
