import type { Locator, Page } from 'playwright-core';

/* Counts the clicks of a job. Typing, pasting and scrolling are not clicks; a press of Enter is one. */

export interface Counted {
  click(target: Locator): Promise<void>;
  tap(target: Locator): Promise<void>;
  check(target: Locator): Promise<void>;
  select(target: Locator, value: string): Promise<void>;
  enter(target: Locator): Promise<void>;
  type(target: Locator, text: string): Promise<void>;
  paste(target: Locator, text: string): Promise<void>;
  /** The number of clicks, taps and presses of Enter so far. */
  readonly clicks: number;
  /** The pressed elements, in order, to explain a count that is too high. */
  readonly pressed: readonly string[];
}

export function countClicks(page: Page): Counted {
  const pressed: string[] = [];

  async function counted(how: string, target: Locator, times: number, press: () => Promise<unknown>): Promise<void> {
    await target.waitFor();
    const name = (await target.getAttribute('aria-label')) ?? (await target.textContent()) ?? '';
    for (let time = 0; time < times; time += 1) pressed.push(`${how} ${name.replaceAll(/\s+/g, ' ').trim()}`);
    await press();
  }

  return {
    click: (target) => counted('click', target, 1, () => target.click()),
    tap: (target) => counted('tap', target, 1, () => target.tap()),
    check: (target) => counted('check', target, 1, () => target.check()),
    // One to open the list, one to choose from it.
    select: (target, value) => counted('select', target, 2, () => target.selectOption(value)),
    enter: (target) => counted('enter', target, 1, () => target.press('Enter')),
    type: (target, text) => target.fill(text),
    async paste(target, text) {
      await target.focus();
      await page.evaluate((pasted) => {
        const data = new DataTransfer();
        data.setData('text/plain', pasted);
        const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
        const field = document.activeElement;
        if (field?.dispatchEvent(paste)) document.execCommand('insertText', false, pasted);
      }, text);
    },
    get clicks() {
      return pressed.length;
    },
    pressed,
  };
}
