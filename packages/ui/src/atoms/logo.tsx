interface LogoProps {
  src: string;
  /** Empty when the link around it already says the name. */
  alt: string;
  /** In CSS pixels; the width follows the drawing. */
  height: number;
  /** What the drawing measures, in any unit, so that its space is reserved before it arrives. */
  size?: { width: number; height: number } | null;
  className?: string;
}

export function Logo({ src, alt, height, size, className }: LogoProps) {
  const width = size ? Math.round((height * size.width) / size.height) : undefined;
  return <img src={src} alt={alt} width={width} height={height} className={className} />;
}
