/** A duration in words: seconds up to two minutes, whole minutes after that, rounded up. */
export function waitInWords(seconds: number): { unit: 'seconds' | 'minutes'; count: number } {
  const whole = Math.max(1, Math.ceil(seconds));
  return whole < 120 ? { unit: 'seconds', count: whole } : { unit: 'minutes', count: Math.ceil(whole / 60) };
}
