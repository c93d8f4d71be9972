import { expect, test } from 'vitest';
import { startDeferredScripts, withDeferredScripts } from './deferred-scripts.ts';

const head = '<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>';
const code = 'import * as route0 from "/assets/a.js";';

test.each([
  [false, ''],
  [true, ' data-awaits-interaction'],
])(
  'no browser fetches or runs the scripts of the page as it is sent (awaits interaction: %s)',
  (awaitsInteraction, attribute) => {
    const sent = `${head}<script nonce="n1" type="module" async="">${code}</script><p>na</p>`;
    const page = withDeferredScripts(sent, { awaitsInteraction, isWhole: true });
    expect(page).not.toMatch(/"modulepreload"|"module"/);
    expect(page.match(/<link rel="deferred-modulepreload" href=/g)).toHaveLength(2);
    expect(page).toContain(`<script nonce="n1" type="deferred-module"${attribute}>${code}</script><p>na</p>`);
  },
);

test.each([
  ['awaits interaction and is sent as one', true, true, true],
  ['runs at once', false, true, false],
  ['is sent in parts', true, false, false],
])('the data of a page that %s is deferred: %s, %s', (_what, awaitsInteraction, isWhole, isDeferred) => {
  const call = 'window.__reactRouterContext.streamController.enqueue("[1]");';
  const page = withDeferredScripts(`<script nonce="n1">${call}</script><p>x</p>`, { awaitsInteraction, isWhole });
  expect(page).toBe(`<script nonce="n1"${isDeferred ? ' type="deferred-data"' : ''}>${call}</script><p>x</p>`);
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

/** Runs the script in a fake browser. */
function started({ hidden = false, awaitsInteraction = false } = {}) {
  const links = [{ rel: 'deferred-modulepreload' }, { rel: 'deferred-modulepreload' }];
  const added: { onerror?: () => void }[] = [];
  const data: { textContent: string; nonce: string; replaceWith: (element: object) => void }[] = [];
  const ran: object[] = [];
  const addData = (textContent: string) => {
    const one = {
      ...{ textContent, nonce: 'n1' },
      replaceWith: (element: object) => {
        data.splice(data.indexOf(one), 1);
        ran.push(element);
      },
    };
    data.push(one);
  };
  const listeners = new Map<string, (event?: object) => void>();
  const timers: Timer[] = [];
  let onInteractive: () => void = () => expect.fail('nothing waits until the page is interactive');
  const document = {
    hidden,
    documentElement: {},
    createElement: (name: string) => ({ name }),
    querySelectorAll: (selector: string) => (selector.startsWith('link') ? links : [...data]),
    querySelector: () => ({
      nonce: 'n1',
      textContent: code,
      dataset: awaitsInteraction ? { awaitsInteraction: '' } : {},
    }),
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
        onInteractive = then;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  };
  new Function(...Object.keys(browser), startDeferredScripts)(...Object.values(browser));
  /** Runs the timers without a delay. */
  const runTimers = () => {
    for (let at = 0; at < timers.length; at++) {
      if (timers[at]?.after === 0) timers.splice(at--, 1)[0]?.run();
    }
  };
  return {
    ...{ links, added, addData, ran, timers, runTimers },
    does: (name: string, event?: object) => listeners.get(name)?.(event),
    picturesLoad: () => {
      listeners.get('load')?.();
      runTimers();
    },
    becomesInteractive: () => onInteractive(),
  };
}

test('scripts are fetched and run once, after the pictures have loaded', () => {
  const { links, added, does, picturesLoad, runTimers } = started();
  does('pointermove', { movementX: 3, movementY: 0 });
  runTimers();
  expect([added, links[0]?.rel]).toEqual([[], 'deferred-modulepreload']);
  picturesLoad();
  expect(links.map(({ rel }) => rel)).toEqual(['modulepreload', 'modulepreload']);
  expect(added).toMatchObject([{ name: 'script', type: 'module', nonce: 'n1', textContent: code }]);
  does('pointerdown');
  expect(added).toHaveLength(1);
});

test.each(['pointerdown', 'keydown', 'focusin'])('an early interaction (%s) does not wait for pictures', (input) => {
  for (const awaitsInteraction of [false, true]) {
    const { added, does } = started({ awaitsInteraction });
    does(input);
    expect(added).toHaveLength(1);
  }
});

test('a page that awaits interaction has fetched its scripts, and runs them when it is used', () => {
  for (const sign of ['pointermove', 'wheel', 'scroll']) {
    const { links, added, does, picturesLoad, runTimers } = started({ awaitsInteraction: true });
    picturesLoad();
    does('pointermove', { movementX: 0, movementY: 0 });
    runTimers();
    expect([added, links[0]?.rel]).toEqual([[], 'modulepreload']);
    does(sign, { movementX: 0, movementY: -1 });
    runTimers();
    expect(added).toHaveLength(1);
  }
});

test('deferred data runs before the scripts, and what arrives later runs when the page has arrived', () => {
  const { added, addData, ran, does } = started({ awaitsInteraction: true });
  addData('first');
  does('keydown');
  expect(ran).toEqual([{ name: 'script', nonce: 'n1', textContent: 'first' }]);
  expect(added).toHaveLength(1);
  addData('second');
  does('DOMContentLoaded');
  expect(ran).toMatchObject([{ textContent: 'first' }, { textContent: 'second' }]);
});

test('a page that awaits interaction and is not used runs its scripts after a while', () => {
  const { added, timers, picturesLoad, runTimers } = started({ awaitsInteraction: true });
  picturesLoad();
  timers.find(({ after }) => after === 10_000)?.run();
  runTimers();
  expect(added).toHaveLength(1);
});

test('a page in the background does not wait', () => {
  const { added, runTimers } = started({ hidden: true });
  runTimers();
  expect(added).toHaveLength(1);
});

/** A press on an element of this kind, with a record of what happened to it. */
function press(localName: string | undefined, more: object = {}, role: string | null = null) {
  const record: string[] = [];
  const control = localName ? { localName, role } : null;
  const target = {
    closest: () => control,
    dispatchEvent: (event: RepeatedEvent) => record.push(event.type),
  };
  const event = {
    ...{ target, button: 0, preventDefault: () => record.push('stored'), stopImmediatePropagation: () => undefined },
    ...more,
  };
  return { event, record, hydrate: () => control && Object.assign(control, { __reactProps$1: {} }) };
}

test('a press before the page is interactive is stored, and repeated when it is', () => {
  const { added, does, becomesInteractive } = started({ awaitsInteraction: true });
  const presses = [press('button'), press('a', {}, 'button')];
  for (const { event } of presses) does('click', event);
  expect(added).toHaveLength(1);
  expect(presses.map(({ record }) => record)).toEqual([['stored'], ['stored']]);
  for (const { hydrate } of presses) hydrate();
  becomesInteractive();
  expect(presses.map(({ record }) => record)).toEqual([
    ['stored', 'pointerdown', 'click'],
    ['stored', 'pointerdown', 'click'],
  ]);
  const late = press('button');
  does('click', late.event);
  expect(late.record).toEqual([]);
});

test('a press on a part that is hydrated after the rest of the page waits for it', () => {
  const { timers, does, becomesInteractive } = started({ awaitsInteraction: true });
  const { event, record, hydrate } = press('button');
  does('click', event);
  becomesInteractive();
  const look = () =>
    timers
      .splice(
        timers.findIndex(({ after }) => after === 50),
        1,
      )[0]
      ?.run();
  look();
  expect(record).toEqual(['stored', 'pointerdown']);
  hydrate();
  look();
  expect(record).toEqual(['stored', 'pointerdown', 'click']);
});

test('a press is not lost with scripts that cannot be fetched', () => {
  const { added, does } = started();
  const { event, record } = press('button');
  does('click', event);
  added[0]?.onerror?.();
  expect(record).toEqual(['stored', 'pointerdown', 'click']);
});

test.each([
  ['a link', 'a', {}],
  ['plain text', undefined, {}],
  ['a button, with a key for another tab', 'button', { ctrlKey: true }],
  ['a button, with the middle of the mouse', 'button', { button: 1 }],
])('the browser itself handles a press on %s', (_what, localName, more) => {
  const { does } = started();
  const { event, record } = press(localName, more);
  does('click', event);
  expect(record).toEqual([]);
});

test('a page without scripts is left as it is', () => {
  expect(withDeferredScripts('<html><p>405</p></html>', { awaitsInteraction: false, isWhole: true })).toBe(
    '<html><p>405</p></html>',
  );
});
