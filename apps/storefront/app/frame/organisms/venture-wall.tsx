import { accentStyle } from '@bouwpoort/ui/accent-style.ts';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Logo } from '@bouwpoort/ui/atoms/logo.tsx';
import { wallCourses } from './venture-wall-courses.ts';

export interface VentureBrick {
  href: string;
  name: string;
  /** The variant for a coloured background. */
  logo: string;
  logoSize?: { width: number; height: number } | null;
  accentColor: string;
  /** 'Hout en plaat', '4 vestigingen' */
  lines: readonly string[];
}

interface VentureWallProps {
  label: string;
  bricks: readonly VentureBrick[];
  /** The yellow brick that closes the wall. */
  last: { href: string; label: string };
}

export function VentureWall({ label, bricks, last }: VentureWallProps) {
  const courses = wallCourses<VentureBrick | 'last'>([...bricks, 'last']);
  return (
    <nav className="wall" aria-label={label}>
      {courses.map((place, index) => {
        if (place === 'half') {
          // biome-ignore lint/suspicious/noArrayIndexKey: a half brick is nothing but its place
          return <span key={index} className="brick brick--half max-m:hidden" aria-hidden="true" />;
        }
        if (place === 'last') {
          return (
            <Anchor key="last" className="brick brick--go" href={last.href}>
              <Icon name="usp-places" />
              {last.label}
            </Anchor>
          );
        }
        return (
          <Anchor key={place.href} className="brick" href={place.href} {...accentStyle(place.accentColor)}>
            <Logo src={place.logo} alt={place.name} height={30} size={place.logoSize ?? null} />
            <small>
              {place.lines.map((line) => (
                <span key={line}>{line} </span>
              ))}
            </small>
          </Anchor>
        );
      })}
    </nav>
  );
}
