/** Prints the failures of all parts again at the end, where readers of a long log look first, and the sum. */
export function reportTotals(counts) {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  for (const failure of counts.flatMap((count) => count.failures)) console.log(`✗ ${failure.slice(0, 2000)}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
