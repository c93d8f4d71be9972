/**
 * Memoizes what loaders derive from a response, by the identity of the response and the other arguments.
 * PageRequest.remember returns the same object while it is cached, so a page of products is mapped and packed
 * (packed.ts) once, not for every visitor.
 */
export function memoizeByResponse<A extends object, R extends readonly string[], T>(
  compute: (answer: A, ...rest: R) => T,
): (answer: A, ...rest: R) => T {
  const cache = new WeakMap<A, Map<string, T>>();
  return (answer, ...rest) => {
    const cachedByKey = cache.get(answer) ?? new Map<string, T>();
    cache.set(answer, cachedByKey);
    const key = rest.join('\n');
    const cached = cachedByKey.get(key);
    if (cached !== undefined) return cached;
    const value = compute(answer, ...rest);
    cachedByKey.set(key, value);
    return value;
  };
}
