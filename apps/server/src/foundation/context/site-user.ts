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
  /** The role of a user who is not a manager. */
  memberRole: 'buyer' | 'requester' | 'viewer';
  seesPrices: boolean;
  maxPerOrder: string | null;
  maxPerMonth: string | null;
  allProjects: boolean;
  /** The projects they may order for; null for all. */
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
