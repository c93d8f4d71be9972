interface SkeletonProps {
  /** CSS lengths of the final content, to avoid layout shifts. */
  width?: string;
  height?: string;
}

export function Skeleton({ width = '100%', height = '1rem' }: SkeletonProps) {
  return <span className="skeleton" style={{ width, height }} aria-hidden="true" />;
}
