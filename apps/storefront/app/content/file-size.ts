const whole = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 });

/** '640 kB', '1,4 MB': in thousands, as people and file managers count. */
export function showFileSize(bytes: number): string {
  if (bytes < 999_500) return `${whole.format(Math.max(1, Math.round(bytes / 1000)))} kB`;
  return `${oneDecimal.format(bytes / 1_000_000)} MB`;
}
