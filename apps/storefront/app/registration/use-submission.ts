import { useState } from 'react';

/** P 9: what takes longer than this says that it is busy. */
const busyDelay = 500;

/** One at a time: a second press while the first is on its way does nothing. */
export function useSubmission() {
  const [status, setStatus] = useState<'idle' | 'sending' | 'busy'>('idle');
  const run = async (work: () => Promise<void>) => {
    if (status !== 'idle') return;
    setStatus('sending');
    const timer = setTimeout(() => setStatus('busy'), busyDelay);
    try {
      await work();
    } finally {
      clearTimeout(timer);
      setStatus('idle');
    }
  };
  return { sending: status !== 'idle', busy: status === 'busy', run };
}
