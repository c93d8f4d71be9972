import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';

const cells = ['cut-off', 'delivery', 'orders', 'project'];

export function TodaySkeleton() {
  return (
    <div className="today" aria-hidden="true">
      <div className="today__cells">
        {cells.map((cell) => (
          <div key={cell} className="today__cell">
            <Skeleton width="1.5rem" height="1.5rem" />
            <span className="today__words">
              <Skeleton width="70%" height="1.25rem" />
              <Skeleton width="90%" height="1.125rem" />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
