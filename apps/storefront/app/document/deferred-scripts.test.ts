import { expect, test } from 'vitest';
import { startDeferredScripts, withDeferredScripts } from './deferred-scripts.ts';

const head = '<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>';
const code = 'import * as route0 from "/assets/a.js";';

test.each([
  [false, ''],
  [true, ' data-rests'],
])('no browser fetches or runs the scripts of the page as it is sent (rests: %s)', (rests, attribute) => {
  const sent = `${head}<script nonce="n1" type="module" async="">${code}</script><p>na</p>`;
  const page = withDeferredScripts(sent, { rests });
  expect(page).not.toMatch(/"modulepreload"|"module"/);
  expect(page.match(/<link rel="deferred-modulepreload" href=/g)).toHaveLength(2);
  expect(page).toContain(`<script nonce="n1" type="deferred-module"${attribute}>${code}</script><p>na</p>`);
});

interface Timer {
  run: () => void;
  after: number;
}

class RepeatedEvent {
  readonly type: string;

  constructor(type: string) {
    this.type = type;
  }
}

/** A browser, as far as the script knows it. */
function started({ hidden = false, rests = false } = {}) {
  const links = [{ rel: 'deferred-modulepreload' }, { rel: 'deferred-modulepreload' }];
  const added: { onerror?: () => void }[] = [];
  const listeners = new Map<string, (event?: object) => void>();
  const timers: Timer[] = [];
  let onAlive: () => void = () => expect.fail('nobody waits for the page to answer');
  const document = {
    hidden,
    documentElement: {},
    createElement: (name: string) => ({ name }),
    querySelectorAll: () => links,
    querySelector: () => ({ nonce: 'n1', textContent: code, dataset: rests ? { rests: '' } : {} }),
    head: { append: (element: object) => added.push(element) },
  };
  const browser = {
    document,
    window: {},
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    removeEventListener: (name: string) => listeners.delete(name),
    requestAnimationFrame: (then: () => void) => then(),
    setTimeout: (run: () => void, after = 0) => timers.push({ run, after }),
    PointerEvent: RepeatedEvent,
    MouseEvent: RepeatedEvent,
    MutationObserver: class {
      constructor(then: () => void) {
        onAlive = then;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  };
  new Function(...Object.keys(browser), startDeferredScripts)(...Object.values(browser));
  /** What is due without waiting. */
  const runTimers = () => {
    for (let at = 0; at < timers.length; at++) {
      if (timers[at]?.after === 0) timers.splice(at--, 1)[0]?.run();
    }
  };
  return {
    ...{ links, added, timers, runTimers },
    does: (name: string, event?: object) => listeners.get(name)?.(event),
    stands: () => {
      listeners.get('load')?.();
      runTimers();
    },
    answers: () => onAlive(),
  };
}

test('scripts are fetched and run once, after the pictures have loaded', () => {
  const { links, added, does, stands, runTimers } = started();
  does('pointermove', { movementX: 3, movementY: 0 });
  runTimers();
  expect([added, links[0]?.rel]).toEqual([[], 'deferred-modulepreload']);
  stands();
  expect(links.map(({ rel }) => rel)).toEqual(['modulepreload', 'modulepreload']);
  expect(added).toMatchObject([{ name: 'script', type: 'module', nonce: 'n1', textContent: code }]);
  does('pointerdown');
  expect(added).toHaveLength(1);
});

test.each(['pointerdown', 'keydown', 'focusin'])('a visitor who is faster (%s) does not wait for pictures', (input) => {
  for (const rests of [false, true]) {
    const { added, does } = started({ rests });
    does(input);
    expect(added).toHaveLength(1);
  }
});

test('a page that rests has its scripts at hand, and runs them when it is used', () => {
  for (const sign of ['pointermove', 'wheel', 'scroll']) {
    const { links, added, does, stands, runTimers } = started({ rests: true });
    stands();
    does('pointermove', { movementX: 0, movementY: 0 });
    runTimers();
    expect([added, links[0]?.rel]).toEqual([[], 'modulepreload']);
    does(sign, { movementX: 0, movementY: -1 });
    runTimers();
    expect(added).toHaveLength(1);
  }
});

test('a page that rests and is not used runs them after a while', () => {
  const { added, timers, stands, runTimers } = started({ rests: true });
  stands();
  timers.find(({ after }) => after === 10_000)?.run();
  runTimers();
  expect(added).toHaveLength(1);
});

test('a page in the background does not wait', () => {
  const { added, runTimers } = started({ hidden: true });
  runTimers();
  expect(added).toHaveLength(1);
});

/** A press on something of this kind, with what became of it. */
function press(localName: string | undefined, more: object = {}, role: string | null = null) {
  const told: string[] = [];
  const used = localName ? { localName, role } : null;
  const target = {
    closest: () => used,
    dispatchEvent: (event: RepeatedEvent) => told.push(event.type),
  };
  const event = {
    ...{ target, button: 0, preventDefault: () => told.push('held'), stopImmediatePropagation: () => undefined },
    ...more,
  };
  return { event, told, takeOver: () => used && Object.assign(used, { __reactProps$1: {} }) };
}

test('a press before the page is interactive is stored, and repeated when it is', () => {
  const { added, does, answers } = started({ rests: true });
  const presses = [press('button'), press('a', {}, 'button')];
  for (const { event } of presses) does('click', event);
  expect(added).toHaveLength(1);
  expect(presses.map(({ told }) => told)).toEqual([['held'], ['held']]);
  for (const { takeOver } of presses) takeOver();
  answers();
  expect(presses.map(({ told }) => told)).toEqual([
    ['held', 'pointerdown', 'click'],
    ['held', 'pointerdown', 'click'],
  ]);
  const late = press('button');
  does('click', late.event);
  expect(late.told).toEqual([]);
});

test('a press on a part that is taken over after the rest of the page waits for it', () => {
  const { timers, does, answers } = started({ rests: true });
  const { event, told, takeOver } = press('button');
  does('click', event);
  answers();
  const look = () =>
    timers
      .splice(
        timers.findIndex(({ after }) => after === 50),
        1,
      )[0]
      ?.run();
  look();
  expect(told).toEqual(['held', 'pointerdown']);
  takeOver();
  look();
  expect(told).toEqual(['held', 'pointerdown', 'click']);
});

test('a press is not lost with scripts that cannot be fetched', () => {
  const { added, does } = started();
  const { event, told } = press('button');
  does('click', event);
  added[0]?.onerror?.();
  expect(told).toEqual(['held', 'pointerdown', 'click']);
});

test.each([
  ['a link', 'a', {}],
  ['plain text', undefined, {}],
  ['a button, with a key for another tab', 'button', { ctrlKey: true }],
  ['a button, with the middle of the mouse', 'button', { button: 1 }],
])('the browser itself takes a press on %s', (_what, localName, more) => {
  const { does } = started();
  const { event, told } = press(localName, more);
  does('click', event);
  expect(told).toEqual([]);
});

test('a page without scripts is left as it is', () => {
  expect(withDeferredScripts('<html><p>405</p></html>', { rests: false })).toBe('<html><p>405</p></html>');
});
