import { createContext, type ReactNode, use, useId } from 'react';
import { Link } from 'react-router';
import { Anchor } from '../ui/atoms/anchor.tsx';
import { classNames } from '../ui/class-names.ts';

/** The id of the option the keys have come to. */
export const ActiveOptionContext = createContext<string | undefined>(undefined);

interface SuggestionGroupProps {
  title: string;
  className?: string;
  children: ReactNode;
}

export function SuggestionGroup({ title, className, children }: SuggestionGroupProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
    <div role="group" aria-labelledby={id} className={classNames('suggest__group', className)}>
      <div id={id} className="suggest__title">
        {title}
      </div>
      {children}
    </div>
  );
}

interface SuggestionOptionProps {
  href: string;
  className?: string;
  /** Pages are fetched ahead when pointed at; a search is made only when asked for. */
  isSearch?: boolean;
  children: ReactNode;
}

/** A link, so that it opens as links do; the focus never comes here, the field points at it. */
export function SuggestionOption({ href, className = 'suggest__item', isSearch, children }: SuggestionOptionProps) {
  const id = useId();
  const isActive = use(ActiveOptionContext) === id;
  const option = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: classNames(className, isActive && 'is-active'),
  };
  return isSearch ? (
    <Link to={href} {...option}>
      {children}
    </Link>
  ) : (
    <Anchor href={href} {...option}>
      {children}
    </Anchor>
  );
}
