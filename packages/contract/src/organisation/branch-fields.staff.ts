import { type BranchEdit, branchCutOff, branchDeviation, branchWeekday } from './branches.staff.ts';

/*
 * A branch as separate fields: each day of the week, each deviating day and each cut-off time by itself. So a history
 * says which day changed, and one day can be put back without the others.
 */

export type BranchFields = Record<string, unknown>;

export function toBranchFields({ week, deviations, cutOffs, ...rest }: BranchEdit): BranchFields {
  return {
    ...rest,
    ...Object.fromEntries(week.map((one) => [`week.${one.department}.${one.weekday}`, one.periods])),
    ...Object.fromEntries(
      deviations.map(({ department, date, note, periods }) => [`deviation.${department}.${date}`, { note, periods }]),
    ),
    ...Object.fromEntries(
      cutOffs.map(({ method, weekday, time, leadDays }) => [`cutOff.${method}.${weekday}`, { time, leadDays }]),
    ),
  };
}

/** The branch with these fields in place of its own; null is a day that has nothing of its own. */
export function withBranchFields(branch: BranchEdit, fields: BranchFields): BranchEdit {
  const edit: BranchEdit = { ...branch };
  for (const [name, value] of Object.entries(fields)) {
    const [list, kind, key] = name.split('.');
    const own = typeof value === 'object' ? value : {};
    if (list === 'week') {
      const others = edit.week.filter((one) => one.department !== kind || String(one.weekday) !== key);
      const day = { department: kind, weekday: Number(key), periods: value };
      edit.week = value === null ? others : [...others, branchWeekday.parse(day)];
    } else if (list === 'deviation') {
      const others = edit.deviations.filter((one) => one.department !== kind || one.date !== key);
      const day = { department: kind, date: key, ...own };
      edit.deviations = value === null ? others : [...others, branchDeviation.parse(day)];
    } else if (list === 'cutOff') {
      const others = edit.cutOffs.filter((one) => one.method !== kind || String(one.weekday) !== key);
      const time = { method: kind, weekday: Number(key), ...own };
      edit.cutOffs = value === null ? others : [...others, branchCutOff.parse(time)];
    } else if (name in branch) Object.assign(edit, { [name]: value });
  }
  return inOrder(edit);
}

/** The order of the lists says nothing: two branches with the same days are equal. */
export function inOrder(branch: BranchEdit): BranchEdit {
  const by =
    <T>(keyOf: (one: T) => string) =>
    (a: T, b: T) =>
      keyOf(a) < keyOf(b) ? -1 : 1;
  return {
    ...branch,
    week: branch.week.toSorted(by((one) => `${one.department} ${one.weekday}`)),
    deviations: branch.deviations.toSorted(by((one) => `${one.date} ${one.department}`)),
    cutOffs: branch.cutOffs.toSorted(by((one) => `${one.weekday} ${one.method}`)),
  };
}
