import { useState } from 'react';
import { useRevalidator } from 'react-router';

/** Runs one change of a site at a time and revalidates the page. `work` resolves to an error text, or null. */
export function useJobsiteChange(otherwise: string) {
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (work: () => Promise<string | null>) => {
    setIsBusy(true);
    setProblem(await work().catch(() => otherwise));
    await revalidate();
    setIsBusy(false);
  };
  return { isBusy, problem, run };
}
