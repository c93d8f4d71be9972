import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import type { IconName } from '@bouwpoort/ui/atoms/icon-names.ts';
import { type ComponentProps, useRef } from 'react';

interface FilePickProps {
  icon: IconName;
  /** On the button. */
  text: string;
  /** What the device asks for. */
  label: string;
  accept: string;
  look?: ComponentProps<typeof Button>['look'];
  isBusy: boolean;
  onPick: (file: File) => void;
}

/** A button that asks the device for one file. */
export function FilePick({ icon, text, label, accept, look, isBusy, onPick }: FilePickProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        className="sr-only"
        tabIndex={-1}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) onPick(file);
        }}
      />
      <Button icon={icon} look={look} state={isBusy ? 'busy' : 'idle'} onClick={() => input.current?.click()}>
        {text}
      </Button>
    </>
  );
}
