import type { DemoWorldSize, TableFill } from '../table-fill.ts';
import { cutOffTimeFill } from './branch-cut-off-times.ts';
import { openingDeviationFill, openingDeviationPeriodFill } from './branch-deviations.ts';
import { openingHoursFill } from './branch-hours.ts';
import { branchFill, warehouseFill } from './branches.ts';
import { calendarClosureFill } from './calendar-closures.ts';
import { mediaFill } from './media.ts';
import { siteMessageFill } from './site-messages.ts';
import { ventureFill } from './ventures.ts';

/** Ventures, branches, their times and the pictures of both; in the order foreign keys ask for. */
export const placesFills = ({ today }: DemoWorldSize): TableFill[] => [
  ventureFill(),
  siteMessageFill(),
  branchFill(),
  warehouseFill(),
  openingHoursFill(),
  openingDeviationFill(today),
  openingDeviationPeriodFill(today),
  cutOffTimeFill(),
  calendarClosureFill(today),
  mediaFill(),
];
