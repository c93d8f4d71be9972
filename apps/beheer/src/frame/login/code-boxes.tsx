import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { withDigits } from './code-digits.ts';

interface CodeBoxesProps {
  legend: string;
  boxes: readonly string[];
  error?: string | undefined;
  onChange: (boxes: string[]) => void;
}

export const noDigits: readonly string[] = ['', '', '', '', '', ''];

/** Six boxes for six digits; a paste fills them all. */
export function CodeBoxes({ legend, boxes, error, onChange }: CodeBoxesProps) {
  const { t } = useTranslation('beheer');
  const row = useRef<HTMLDivElement>(null);
  const focus = (index: number) => row.current?.querySelectorAll('input')[index]?.focus();
  useEffect(() => row.current?.querySelector('input')?.focus(), []);
  const put = (at: number, typed: string) => {
    const { boxes: filled, next } = withDigits(boxes, at, typed);
    onChange(filled);
    focus(next);
  };
  const erase = (event: KeyboardEvent, at: number) => {
    if (event.key === 'ArrowLeft') focus(at - 1);
    if (event.key === 'ArrowRight') focus(at + 1);
    if (event.key !== 'Backspace') return;
    event.preventDefault();
    const place = boxes[at] === '' ? Math.max(0, at - 1) : at;
    onChange(boxes.map((digit, index) => (index === place ? '' : digit)));
    focus(place);
  };
  const paste = (event: ClipboardEvent, at: number) => {
    event.preventDefault();
    put(at, event.clipboardData.getData('text'));
  };
  return (
    <fieldset className="otp" aria-describedby={error ? 'code-error' : undefined}>
      <legend className="field__label">{legend}</legend>
      <div ref={row}>
        {boxes.map((digit, at) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            key={at}
            className="input"
            inputMode="numeric"
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            aria-label={t('codeDigit', { number: at + 1 })}
            aria-invalid={error ? true : undefined}
            value={digit}
            onChange={(event) => put(at, event.target.value.replace(digit, '') || event.target.value)}
            onKeyDown={(event) => erase(event, at)}
            onPaste={(event) => paste(event, at)}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </div>
      {error && (
        <p className="field__error" id="code-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
