import { classNames } from '@bouwpoort/ui/class-names.ts';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';

interface PopoverButtonProps {
  className: string;
  /** For a button without visible text. */
  label?: string;
  button: ReactNode;
  /** Rendered only while it is open. */
  children: (close: () => void) => ReactNode;
  role?: 'dialog' | 'menu';
  /** The name of the popover. */
  title: string;
  ref?: Ref<HTMLButtonElement>;
  side?: 'start' | 'end';
}

/**
 * A button with a popover. The browser opens it, closes it on Escape and on a click outside, and restores the focus.
 */
export function PopoverButton({
  className,
  label,
  button,
  children,
  role = 'dialog',
  title,
  ref,
  side = 'start',
}: PopoverButtonProps) {
  const id = useId();
  const pop = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => pop.current?.hidePopover();
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={className}
        aria-label={label}
        title={label}
        aria-haspopup={role}
        aria-expanded={isOpen}
        popoverTarget={id}
      >
        {button}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it has a role, dialog or menu */}
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name */}
      <div
        ref={pop}
        id={id}
        popover="auto"
        className={classNames('pop', side === 'end' && 'pop--end')}
        role={role}
        aria-label={title}
        onToggle={(event) => {
          const opens = event.newState === 'open';
          setOpen(opens);
          if (opens) requestAnimationFrame(() => focusFirst(pop.current));
        }}
        onKeyDown={role === 'menu' ? moveInMenu : undefined}
      >
        {isOpen && children(close)}
      </div>
    </>
  );
}

/** Unless the user is in it already: on a slow machine a key or a click may be earlier. */
function focusFirst(pop: HTMLElement | null): void {
  if (!pop?.contains(document.activeElement)) firstIn(pop)?.focus();
}

function firstIn(pop: HTMLElement | null): HTMLElement | null | undefined {
  return (
    pop?.querySelector<HTMLElement>('[data-initial-focus]') ??
    pop?.querySelector<HTMLElement>('input:not([disabled]), select, a[href], button:not([disabled])')
  );
}

function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]:not([aria-disabled=true])')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const to = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (at - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  }[event.key as 'ArrowDown'];
  if (to === undefined) return;
  event.preventDefault();
  items[to]?.focus();
}

interface MenuItem {
  label: string;
  run: () => void;
  /** Shown as disabled, with this reason. */
  locked?: string | undefined;
}

/** The actions on an item, in a menu behind three dots or a name. */
export function MenuItems({ items, close }: { items: readonly MenuItem[]; close: () => void }) {
  return items.map(({ label, run, locked }) => (
    <button
      key={label}
      type="button"
      role="menuitem"
      className="pop__item"
      aria-disabled={locked === undefined ? undefined : true}
      title={locked}
      onClick={() => {
        if (locked !== undefined) return;
        close();
        run();
      }}
    >
      <span className="grow">{label}</span>
    </button>
  ));
}
