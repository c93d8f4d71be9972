import { type ReactElement, useRef } from 'react';

interface FileInput {
  /** Place it anywhere beside the button that opens it. */
  input: ReactElement;
  open: () => void;
}

/** A file input with a button of our own, because the browser's button has its own text and style. */
export function useFileInput(accept: string, onFile: (file: File) => void): FileInput {
  const ref = useRef<HTMLInputElement>(null);
  return {
    open: () => ref.current?.click(),
    input: (
      <input
        ref={ref}
        type="file"
        // The button is the control, also for assistive technology.
        hidden
        accept={accept}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          // Allows selecting the same file again after it was corrected.
          target.value = '';
          if (chosen) onFile(chosen);
        }}
      />
    ),
  };
}
