import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { createContext, type ReactNode, use, useId } from 'react';
import { Link } from 'react-router';

/** The id of the active cell. */
export const ActiveOptionContext = createContext<string | undefined>(undefined);

interface SuggestionGroupProps {
  title: string;
  className?: string;
  children: ReactNode;
}

export function SuggestionGroup({ title, className, children }: SuggestionGroupProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid that is no table to look at
    <div role="rowgroup" aria-labelledby={id} className={classNames('suggest__group', className)}>
      <div id={id} className="suggest__title">
        {title}
      </div>
      {children}
    </div>
  );
}

interface SuggestionCellProps {
  className?: string;
  /**
   * One link or button; the arrow keys do not focus it, because the field points at the cell with
   * aria-activedescendant.
   */
  children: ReactNode;
}

/** Unlike list options, the cells of a grid may contain links and buttons. */
export function SuggestionCell({ className, children }: SuggestionCellProps) {
  const id = useId();
  const isActive = use(ActiveOptionContext) === id;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid that is no table to look at
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and points here (ARIA 1.2 combobox)
    <div id={id} role="gridcell" aria-selected={isActive} className={classNames(className, isActive && 'is-active')}>
      {children}
    </div>
  );
}

interface SuggestionOptionProps {
  href: string;
  /** Pages are prefetched on hover; searches are not. */
  isSearch?: boolean;
  children: ReactNode;
}

/** A row with a single cell that contains a link, so that it opens as links do. */
export function SuggestionOption({ href, isSearch, children }: SuggestionOptionProps) {
  const Way = isSearch ? SearchLink : Anchor;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid that is no table to look at
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and points here (ARIA 1.2 combobox)
    <div role="row" className="suggest__row">
      <SuggestionCell className="suggest__cell">
        <Way href={href} className="suggest__item" tabIndex={-1}>
          {children}
        </Way>
      </SuggestionCell>
    </div>
  );
}

function SearchLink({ href, ...rest }: { href: string; className: string; tabIndex: number; children: ReactNode }) {
  return <Link to={href} {...rest} />;
}
