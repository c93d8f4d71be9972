import type { ServiceKind } from '@bouwpoort/contract/organisation/ventures';
import type { ShopHours, ShowroomHours } from './branch-weeks.ts';
import type { CutOffPlan } from './cut-off-plans.ts';
import type { VentureId } from './venture-facts.ts';

/** The facts of one branch that are written by hand; the rest follows from its venture and city. */
export interface BranchPlace {
  branchId: string;
  ventureId: VentureId;
  city: string;
  address: string;
  postalCode: string;
  phone: string;
  latitude: number;
  longitude: number;
  type: 'bouwshop' | 'showroom' | 'bouwshop-showroom';
  assortment: readonly string[];
  bouwshopServices: readonly ServiceKind[];
  showroomServices: readonly ServiceKind[];
  shopHours: ShopHours | null;
  showroomHours: ShowroomHours | null;
  cutOff: CutOffPlan;
}
