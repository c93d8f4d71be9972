import { useEffect, useRef } from 'react';
import { IconButton } from '../atoms/icon-button.tsx';
import { Picture } from '../atoms/picture.tsx';
import { showModal } from '../show-modal.ts';

interface LightboxPicture {
  src: string;
  alt: string;
  caption?: string | undefined;
}

export interface LightboxProps {
  title: string;
  pictures: readonly LightboxPicture[];
  /** The index of the current picture; undefined when the lightbox is closed. */
  index: number | undefined;
  onIndex: (index: number) => void;
  onClose: () => void;
  labels: { close: string; previous: string; next: string; position: (index: number) => string };
}

/** A picture over the whole window, in a native dialog, which traps and restores the focus and closes on Escape. */
export function Lightbox({ title, pictures, index, onIndex, onClose, labels }: LightboxProps) {
  const element = useRef<HTMLDialogElement>(null);
  const picture = index === undefined ? undefined : pictures[index];
  const open = picture !== undefined;

  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open && !dialog.open) showModal(dialog);
    if (!open && dialog.open) dialog.close();
  }, [open]);

  useEffect(() => {
    const dialog = element.current;
    if (!dialog || index === undefined) return;
    const move = (event: KeyboardEvent) => {
      const next = index + ({ ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0);
      if (next !== index && pictures[next]) onIndex(next);
    };
    dialog.addEventListener('keydown', move);
    return () => dialog.removeEventListener('keydown', move);
  }, [index, pictures, onIndex]);

  return (
    <dialog ref={element} className="lightbox" aria-label={title} onClose={onClose}>
      {picture && index !== undefined && (
        <>
          <div className="lightbox__bar">
            <p className="num" aria-live="polite">
              {labels.position(index)}
            </p>
            <IconButton
              look="inverse"
              icon="close"
              size="medium"
              label={labels.close}
              onClick={() => element.current?.close()}
            />
          </div>
          <figure className="lightbox__figure">
            <Picture
              key={picture.src}
              src={picture.src}
              alt={picture.alt}
              width={1920}
              height={1280}
              fit="max"
              priority
            />
            {picture.caption && <figcaption>{picture.caption}</figcaption>}
          </figure>
          <div className="lightbox__buttons">
            <IconButton
              look="inverse"
              icon="arrow-left"
              label={labels.previous}
              aria-disabled={index === 0}
              onClick={() => index > 0 && onIndex(index - 1)}
            />
            <IconButton
              look="inverse"
              icon="arrow-right"
              label={labels.next}
              aria-disabled={index === pictures.length - 1}
              onClick={() => index < pictures.length - 1 && onIndex(index + 1)}
            />
          </div>
        </>
      )}
    </dialog>
  );
}
