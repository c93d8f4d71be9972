interface LogoProps {
  src: string;
  /** Empty when the link around it already says the name. */
  alt: string;
  /** In CSS pixels; the width follows the drawing. */
  height: number;
  className?: string;
}

export function Logo({ src, alt, height, className }: LogoProps) {
  return <img src={src} alt={alt} height={height} className={className} />;
}
