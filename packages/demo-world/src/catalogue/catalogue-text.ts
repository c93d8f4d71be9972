/** A template cut into its fixed parts and the names of what goes between them. */
export interface Template {
  parts: readonly string[];
  keys: readonly string[];
}

export function template(text: string): Template {
  const parts: string[] = [];
  const keys: string[] = [];
  let from = 0;
  for (const match of text.matchAll(/\{([^}]+)\}/g)) {
    parts.push(text.slice(from, match.index));
    keys.push(match[1] ?? '');
    from = match.index + match[0].length;
  }
  parts.push(text.slice(from));
  return { parts, keys };
}

export function fill(template: Template, value: (key: string) => string): string {
  let text = template.parts[0] ?? '';
  for (let i = 0; i < template.keys.length; i++) {
    text += value(template.keys[i] ?? '') + (template.parts[i + 1] ?? '');
  }
  // an empty choice leaves its spaces behind
  return text.includes('  ') || text.includes(' ,') || text.endsWith(' ')
    ? text.replace(/ {2,}/g, ' ').replace(/ ,/g, ',').trim()
    : text;
}

const PLAIN = /^[\x20-\x7e]*$/;

export function slug(text: string): string {
  const ascii = PLAIN.test(text)
    ? text
    : text
        .replace(/m²/g, 'm2')
        .normalize('NFKD')
        .replace(/[^\x20-\x7e]/g, '');
  return ascii
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
