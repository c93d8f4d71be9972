/* The life of a quote: who may take it from one state to another. Screens offer what this table allows, and the server refuses the rest. */

export const quoteStates = [
  'draft',
  'requested',
  'inProgress',
  'offered',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
] as const;
export type QuoteState = (typeof quoteStates)[number];

export const quoteEvents = ['request', 'take', 'offer', 'accept', 'decline', 'reopen', 'withdraw', 'expire'] as const;
export type QuoteEvent = (typeof quoteEvents)[number];

/** The customer's users, staff, or the calendar. */
export type QuoteActor = 'customer' | 'staff' | 'calendar';

interface Transition {
  to: QuoteState;
  by: readonly QuoteActor[];
}

const transitions: Readonly<Record<QuoteState, Partial<Record<QuoteEvent, Transition>>>> = {
  draft: {
    request: { to: 'requested', by: ['customer'] },
    withdraw: { to: 'withdrawn', by: ['customer'] },
  },
  requested: {
    take: { to: 'inProgress', by: ['staff'] },
    offer: { to: 'offered', by: ['staff'] },
    withdraw: { to: 'withdrawn', by: ['customer', 'staff'] },
  },
  inProgress: {
    offer: { to: 'offered', by: ['staff'] },
    withdraw: { to: 'withdrawn', by: ['customer', 'staff'] },
  },
  offered: {
    // A new version takes the place of the one before.
    offer: { to: 'offered', by: ['staff'] },
    accept: { to: 'accepted', by: ['customer'] },
    decline: { to: 'declined', by: ['customer'] },
    // The customer asks for another price: it is staff's turn again.
    reopen: { to: 'inProgress', by: ['customer'] },
    withdraw: { to: 'withdrawn', by: ['staff'] },
    expire: { to: 'expired', by: ['calendar'] },
  },
  expired: {
    offer: { to: 'offered', by: ['staff'] },
    reopen: { to: 'inProgress', by: ['customer'] },
    withdraw: { to: 'withdrawn', by: ['staff'] },
  },
  accepted: {},
  declined: {},
  withdrawn: {},
};

/** The state afterwards; nothing where this actor may not do it now. */
export function nextQuoteState(state: QuoteState, event: QuoteEvent, actor: QuoteActor): QuoteState | undefined {
  const transition = transitions[state][event];
  return transition?.by.includes(actor) ? transition.to : undefined;
}

/** What was offered until a day that is past has expired, whether or not a job has said so yet. */
export function quoteStateOn(state: QuoteState, validUntil: string | null, today: string): QuoteState {
  return state === 'offered' && validUntil !== null && validUntil < today ? 'expired' : state;
}
