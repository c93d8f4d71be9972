import type { Cart } from '@bouwpoort/contract/ordering/cart';
import type { FastifyInstance } from 'fastify';
import { bearer, logIn, type Tokens } from './test-visitors.ts';

/** A buyer, through the API. */
export class Shopper {
  readonly #app: FastifyInstance;
  readonly #headers: Record<string, string>;
  readonly customerId: string;
  readonly ventureId: string;

  constructor(app: FastifyInstance, headers: Record<string, string>, who: { customerId: string; ventureId: string }) {
    this.#app = app;
    this.#headers = headers;
    this.customerId = who.customerId;
    this.ventureId = who.ventureId;
  }

  static async logIn(app: FastifyInstance, email: string): Promise<Shopper> {
    return Shopper.withTokens(app, await logIn(app, email));
  }

  static async withTokens(app: FastifyInstance, tokens: Tokens): Promise<Shopper> {
    const headers = bearer(tokens);
    const { siteUser } = (await app.inject({ url: '/api/account?expand=*', headers })).json();
    return new Shopper(app, headers, siteUser);
  }

  get(url: string) {
    return this.#app.inject({ url, headers: this.#headers });
  }

  post(url: string, payload: object = {}, headers: Record<string, string> = {}) {
    return this.#app.inject({ method: 'POST', url, headers: { ...this.#headers, ...headers }, payload });
  }

  putTo(url: string, payload: object) {
    return this.#app.inject({ method: 'PUT', url, headers: this.#headers, payload });
  }

  remove(url: string) {
    return this.#app.inject({ method: 'DELETE', url, headers: this.#headers });
  }

  async cart(): Promise<Cart> {
    return (await this.get(`/api/carts/${this.customerId}/main/${this.ventureId}/true`)).json();
  }

  /** By article number, with the delivery method. */
  async fill(
    lines: readonly (readonly [code: string, quantity: number])[],
    method: 'storedelivery' | 'instorepickup' = 'storedelivery',
    shippingAddress?: object,
  ): Promise<Cart> {
    const { id } = await this.cart();
    const payload = { lines: lines.map(([code, quantity]) => ({ code, quantity })) };
    const { cart } = (await this.post(`/api/carts/${id}/quickorder`, payload)).json();
    return this.put(cart, { shippingMethodId: method, ...(shippingAddress ? { shippingAddress } : {}) });
  }

  async put(cart: Cart, shipment: object): Promise<Cart> {
    const response = await this.#app.inject({
      method: 'PUT',
      url: '/api/cms/v3.0/carts',
      headers: this.#headers,
      payload: {
        id: cart.id,
        version: cart.version,
        customerId: this.customerId,
        market: this.ventureId,
        shipments: [{ lineItems: cart.shipments[0]?.lineItems ?? [], ...shipment }],
      },
    });
    if (response.statusCode !== 200) throw new Error(response.payload);
    return response.json();
  }

  prepare(cartId: number, details: object = {}, headers: Record<string, string> = {}) {
    return this.post(`/api/carts/${cartId}/preparecheckout`, details, headers);
  }

  convert(cartId: number, paymentMethodName = 'invoice', headers: Record<string, string> = {}) {
    return this.post(`/api/carts/${cartId}/converttoorder`, { paymentMethodName }, headers);
  }

  pay(cartId: number, choice: object = {}, headers: Record<string, string> = {}) {
    return this.post(`/api/carts/${cartId}/processpayments`, { paymentMethodName: 'paynl', ...choice }, headers);
  }

  verify(cartId: number, orderId: string) {
    return this.get(`/api/carts/${cartId}/verifypayments/${orderId}`);
  }
}
