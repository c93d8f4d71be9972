import type { OpeningDay, OpeningHours } from '@bouwpoort/contract/organisation/calendar';

/** The hours of one department of a branch, under the names of the screen (C 3). */
export interface DepartmentHours {
  openingHours: readonly OpeningDay[];
  openingHoursNextWeek: readonly OpeningDay[];
  status: 'open' | 'closed';
  statusLabel: string;
  deviatingOpeningHours: readonly OpeningDay[];
}

export type Department = 'shop' | 'showroom';

/** Null for a department that this branch does not have. */
export interface OpeningInfo {
  shopInfo: DepartmentHours | null;
  showroomInfo: DepartmentHours | null;
}

export function openingInfo(hours: OpeningHours): OpeningInfo {
  return {
    shopInfo: department({
      openingHours: hours.shopOpeningHours,
      openingHoursNextWeek: hours.shopOpeningHoursNextWeek,
      status: hours.shopStatus,
      statusLabel: hours.shopStatusLabel,
      deviatingOpeningHours: hours.deviatingShopOpeningHours,
    }),
    showroomInfo: department({
      openingHours: hours.showroomOpeningHours,
      openingHoursNextWeek: hours.showroomOpeningHoursNextWeek,
      status: hours.showroomStatus,
      statusLabel: hours.showroomStatusLabel,
      deviatingOpeningHours: hours.deviatingShowRoomOpeningHours,
    }),
  };
}

type Answered = Omit<DepartmentHours, 'status' | 'statusLabel'> & {
  status: DepartmentHours['status'] | null;
  statusLabel: string | null;
};

function department({ status, statusLabel, ...rest }: Answered): DepartmentHours | null {
  return status === null || statusLabel === null ? null : { ...rest, status, statusLabel };
}
