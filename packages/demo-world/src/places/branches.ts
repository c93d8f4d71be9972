import { readJson } from '../data-files.ts';
import type { TableFill } from '../table-fill.ts';
import type { BranchPlace } from './branch-place.ts';
import { ventureById } from './ventures.ts';

export interface DemoBranch extends BranchPlace {
  displayName: string;
  slug: string;
  email: string;
  imageUrl: string;
  defaultBranchLocation: boolean;
  /** The number under which its stock is stored. */
  warehouseCode: number;
}

const citySegment = (city: string): string => city.toLowerCase().replaceAll(' ', '-');

/** Streets and postal areas exist; the house numbers and telephone numbers are invented. */
const branchPlaces = readJson<readonly BranchPlace[]>('places/branches.json');

/** In the order of the venture's own list: the first of a venture is its default. */
export const demoBranches: readonly DemoBranch[] = branchPlaces.map((place) => {
  const { path } = ventureById(place.ventureId);
  const segment = citySegment(place.city);
  return {
    ...place,
    displayName: place.city,
    slug: `/${path}/vestigingen/${segment}`,
    email: `${segment}@${path}.test`,
    imageUrl: `/media/vestigingen/${segment}.svg`,
    defaultBranchLocation: branchPlaces.find((other) => other.ventureId === place.ventureId) === place,
    warehouseCode: Number(place.branchId),
  };
});

export function branchById(branchId: string): DemoBranch {
  const branch = demoBranches.find((one) => one.branchId === branchId);
  if (!branch) throw new Error(`no branch ${branchId}`);
  return branch;
}

export const branchesOf = (ventureId: string): DemoBranch[] =>
  demoBranches.filter((branch) => branch.ventureId === ventureId);

export const branchFill = (): TableFill => ({
  table: 'branch',
  columns: [
    'branch_id',
    'venture_id',
    'display_name',
    'slug',
    'type',
    'address',
    'postal_code',
    'city',
    'phone',
    'email',
    'latitude',
    'longitude',
    'default_branch_location',
    'bouwshop_services',
    'showroom_services',
    'assortment',
    'image_url',
    'position',
  ],
  expected: demoBranches.length,
  rows: demoBranches.map((branch) => [
    branch.branchId,
    branch.ventureId,
    branch.displayName,
    branch.slug,
    branch.type,
    branch.address,
    branch.postalCode,
    branch.city,
    branch.phone,
    branch.email,
    branch.latitude,
    branch.longitude,
    branch.defaultBranchLocation,
    branch.bouwshopServices,
    branch.showroomServices,
    branch.assortment,
    branch.imageUrl,
    branchesOf(branch.ventureId).indexOf(branch) + 1,
  ]),
});

export const warehouseFill = (): TableFill => ({
  table: 'warehouse',
  columns: ['code', 'name', 'branch_id'],
  expected: demoBranches.length,
  rows: demoBranches.map((branch) => [branch.warehouseCode, branch.city, branch.branchId]),
});
