import { useEffect, useRef, useState } from 'react';

/** P 9: what takes longer than this says that it is busy. */
const busyDelay = 500;

interface Submission {
  isSending: boolean;
  /** Sending, for long enough to say so. */
  isBusy: boolean;
  /** One at a time: a second press while the first is on its way does nothing. */
  run: (work: () => Promise<void>) => Promise<void>;
}

/** `isSentElsewhere`: the router sends the form, not `run`. */
export function useSubmission(isSentElsewhere = false): Submission {
  // A second click before the next render must see that the first is running.
  const isRunning = useRef(false);
  const [isOwnSending, setIsOwnSending] = useState(false);
  const isSending = isOwnSending || isSentElsewhere;
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isSending) return setIsLong(false);
    const timer = setTimeout(() => setIsLong(true), busyDelay);
    return () => clearTimeout(timer);
  }, [isSending]);

  const run = async (work: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsOwnSending(true);
    try {
      await work();
    } finally {
      isRunning.current = false;
      setIsOwnSending(false);
    }
  };
  return { isSending, isBusy: isSending && isLong, run };
}
