const inputs = ['pointerdown', 'keydown', 'wheel'] as const;

/** Runs once, at the first input of the visitor or after `within` ms; for work that the page does not depend on. */
export function onFirstInput(run: () => void, { within }: { within: number }): () => void {
  const options = { capture: true, passive: true };
  const stop = () => {
    clearTimeout(timer);
    for (const input of inputs) window.removeEventListener(input, start, options);
  };
  const start = () => {
    stop();
    run();
  };
  const timer = setTimeout(start, within);
  for (const input of inputs) window.addEventListener(input, start, options);
  return stop;
}
