/** Puts what was typed or pasted into the boxes from one of them on; answers the boxes and where to go on. */
export function withDigits(boxes: readonly string[], at: number, typed: string): { boxes: string[]; next: number } {
  const digits = typed.replaceAll(/\D/g, '').slice(0, boxes.length - at);
  const filled = boxes.map((digit, index) => digits[index - at] ?? digit);
  return { boxes: filled, next: Math.min(at + digits.length, boxes.length - 1) };
}
