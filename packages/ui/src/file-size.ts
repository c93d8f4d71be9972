/** '640 kB', '1,4 MB': in thousands, as people and file managers count. */
export function formatFileSize(bytes: number): string {
  if (bytes < 999_500) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${String(Math.round(bytes / 100_000) / 10).replace('.', ',')} MB`;
}

/** '25 MB': a limit, which is set in multiples of 1024. */
export function formatSizeLimit(bytes: number): string {
  return `${Math.floor(bytes / 1024 / 1024)} MB`;
}
