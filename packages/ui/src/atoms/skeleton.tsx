interface SkeletonProps {
  /** CSS lengths of what will stand here, so that nothing jumps. */
  width?: string;
  height?: string;
  /** For what is there in a moment: a movement would only take time from it. */
  still?: boolean;
}

export function Skeleton({ width = '100%', height = '1rem', still = false }: SkeletonProps) {
  return (
    <span className={still ? 'skeleton skeleton--still' : 'skeleton'} style={{ width, height }} aria-hidden="true" />
  );
}
