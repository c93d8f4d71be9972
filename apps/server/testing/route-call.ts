import type { Cart } from '@bouwpoort/contract/ordering/cart';
import type { AllRoutes, RouteName } from '@bouwpoort/contract/program/all-routes';
import type { z } from 'zod';
import type { PlantedQuote } from './test-quotes.ts';

/** The records of one account, for calls that refer to them. */
export interface AccountRecords {
  ventureId: string;
  customerId: string;
  branchId: string;
  /** A variant of the venture. */
  variant: { guid: string; code: string };
  cart: Cart;
  orderId: string;
  addressId: string;
  /** A colleague, if there is one. */
  colleagueId: string;
  /** A building site. */
  siteId: number;
  /** A quote for a client of their own. */
  clientQuoteId: number;
  /** The number of a payment that was started. */
  paymentOrderId: string;
  /** An order list shared with the company, and one of its lines. */
  orderList: { id: number; version: number; lineId: number };
  /** A quote in the state the call needs. */
  quote?: PlantedQuote;
  /** Present if the company has approval rules. */
  buying?: CompanyThings;
}

/** The rules of a company, and a request that waits for its manager. */
export interface CompanyThings {
  approvalId: string;
  ruleId: number;
  budgetId: number;
  standInId: number;
  /** A colleague who may decide. */
  deciderId: string;
  /** A line of the request. */
  lineId: string;
  approvalVersion: number;
}

/**
 * Who may use it: everybody, everybody of the venture, everybody of the customer, its managers, the user alone, or the
 * holder of a secret.
 */
export type Owner = 'everybody' | 'venture' | 'customer' | 'managers' | 'user' | 'secret';

type Given<R, K extends string> = R extends { [P in K]: infer S extends z.core.$ZodType } ? z.input<S> : undefined;

interface Call<N extends RouteName> {
  params?: Given<AllRoutes[N], 'params'>;
  query?: Given<AllRoutes[N], 'query'>;
  body?: Given<AllRoutes[N], 'body'>;
}

export interface RouteCall<N extends RouteName = RouteName> {
  owner: Owner;
  /** The status for the owner; 200 by default. */
  status?: number;
  /** The status for a guest, if it differs. */
  guestStatus?: number;
  /** For routes that leave out forbidden data rather than refuse: the text that must be absent. */
  leavesOut?(of: AccountRecords): string;
  call(of: AccountRecords): Call<N>;
}
