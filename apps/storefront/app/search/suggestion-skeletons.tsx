import { Skeleton } from '../ui/atoms/skeleton.tsx';

/** C 9 */
const placeholders = ['60%', '75%', '55%', '70%', '65%'];

/** In the shape of what comes: articles where there is a shop, lines where there is none. */
export function SuggestionSkeletons({ hasShop }: { hasShop: boolean }) {
  return (
    <>
      <div className="suggest__group" aria-hidden="true">
        <SkeletonTitle />
        {placeholders.map((width) => (
          <div key={width} className="suggest__item">
            <Skeleton width="1.25rem" height="1.25rem" />
            <Skeleton width={width} />
          </div>
        ))}
      </div>
      {hasShop && (
        <div className="suggest__group--articles" aria-hidden="true">
          <SkeletonTitle />
          {placeholders.map((width) => (
            <div key={width} className="suggest__product">
              <Skeleton width="3.5rem" height="3.5rem" />
              <Skeleton width={width} />
            </div>
          ))}
        </div>
      )}
    </>
  );
}

function SkeletonTitle() {
  return (
    <div className="suggest__title">
      <Skeleton width="5rem" height="1.125rem" />
    </div>
  );
}
