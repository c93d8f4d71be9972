import type { Page } from 'playwright-core';

const left = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
const parities = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL'];
const inverted = (bars: string) => Array.from(bars, (bar) => (bar === '1' ? '0' : '1')).join('');
const backwards = (bars: string) => Array.from(bars).reverse().join('');

/** The bars of an EAN-13, 1 for black. */
function barsOf(ean: string): string {
  const digits = Array.from(ean, Number);
  const parity = parities[digits[0] ?? 0] ?? '';
  const pattern = (digit: number | undefined) => left[digit ?? 0] ?? '';
  const first = digits.slice(1, 7).map((digit, position) => {
    const bars = pattern(digit);
    return parity[position] === 'L' ? bars : backwards(inverted(bars));
  });
  const second = digits.slice(7).map((digit) => inverted(pattern(digit)));
  return `101${first.join('')}01010${second.join('')}101`;
}

/** A fake camera that shows a label. */
export async function withCameraOn(page: Page, ean: string): Promise<void> {
  await page.addInitScript((bars) => {
    const getUserMedia = async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
      const pen = canvas.getContext('2d');
      const draw = () => {
        if (!pen) return;
        pen.fillStyle = 'white';
        pen.fillRect(0, 0, canvas.width, canvas.height);
        pen.fillStyle = 'black';
        Array.from(bars).forEach((bar, position) => {
          if (bar === '1') pen.fillRect(130 + position * 4, 140, 4, 200);
        });
      };
      draw();
      setInterval(draw, 100);
      return canvas.captureStream(10);
    };
    const enumerateDevices = async () => [{ kind: 'videoinput' }];
    Object.defineProperty(navigator, 'mediaDevices', { value: { enumerateDevices, getUserMedia } });
  }, barsOf(ean));
}

/** Makes the camera of `withCameraOn` refuse permission from now on. */
export async function refuseCamera(page: Page): Promise<void> {
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  });
}

/** A fake camera that refuses permission. */
export async function withCameraRefused(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const getUserMedia = () => Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
    const enumerateDevices = async () => [{ kind: 'videoinput' }];
    Object.defineProperty(navigator, 'mediaDevices', { value: { enumerateDevices, getUserMedia } });
  });
}
