import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../atoms/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { showModal } from '../show-modal.ts';
import { useTranslation } from '../use-translation.ts';

export interface DialogProps {
  open: boolean;
  /** Left out only if it cannot be closed. */
  onClose?: () => void;
  /** By itself that of a system message (P 2.11). */
  title?: string;
  shape?: 'modal' | 'side-panel' | 'drawer';
  /** Where there is room, from l on, a modal opens below this element instead of in the middle of the window. */
  beside?: HTMLElement | null;
  /** False for what must be answered: no cross, no Escape, no click beside it (P 2.11). */
  closable?: boolean;
  /** Takes the place of the head with title and cross; the dialog keeps the title as its name. */
  head?: ReactNode;
  footer?: ReactNode;
  /** True when the children bring their own scrolling and padding. */
  bare?: boolean;
  children: ReactNode;
}

/**
 * The native element: it keeps the focus inside, closes on Escape and gives the focus back where it came from. The
 * focus starts on the first thing that can have it, or on what carries data-initial-focus.
 */
export function Dialog({
  open,
  onClose,
  title: given,
  shape = 'modal',
  beside,
  closable = true,
  head,
  footer,
  bare,
  children,
}: DialogProps) {
  const { t } = useTranslation('chrome');
  const title = given ?? t('systemMessage');
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  const mustStay = open && !closable;

  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open && !dialog.open) show(dialog);
    if (!open && dialog.open) dialog.close();
  }, [open]);

  useEffect(() => {
    const dialog = element.current;
    if (!dialog || !beside) return;
    const place = () => placeBelow(dialog, beside);
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [beside]);

  useEffect(() => {
    const dialog = element.current;
    if (!dialog || !closable) return;
    // The backdrop belongs to the dialog element itself; whatever stands in it is a descendant.
    const closeBeside = (event: MouseEvent) => {
      if (event.target === dialog) dialog.close();
    };
    dialog.addEventListener('click', closeBeside);
    return () => dialog.removeEventListener('click', closeBeside);
  }, [closable]);

  return (
    <dialog
      ref={element}
      className={classNames('dialog', `dialog--${shape}`, beside !== undefined && 'dialog--beside')}
      aria-labelledby={head ? undefined : id}
      aria-label={head ? title : undefined}
      closedby={closable ? undefined : 'none'}
      // For browsers that do not know closedby: they let a page refuse the first Escape and not the second, so that
      // nobody can be locked in. What is closed that way opens again at once.
      onCancel={closable ? undefined : (event) => event.preventDefault()}
      onClose={mustStay ? (event) => show(event.currentTarget) : onClose}
    >
      {open && (
        <>
          {head ?? (
            <div className="dialog__head">
              <h2 id={id}>{title}</h2>
              {closable && (
                <IconButton icon="close" size="medium" label={t('close')} onClick={() => element.current?.close()} />
              )}
            </div>
          )}
          {bare ? children : <div className="dialog__body">{children}</div>}
          {footer && <div className="dialog__foot">{footer}</div>}
        </>
      )}
    </dialog>
  );
}

/** Their right edges in line, as near to the edge of the window as that brings it. */
function placeBelow(dialog: HTMLElement, beside: HTMLElement): void {
  const { bottom, right } = beside.getBoundingClientRect();
  dialog.style.setProperty('--below', `${bottom}px`);
  dialog.style.setProperty('--from-right', `${document.documentElement.clientWidth - right}px`);
}

function show(dialog: HTMLDialogElement): void {
  showModal(dialog);
  dialog.querySelector<HTMLElement>('[data-initial-focus]')?.focus();
}
