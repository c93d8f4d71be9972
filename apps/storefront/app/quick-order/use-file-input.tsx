import { type ReactElement, useRef } from 'react';

interface FileInput {
  /** Stands anywhere beside the button that opens it. */
  input: ReactElement;
  open: () => void;
}

/** A file that is chosen with a button of our own: what a browser draws for it is in its own words and look. */
export function useFileInput(accept: string, onFile: (file: File) => void): FileInput {
  const ref = useRef<HTMLInputElement>(null);
  return {
    open: () => ref.current?.click(),
    input: (
      <input
        ref={ref}
        type="file"
        // To everybody the button is the control.
        hidden
        accept={accept}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          // The same file can be chosen again after it was corrected.
          target.value = '';
          if (chosen) onFile(chosen);
        }}
      />
    ),
  };
}
