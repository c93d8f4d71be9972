/** These fields of an object, and no other. */
export function pick<T extends object, K extends keyof T>(from: T, fields: readonly K[]): Pick<T, K> {
  return Object.fromEntries(fields.map((field) => [field, from[field]])) as Pick<T, K>;
}
