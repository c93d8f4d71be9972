import { accentStyle } from '@bouwpoort/ui/accent-style.ts';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Badge } from '@bouwpoort/ui/atoms/badge.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';

interface BranchListItemProps {
  href: string;
  /** Its number on the map. */
  number: number;
  /** Left out in a list of a single venture. */
  venture?: string;
  accentColor?: string;
  name: string;
  address: string;
  /** 'Open tot 17.00 uur' */
  opening?: string;
  isClosed?: boolean;
  tags?: readonly string[];
  /** '1,8 km' */
  distance?: string | null;
  /** '033 711 23 40', as a link to call. */
  phone?: string;
  /** Hovered or focused, here or on the map. */
  active?: boolean;
  onActive?: (isActive: boolean) => void;
}

function BranchListItem(branch: BranchListItemProps) {
  return (
    <Anchor
      className={classNames('branch', branch.active && 'is-active')}
      href={branch.href}
      onMouseEnter={() => branch.onActive?.(true)}
      onMouseLeave={() => branch.onActive?.(false)}
      onFocus={() => branch.onActive?.(true)}
      onBlur={() => branch.onActive?.(false)}
      {...accentStyle(branch.accentColor)}
    >
      <span className="branch__no" aria-hidden="true">
        <span>{branch.number}</span>
      </span>
      <span className="branch__main">
        {branch.venture && <span className="branch__venture">{branch.venture}</span>}
        <h2>{branch.name}</h2>
        <span className="small muted">{branch.address}</span>
        {branch.opening && (
          <span className={classNames('branch__open small', branch.isClosed && 'branch__open--not')}>
            {branch.opening}
          </span>
        )}
        {branch.tags && branch.tags.length > 0 && (
          <span className="branch__tags">
            {branch.tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </span>
        )}
      </span>
      {branch.distance && <span className="branch__dist">{branch.distance}</span>}
    </Anchor>
  );
}

export function BranchList({ branches }: { branches: readonly BranchListItemProps[] }) {
  return (
    <ol>
      {branches.map((branch) => (
        <li key={branch.href}>
          <BranchListItem {...branch} />
          {branch.phone && (
            <a className="branch__phone" href={`tel:${branch.phone.replaceAll(/[^+\d]/g, '')}`}>
              <Icon name="phone" size="control" />
              <span className="num">{branch.phone}</span>
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}
