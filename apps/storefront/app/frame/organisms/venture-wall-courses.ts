/**
 * The places of whole bricks, and of the half bricks beside a single one: alternating courses of two and of one, so
 * that the joints run in bond. A last course without a second brick is completed with halves.
 */
export function wallCourses<Brick>(bricks: readonly Brick[]): (Brick | 'half')[] {
  const places: (Brick | 'half')[] = [];
  let next = 0;
  for (let course = 0; next < bricks.length; course++) {
    const size = course % 2 === 0 ? 2 : 1;
    const laid = bricks.slice(next, next + size);
    next += size;
    if (size === 1) places.push('half', ...laid, 'half');
    else places.push(...laid, ...(laid.length === 1 ? (['half', 'half'] as const) : []));
  }
  return places;
}
