import type { SourceFile } from './source-file.ts';

/** The shortest circle of each group of files that import each other, the first file repeated at its end. */
export function importCycles(files: readonly SourceFile[]): string[][] {
  const targets = new Map(
    files.map(({ path, imports }) => [path, imports.flatMap(({ target }) => (target === undefined ? [] : [target]))]),
  );
  return groupsOf(targets).flatMap((group) => {
    const circles = group.map((file) => shortestCircle(file, targets)).filter((circle) => circle !== undefined);
    return circles.sort((one, other) => one.length - other.length).slice(0, 1);
  });
}

type Targets = ReadonlyMap<string, readonly string[]>;

/** Files that reach each other (Tarjan's strongly connected components). */
function groupsOf(targets: Targets): string[][] {
  const groups: string[][] = [];
  const order = new Map<string, number>();
  const stack: string[] = [];
  const visit = (file: string): number => {
    let low = order.size;
    order.set(file, low);
    stack.push(file);
    for (const target of targets.get(file) ?? []) {
      if (!targets.has(target)) continue;
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (stack.includes(target)) low = Math.min(low, order.get(target) ?? low);
    }
    if (low === order.get(file)) groups.push(stack.splice(stack.indexOf(file)));
    return low;
  };
  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return groups;
}

/** Breadth first, from a file back to itself. */
function shortestCircle(start: string, targets: Targets): string[] | undefined {
  const cameFrom = new Map<string, string>();
  for (const queue = [start]; queue.length > 0; ) {
    const file = queue.shift() ?? start;
    for (const target of targets.get(file) ?? []) {
      if (target === start) {
        const circle = [start];
        for (let step = file; step !== start; step = cameFrom.get(step) ?? start) circle.unshift(step);
        return [start, ...circle];
      }
      if (!targets.has(target) || cameFrom.has(target)) continue;
      cameFrom.set(target, file);
      queue.push(target);
    }
  }
  return undefined;
}
