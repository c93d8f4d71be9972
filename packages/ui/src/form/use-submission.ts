import { useEffect, useRef, useState } from 'react';

/** P 9: milliseconds before the button shows that it is busy. */
const busyDelay = 500;

interface Submission {
  isSending: boolean;
  /** Sending for long enough to show that it is busy. */
  isBusy: boolean;
  /** One at a time: ignored while another submission is in flight. */
  run: (work: () => Promise<void>) => Promise<void>;
}

/** `isSentExternally`: the router or the browser sends the form, not `run`. */
export function useSubmission(isSentExternally = false): Submission {
  // A second click before the next render must see that the first is running.
  const isRunning = useRef(false);
  const [isOwnSending, setIsOwnSending] = useState(false);
  const isSending = isOwnSending || isSentExternally;
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
