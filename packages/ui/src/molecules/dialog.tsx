import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../atoms/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { showModal } from '../show-modal.ts';
import { useTranslation } from '../use-translation.ts';

export interface DialogProps {
  open: boolean;
  /** Required unless the dialog cannot be closed. */
  onClose?: () => void;
  /** Defaults to that of a system message (P 2.11). */
  title?: string;
  shape?: 'modal' | 'side-panel' | 'drawer';
  /** From `l` up, a modal opens below this element instead of in the middle of the window. */
  anchor?: HTMLElement | null;
  /** False for a dialog that must be answered: no close button, Escape or backdrop click (P 2.11). */
  closable?: boolean;
  /** Replaces the header; the title remains the accessible name. */
  head?: ReactNode;
  footer?: ReactNode;
  /** The children have their own scrolling and padding. */
  bare?: boolean;
  children: ReactNode;
}

/**
 * The native dialog, which traps the focus, closes on Escape and restores the focus. The focus starts on the element with
 * `data-initial-focus`, else on the first focusable one.
 */
export function Dialog({
  open,
  onClose,
  title: given,
  shape = 'modal',
  anchor,
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
  const isForcedOpen = open && !closable;

  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open && !dialog.open) show(dialog);
    if (!open && dialog.open) dialog.close();
  }, [open]);

  useEffect(() => {
    const dialog = element.current;
    if (!dialog || !anchor) return;
    const place = () => placeBelow(dialog, anchor);
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [anchor]);

  useEffect(() => {
    const dialog = element.current;
    if (!dialog || !closable) return;
    // A click on the backdrop targets the dialog itself; any other click targets a descendant.
    const closeOnBackdropClick = (event: MouseEvent) => {
      if (event.target === dialog) dialog.close();
    };
    dialog.addEventListener('click', closeOnBackdropClick);
    return () => dialog.removeEventListener('click', closeOnBackdropClick);
  }, [closable]);

  return (
    <dialog
      ref={element}
      className={classNames('dialog', `dialog--${shape}`, anchor !== undefined && 'dialog--beside')}
      aria-labelledby={head ? undefined : id}
      aria-label={head ? title : undefined}
      closedby={closable ? undefined : 'none'}
      // For browsers without closedby, which allow a page to prevent the first Escape but not the second: the dialog
      // then opens again.
      onCancel={closable ? undefined : (event) => event.preventDefault()}
      onClose={isForcedOpen ? (event) => show(event.currentTarget) : onClose}
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

/** Positions the dialog below the anchor, with their right edges aligned. */
function placeBelow(dialog: HTMLElement, anchor: HTMLElement): void {
  const { bottom, right } = anchor.getBoundingClientRect();
  dialog.style.setProperty('--below', `${bottom}px`);
  dialog.style.setProperty('--from-right', `${document.documentElement.clientWidth - right}px`);
}

function show(dialog: HTMLDialogElement): void {
  showModal(dialog);
  dialog.querySelector<HTMLElement>('[data-initial-focus]')?.focus();
}
