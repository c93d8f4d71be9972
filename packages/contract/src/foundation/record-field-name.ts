/** The text of the first key that has one. */
type Words = (key: string | string[]) => string;

/** A feature is named by its key; a part of a field by the field and its index. */
export function fieldName(t: Words, field: string): string {
  if (field.startsWith('features.')) return field.slice('features.'.length);
  const [whole = '', ...parts] = field.split('.');
  return [t([`recordField-${whole}`, whole]), ...parts].join(' ');
}
