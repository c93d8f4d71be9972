interface SkeletonProps {
  /** CSS lengths of what will stand here, so that nothing jumps. */
  width?: string;
  height?: string;
}

export function Skeleton({ width = '100%', height = '1rem' }: SkeletonProps) {
  return <span className="skeleton" style={{ width, height }} aria-hidden="true" />;
}
