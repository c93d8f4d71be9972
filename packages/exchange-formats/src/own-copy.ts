/** A piece of a larger text keeps all of it in memory; what is kept for long is copied out of it. */
export function ownCopy(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}
