/** An account without its password. */
export interface SiteUser {
  id: string;
  /** Empty for an account that belongs to no venture (P 8, NoVenture). */
  ventureId: string | null;
  customerId: string | null;
  email: string;
  firstName: string;
  lastName: string;
  isGuestAccount: boolean;
  dynamics: boolean;
  branchId: string | null;
  isManager: boolean;
  /** Of who is no manager. */
  memberRole: 'buyer' | 'requester' | 'viewer';
  seesPrices: boolean;
  maxPerOrder: string | null;
  maxPerMonth: string | null;
  allProjects: boolean;
  /** Those they may order for; null: all of them. */
  projectIds: readonly number[] | null;
  useOrderApiCodit: boolean;
  isActive: boolean;
  isBlocked: boolean;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}

export function fullName({ firstName, lastName }: Pick<SiteUser, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
