import { type DragEvent, useEffect, useState } from 'react';
import { useLatest } from '../../frame/kit/use-latest.ts';

/** Files that are dropped anywhere on the page, or pasted outside a field. */
export function useDroppedFiles(onFiles: (files: File[]) => void, enabled: boolean) {
  const [isOver, setOver] = useState(false);
  const latest = useLatest(onFiles);
  useEffect(() => {
    if (!enabled) return;
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || isField(event.target)) return;
      event.preventDefault();
      latest.current(files.map(named));
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [enabled, latest]);
  const isFiles = ({ dataTransfer }: DragEvent) => enabled && dataTransfer.types.includes('Files');
  return {
    isOver,
    target: {
      onDragOver: (event: DragEvent) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        if (event.currentTarget.contains(event.relatedTarget as Node | null)) return;
        setOver(false);
      },
      onDrop: (event: DragEvent) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}

/** In a field a paste is text, although programs may add a picture of it to the clipboard. */
const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** A browser names every picture on the clipboard image.png. */
function named(file: File): File {
  if (file.name !== 'image.png') return file;
  const stamp = new Date().toISOString().slice(0, 16).replaceAll(/[T:]/g, '-');
  return new File([file], `geplakt-${stamp}.png`, { type: file.type });
}
