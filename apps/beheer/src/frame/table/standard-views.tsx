import type { StandardView } from '@bouwpoort/contract/foundation/lists.staff';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { Link, useSearchParams } from 'react-router';
import { useScrollCurrentIntoView } from '../page/use-scroll-current-into-view.ts';
import { useScope } from '../session/scope.ts';
import { showNumber } from '../texts/dutch-number.ts';
import { viewOf } from './list-address.ts';

interface StandardViewsProps {
  label: string;
  views: readonly StandardView[] | undefined;
  /** The server defines a view as a query; this converts it to the address of the list. */
  addressOf: (query: StandardView['query']) => string;
  /** Whether its contents need attention. */
  isHot?: (id: string) => boolean;
}

/** The predefined views of a list, as tabs with their current count. */
export function StandardViews({ label, views, addressOf, isHot }: StandardViewsProps) {
  const { link } = useScope();
  const [params] = useSearchParams();
  const current = viewOf(params);
  const row = useScrollCurrentIntoView(views !== undefined);
  if (!views) return null;
  return (
    <nav className="tabs" aria-label={label} ref={row}>
      {views.map(({ id, name, query, count, isExact }) => (
        <Link
          key={id}
          className="tab"
          to={link(`?${addressOf(query)}`)}
          aria-current={viewOf(new URLSearchParams(addressOf(query))) === current ? 'page' : undefined}
        >
          {name}
          <span className={classNames('n', isHot?.(id) && count > 0 && 'n--hot')}>
            {showNumber(count)}
            {!isExact && '+'}
          </span>
        </Link>
      ))}
    </nav>
  );
}
