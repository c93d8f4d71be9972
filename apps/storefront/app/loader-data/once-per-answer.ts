/**
 * What loaders make of an answer is made once for as long as the answer is remembered (PageRequest.remember hands out
 * the same object): a page of products is mapped once, not for every visitor, and so is only packed once (packed.ts).
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
