import { qrModules } from './qr-modules.ts';

/** Rendered locally, so that the secret is never sent to an external service. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = qrModules(text);
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  const size = rows.length;
  return (
    <svg
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      width="180"
      height="180"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
