import type { ReactNode } from 'react';

interface BranchFinderLayoutProps {
  title: string;
  /** The form: place, then the filters inside BranchFinderFilters. */
  form: ReactNode;
  /** 'n vestigingen binnen 50 km' */
  summary: ReactNode;
  /** How the list is ordered. */
  order?: ReactNode;
  list: ReactNode;
  map: ReactNode;
}

/** List on the left, map on the right; on a phone the list comes first, with a way to the map in `order`. */
export function BranchFinderLayout({ title, form, summary, order, list, map }: BranchFinderLayoutProps) {
  return (
    <div className="bf">
      <div className="bf__list">
        <h1>{title}</h1>
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
