/** Waits, or until it is called off. */
export function pause(ms: number, calledOff: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    calledOff.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
