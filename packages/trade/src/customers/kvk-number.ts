/** P 5.1: exactly eight digits. Leading zeros count, so a KvK number is text, never a number. */
export function isKvkNumber(text: string): boolean {
  return /^\d{8}$/.test(text.trim());
}
