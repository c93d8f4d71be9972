import { useEffect, useRef } from 'react';
import { Notice } from '../molecules/notice.tsx';

interface ErrorSummaryProps {
  title: string;
  errors: readonly { name: string; label: string; message: string }[];
  onChoose: (name: string) => void;
  /**
   * How many submits were refused. With it the summary itself takes the focus: when the first error appears and at every
   * refused submit, not when one of the errors is put right.
   */
  refusals?: number;
}

/** Reads out how many fields are wrong, and leads to each of them. */
export function ErrorSummary({ title, errors, onChoose, refusals }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const isShown = errors.length > 0;
  useEffect(() => {
    if (refusals === undefined || !isShown) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [refusals, isShown]);
  if (!isShown) return null;
  return (
    <div ref={box} tabIndex={-1} className="error-summary">
      <Notice kind="error" title={title}>
        <ul>
          {errors.map(({ name, label, message }) => (
            <li key={name}>
              <button type="button" className="error-summary__link" onClick={() => onChoose(name)}>
                {label}: {message}
              </button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
