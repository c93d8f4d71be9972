/* Which addresses lead where, and what is wrong with a wish to change that. */

/** An address as redirects are found by: in lower case, without a query or a slash at its end. */
export function redirectPath(address: string): string {
  return address.split(/[?#]/)[0]?.toLowerCase().replace(/\/+$/, '') || '/';
}

interface RedirectWish {
  from: string;
  to: string;
}

export type RedirectProblem =
  | { kind: 'same' }
  /** The addresses it would go through, back to the first. */
  | { kind: 'loop'; through: string[] };

interface PlannedRedirect {
  /** Where it leads in the end: past addresses that lead elsewhere themselves. */
  to: string;
  isShortened: boolean;
}

/** Longer than any row of addresses that a person made. */
const maxSteps = 50;

/** `targets` says where addresses lead now, by path; where `from` itself leads now does not matter. */
export function planRedirect(
  targets: ReadonlyMap<string, string>,
  { from, to }: RedirectWish,
): PlannedRedirect | RedirectProblem {
  const start = redirectPath(from);
  if (redirectPath(to) === start) return { kind: 'same' };
  const through = [start];
  let end = to;
  for (let step = 0; step < maxSteps; step++) {
    const path = redirectPath(end);
    if (through.includes(path)) return { kind: 'loop', through: [...through, path] };
    through.push(path);
    const next = targets.get(path);
    if (next === undefined) return { to: end, isShortened: end !== to };
    end = next;
  }
  return { kind: 'loop', through };
}
