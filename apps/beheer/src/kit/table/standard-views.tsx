import type { ListCount } from '@bouwpoort/contract/lists';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { Link, useSearchParams } from 'react-router';
import { useScope } from '../../session/scope.ts';
import { viewOf } from './list-address.ts';

export interface StandardView extends ListCount {
  id: string;
  name: string;
  /** As the address of the list has it, without its question mark. */
  address: string;
  /** What is in it asks for somebody. */
  isHot?: boolean;
}

/** The lists everybody starts with, as tabs with what is in them now. */
export function StandardViews({ label, views }: { label: string; views: readonly StandardView[] }) {
  const { link } = useScope();
  const [params] = useSearchParams();
  const current = viewOf(params);
  return (
    <nav className="tabs" aria-label={label}>
      {views.map(({ id, name, address, count, isExact, isHot }) => (
        <Link
          key={id}
          className="tab"
          to={link(`?${address}`)}
          aria-current={viewOf(new URLSearchParams(address)) === current ? 'page' : undefined}
        >
          {name}
          <span className={classNames('n', isHot && count > 0 && 'n--hot')}>
            {count.toLocaleString('nl-NL')}
            {!isExact && '+'}
          </span>
        </Link>
      ))}
    </nav>
  );
}
