/*
 * The filters a visitor chose, as they stand in the address and as they are asked of the server (C 7.4). Used on both
 * sides, so only what browsers and Node share.
 */

export interface FilterOption {
  value: string;
  displayText: string;
  count: number;
  selected: boolean;
}

/** A group is known by its field and its name together: all features of a category share one field (C 9). */
export interface FilterGroup {
  filterField: string;
  name: string;
  options: readonly FilterOption[];
}

/** An address longer than this was not written by us. */
const maxInUrl = 8000;

/** 'field:name:v1,v2;field2:…' in base64 of UTF-8; only what is selected. Nothing selected is an empty string. */
export function encodeFilters(groups: readonly FilterGroup[]): string {
  const text = groups
    .map(({ filterField, name, options }) => ({ filterField, name, chosen: options.filter((one) => one.selected) }))
    .filter(({ chosen }) => chosen.length > 0)
    .map(({ filterField, name, chosen }) =>
      [escapePart(filterField), escapePart(name), chosen.map(({ value }) => escapePart(value)).join(',')].join(':'),
    )
    .join(';');
  return toBase64(text);
}

/** What cannot be read is no filter: an address is typed, cut off and shared by people. */
export function decodeFilters(encoded: string): FilterGroup[] {
  const text = encoded.length > maxInUrl ? undefined : fromBase64(encoded);
  if (!text) return [];
  return text.split(';').flatMap((group) => {
    const [filterField, name, values, ...rest] = group.split(':');
    if (filterField === undefined || name === undefined || values === undefined || rest.length > 0) return [];
    const options = values
      .split(',')
      .map((value) => ({ value: unescapePart(value), displayText: '', count: 0, selected: true }));
    return [{ filterField: unescapePart(filterField), name: unescapePart(name), options }];
  });
}

const wordOf: ReadonlyMap<string, string> = new Map(
  Object.entries({ ';': '$semicolon', ':': '$colon', ',': '$comma', $: '$dollar' }),
);
const signOf: ReadonlyMap<string, string> = new Map(
  Object.entries({ $semicolon: ';', $colon: ':', $comma: ',', $dollar: '$' }),
);

/*
 * The specification escapes three signs with words, which would turn a value that holds such a word ('$comma') into the
 * sign. A dollar in front of one of the words is therefore written '$dollar'; any other dollar stays as it is, so that
 * everything else is written exactly as the specification does. Both directions go over the text once, from left to
 * right: '$comma' → '$dollarcomma' → '$' and 'comma'. Half a surrogate pair is no text, UTF-8 cannot hold it, and it
 * comes back as U+FFFD.
 */
function escapePart(text: string): string {
  return text.replace(/[;:,]|\$(?=semicolon|colon|comma|dollar)/g, (sign) => wordOf.get(sign) ?? sign);
}

function unescapePart(text: string): string {
  return text.replace(/\$(?:semicolon|colon|comma|dollar)/g, (word) => signOf.get(word) ?? word);
}

function toBase64(text: string): string {
  let bytes = '';
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte);
  return btoa(bytes);
}

/** Both alphabets, padded or not; an unescaped '+' arrives as a space. */
function fromBase64(encoded: string): string | undefined {
  const usual = encoded
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replaceAll(' ', '+')
    .replace(/={1,2}$/, '');
  if (!/^[A-Za-z0-9+/]*$/.test(usual) || usual.length % 4 === 1) return undefined;
  const bytes = Uint8Array.from(atob(usual), (one) => one.charCodeAt(0));
  try {
    // A byte order mark is part of what was written, like any other character.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** What the server's parser takes for a field; what else stands in an address names none. */
const fieldName = /^[A-Za-z_][A-Za-z0-9_./-]{0,99}$/;

/**
 * "(field eq 'v1' or field eq 'v2') and (…)", with the category first when a category is listed. A group with an empty
 * value among what is chosen asks for nothing (C 7.4). Empty when there is nothing to ask.
 */
export function toFilterString(groups: readonly FilterGroup[], categoryId?: string): string {
  const parts = groups.flatMap(({ filterField, options }) => {
    const values = options.filter((one) => one.selected).map((one) => one.value);
    if (values.length === 0 || values.includes('') || !fieldName.test(filterField)) return [];
    return [`(${values.map((value) => `${filterField} eq ${quoted(value)}`).join(' or ')})`];
  });
  const category = categoryId === undefined ? [] : [`contains(allAncestors, ${quoted(categoryId)})`];
  return [...category, ...parts].join(' and ');
}

function quoted(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}

/** Selected becomes unselected and the other way around (C 4.12). */
export function toggleOption(
  groups: readonly FilterGroup[],
  group: Pick<FilterGroup, 'filterField' | 'name'>,
  value: string,
): FilterGroup[] {
  const toggled = { value, displayText: '', count: 0, selected: true };
  const isIt = (one: FilterGroup) => one.filterField === group.filterField && one.name === group.name;
  if (!groups.some(isIt)) {
    return [...groups, { filterField: group.filterField, name: group.name, options: [toggled] }];
  }
  return groups.map((one) => {
    if (!isIt(one)) return one;
    if (!one.options.some((option) => option.value === value)) return { ...one, options: [...one.options, toggled] };
    const options = one.options.map((option) =>
      option.value === value ? { ...option, selected: !option.selected } : option,
    );
    return { ...one, options };
  });
}

export function clearFilters(groups: readonly FilterGroup[]): FilterGroup[] {
  return groups.map((group) => ({
    ...group,
    options: group.options.map((option) => ({ ...option, selected: false })),
  }));
}

export function hasSelection(groups: readonly FilterGroup[]): boolean {
  return groups.some(({ options }) => options.some((option) => option.selected));
}
