/** The page numbers to offer: first, last and the neighbours of the current one; 'gap' where some are left out. */
export function paginationWindow(page: number, pageCount: number): (number | 'gap')[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount);
  const numbers = [...new Set(wanted)].toSorted((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1];
    if (before === undefined || number === before + 1) return [number];
    return number === before + 2 ? [number - 1, number] : ['gap' as const, number];
  });
}

/**
 * The neighbours that a phone has no room for, where a gap stands for them too: one step is what its arrows are for.
 */
export function besideGap(numbers: readonly (number | 'gap')[], page: number): number[] {
  const isGap = (index: number) => numbers[index] === 'gap';
  return [page - 1, page + 1].filter((number) => {
    const index = numbers.indexOf(number);
    return index >= 0 && (isGap(index - 1) || isGap(index + 1));
  });
}
