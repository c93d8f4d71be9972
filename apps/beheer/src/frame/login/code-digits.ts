/** Puts typed or pasted digits into the boxes, from the given one on; returns the boxes and the next index. */
export function withDigits(boxes: readonly string[], at: number, typed: string): { boxes: string[]; next: number } {
  const digits = typed.replaceAll(/\D/g, '').slice(0, boxes.length - at);
  const filled = boxes.map((digit, index) => digits[index - at] ?? digit);
  return { boxes: filled, next: Math.min(at + digits.length, boxes.length - 1) };
}
