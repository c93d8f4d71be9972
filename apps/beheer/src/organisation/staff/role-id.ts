/** The id of a role, derived from its name: 'Verkoop & Advies' → 'verkoop-advies'. */
export function roleIdOf(name: string): string {
  const id = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, 40);
  return id.length < 2 ? `rol-${id}` : id;
}
