import { useEffect, useRef } from 'react';
import { Notice } from '../molecules/notice.tsx';

interface ErrorSummaryProps {
  title: string;
  errors: readonly { name: string; label: string; message: string }[];
  onChoose: (name: string) => void;
  /** For when no field gets the focus. Applies when the first error appears, not when one of several is fixed. */
  takesFocus?: boolean;
}

/** Announces the number of errors, with a link to each field. */
export function ErrorSummary({ title, errors, onChoose, takesFocus = false }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const isShown = errors.length > 0;
  useEffect(() => {
    if (!takesFocus || !isShown) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [takesFocus, isShown]);
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
