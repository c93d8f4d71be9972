import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import type { IconName } from '@bouwpoort/ui/atoms/icon-names.ts';
import { type ComponentProps, useRef } from 'react';

interface FilePickerProps {
  icon: IconName;
  /** The text of the button. */
  text: string;
  /** The label of the native file dialog. */
  label: string;
  accept: string;
  look?: ComponentProps<typeof Button>['look'];
  /** Shows only the icon; `text` is the accessible name. */
  isIcon?: boolean;
  isBusy: boolean;
  onPick: (file: File) => void;
}

/** A button to select one file. */
export function FilePicker({ icon, text, label, accept, look, isIcon, isBusy, onPick }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const open = () => input.current?.click();
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
      {isIcon ? (
        <IconButton icon={icon} look={look ?? 'secondary'} label={text} disabled={isBusy} onClick={open} />
      ) : (
        <Button icon={icon} look={look} state={isBusy ? 'busy' : 'idle'} onClick={open}>
          {text}
        </Button>
      )}
    </>
  );
}
