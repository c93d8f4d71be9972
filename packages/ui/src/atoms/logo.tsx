interface LogoProps {
  src: string;
  /** Empty when the link around it has the name already. */
  alt: string;
  /** In CSS pixels; the width follows the drawing. */
  height: number;
  /** The intrinsic size in any unit, to reserve its space while it loads. */
  size?: { width: number; height: number } | null;
  className?: string;
}

export function Logo({ src, alt, height, size, className }: LogoProps) {
  const width = size ? Math.round((height * size.width) / size.height) : undefined;
  return <img src={src} alt={alt} width={width} height={height} className={className} />;
}
