/** The page numbers to show: first, last and around the current one; 'gap' for omitted numbers. */
export function paginationWindow(page: number, pageCount: number): (number | 'gap')[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount);
  const numbers = [...new Set(wanted)].toSorted((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1];
    if (before === undefined || number === before + 1) return [number];
    return number === before + 2 ? [number - 1, number] : ['gap' as const, number];
  });
}

/** Numbers next to a gap, which phones hide: their arrows lead to the same pages. */
export function besideGap(numbers: readonly (number | 'gap')[], page: number): number[] {
  const isGap = (index: number) => numbers[index] === 'gap';
  return [page - 1, page + 1].filter((number) => {
    const index = numbers.indexOf(number);
    return index >= 0 && (isGap(index - 1) || isGap(index + 1));
  });
}
