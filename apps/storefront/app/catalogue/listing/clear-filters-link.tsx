import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { addressOf, clearingAddress } from './listing-address.ts';
import type { ListingChoices } from './use-listing-choices.ts';

interface ClearFiltersLinkProps {
  choices: ListingChoices;
  stockFilter: boolean;
  onClear: () => void;
  className: string;
  children: ReactNode;
}

/** C 2.2, 4.12. Without script, and in another tab, the server switches the stock filter off. */
export function ClearFiltersLink({ choices, stockFilter, onClear, className, children }: ClearFiltersLinkProps) {
  const clear = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onClear();
  };
  return (
    <Link
      className={className}
      to={addressOf(choices.path, clearingAddress(choices.params, stockFilter))}
      rel="nofollow"
      preventScrollReset
      onClick={clear}
    >
      {children}
    </Link>
  );
}
