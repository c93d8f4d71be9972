/**
 * What loaders derive from an answer is computed once for as long as the answer is cached (PageRequest.remember returns
 * the same object): a page of products is mapped and packed (packed.ts) once, not for every visitor.
 */
export function oncePerAnswer<A extends object, R extends readonly string[], T>(
  make: (answer: A, ...rest: R) => T,
): (answer: A, ...rest: R) => T {
  const made = new WeakMap<A, Map<string, T>>();
  return (answer, ...rest) => {
    const ofAnswer = made.get(answer) ?? new Map<string, T>();
    made.set(answer, ofAnswer);
    const key = rest.join('\n');
    const known = ofAnswer.get(key);
    if (known !== undefined) return known;
    const value = make(answer, ...rest);
    ofAnswer.set(key, value);
    return value;
  };
}
