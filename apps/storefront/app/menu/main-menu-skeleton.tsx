import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';

const rows = ['60%', '45%', '70%', '50%', '55%', '40%'];

/** Where the items of the menu will stand. */
export function MainMenuSkeleton() {
  return (
    <div className="drawer__level" aria-busy="true">
      {rows.map((width) => (
        <div key={width} className="drawer__item">
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  );
}
