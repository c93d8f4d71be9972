import type { ReactNode } from 'react';

interface BranchFinderLayoutProps {
  /** Contains the title of the page. */
  head: ReactNode;
  /** The form: place, then the filters inside BranchFinderFilters. */
  form: ReactNode;
  /** 'n vestigingen binnen 50 km' */
  summary: ReactNode;
  /** The sort order of the list. */
  order?: ReactNode;
  list: ReactNode;
  map: ReactNode;
  /** The initial view on a phone. */
  view?: FinderView;
}

export type FinderView = 'list' | 'map';

/** List on the left, map on the right; on a phone one of them, with a switch in `order`. */
export function BranchFinderLayout({ head, form, summary, order, list, map, view = 'list' }: BranchFinderLayoutProps) {
  return (
    <div className="bf" data-view={view}>
      <div className="bf__list">
        {head}
        {form}
        <div className="bf__summary spread" hidden={!summary}>
          <p role="status">{summary}</p>
          {order}
        </div>
        {list}
      </div>
      <div className="bf__map">{map}</div>
    </div>
  );
}

export function BranchFinderFilters({ children }: { children: ReactNode }) {
  return <div className="bf__filters">{children}</div>;
}
