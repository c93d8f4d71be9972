import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { type ReactNode, useState } from 'react';

interface DropZoneProps {
  label: string;
  /** Instead of the label: the selected file. */
  children?: ReactNode;
  hint: string;
  accept: string;
  /** Accepts several files. */
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

/** A drop target for files; a press opens the file dialog. */
export function DropZone({ label, children, hint, accept, multiple = false, onFiles }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const take = (files: Iterable<File> | null) => {
    const list = [...(files ?? [])];
    if (list.length > 0) onFiles(multiple ? list : list.slice(0, 1));
  };
  return (
    <label
      className={classNames('drop', isOver && 'is-over')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <Icon name="upload" />
      <span>{children ?? <b className="b">{label}</b>}</span>
      <span className="mini muted">{hint}</span>
      <input
        type="file"
        multiple={multiple}
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          take(target.files);
          // Allows selecting the same file again after it was refused.
          target.value = '';
        }}
      />
    </label>
  );
}
