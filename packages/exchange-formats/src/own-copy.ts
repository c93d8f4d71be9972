/** A substring holds its whole parent string in memory; a copy lets the parent be collected. */
export function ownCopy(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}
