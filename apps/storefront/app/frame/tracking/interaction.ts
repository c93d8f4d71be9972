import type { Interaction } from './data-layer.ts';
import { privateAddress } from './private-address.ts';

/** The reported properties of an element. */
export interface Touched {
  tag: string;
  type: string | null;
  /** First classes of the element and its ancestors, from the inside out. */
  names: readonly string[];
  href: string | null;
  field: string | null;
  checked: boolean | null;
}

/** Class names of the kit, which describe the look, not the meaning. */
const looks = /^(btn|link|icon|wrap|stack|field|sr-only|text|checkbox|radio|select|input)(--|__|$)/;

export function interactionOf(touched: Touched, action: Interaction['action'], origin: string): Interaction {
  const { names, tag, href, field, checked } = touched;
  const kind = kindOf(touched, action);
  return {
    target: names.find((name) => !looks.test(name)) ?? tag,
    action,
    'target-properties': kind === 'link' ? leadsTo(href ?? '', origin) : field,
    value: kind === 'choice' ? checked : null,
    'interaction-type': kind,
  };
}

function kindOf({ tag, href }: Touched, action: Interaction['action']): Interaction['interaction-type'] {
  if (action === 'submit') return 'form';
  if (action === 'change') return 'choice';
  return tag === 'a' && href !== null ? 'link' : 'button';
}

/** On this site the path; elsewhere only the host. A phone number or mail address is reduced to its scheme. */
function leadsTo(href: string, origin: string): string {
  const url = URL.parse(href, origin);
  if (!url) return '';
  if (!url.protocol.startsWith('http')) return url.protocol;
  return url.origin === origin ? privateAddress(url.pathname) : url.host;
}
