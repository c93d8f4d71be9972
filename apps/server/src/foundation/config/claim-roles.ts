/** A value of a claim, the role it gives, and where. */
export interface ClaimRole {
  claim: string;
  value: string;
  roleId: string;
  ventureId: string | null;
}

const line = /^(?<claim>[^=:,\s]+)=(?<value>[^:,]+):(?<roleId>[a-z][a-z0-9-]*)(?:@(?<ventureId>[A-Za-z0-9-]{1,20}))?$/;

/** 'groups=sales:binnendienst@210,groups=it:beheerder'; nothing when it cannot be read. */
export function readClaimRoles(text: string): ClaimRole[] | undefined {
  const entries = text.split(',').map((one) => one.trim());
  const roles: ClaimRole[] = [];
  for (const entry of entries.filter((one) => one !== '')) {
    const { claim, value, roleId, ventureId } = line.exec(entry)?.groups ?? {};
    if (!claim || !value || !roleId) return undefined;
    roles.push({ claim, value, roleId, ventureId: ventureId ?? null });
  }
  return roles;
}

/** What somebody's claims give them; a claim is a text or a list of texts. */
export function rolesOfClaims(
  table: readonly ClaimRole[],
  claims: Readonly<Record<string, unknown>>,
): { roleId: string; ventureId: string | null }[] {
  const held = table.filter(({ claim, value }) => {
    const given = Object.hasOwn(claims, claim) ? claims[claim] : undefined;
    return Array.isArray(given) ? given.includes(value) : given === value;
  });
  const once = new Map(held.map(({ roleId, ventureId }) => [`${roleId}@${ventureId}`, { roleId, ventureId }]));
  return [...once.values()];
}
