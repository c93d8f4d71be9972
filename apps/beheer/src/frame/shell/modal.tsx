import { showModal } from '@bouwpoort/ui/show-modal.ts';
import { type ReactNode, useEffect, useRef } from 'react';

interface ModalProps {
  className: string;
  label: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A native dialog without a header; a click outside closes it. */
export function Modal({ className, label, open, onClose, children }: ModalProps) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open && !dialog.open) showModal(dialog);
    if (!open && dialog.open) dialog.close();
    const closeOnBackdropClick = (event: MouseEvent) => {
      if (event.target === dialog) dialog.close();
    };
    dialog.addEventListener('click', closeOnBackdropClick);
    return () => dialog.removeEventListener('click', closeOnBackdropClick);
  }, [open]);
  return (
    <dialog ref={element} className={className} aria-label={label} onClose={onClose}>
      {open && children}
    </dialog>
  );
}
