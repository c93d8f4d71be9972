/* Texts that people type, as patterns of LIKE: what they type stands for itself. */

export function containing(text: string): string {
  return `%${literal(text)}%`;
}

export function startingWith(text: string): string {
  return `${literal(text)}%`;
}

function literal(text: string): string {
  return text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
}
