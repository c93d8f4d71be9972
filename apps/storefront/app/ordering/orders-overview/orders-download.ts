/** Offers text as a file to download. */
export function downloadText(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Not at once: the browser may still have to open it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
