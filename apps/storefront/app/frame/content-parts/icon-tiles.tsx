import type { ContentIcon } from '@bouwpoort/contract/content/content-parts';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';

export interface IconTile {
  icon: ContentIcon;
  title: string;
  text?: string | undefined;
  href: string;
  target?: '_blank' | undefined;
}

interface IconTilesProps {
  tiles: readonly IconTile[];
  columns: 2 | 3 | 4;
  /** The level of the tile headings, below the heading above them. */
  heading?: 'h2' | 'h3';
}

/** Links to what a visitor can do: a white sheet ruled by hairlines. */
export function IconTiles({ tiles, columns, heading: Heading = 'h3' }: IconTilesProps) {
  return (
    <div className="icon-tiles" data-columns={columns}>
      {tiles.map((tile) => (
        <Anchor key={tile.title} className="icon-tile" href={tile.href} target={tile.target}>
          <Icon name={tile.icon} size="extra-large" />
          <div>
            <Heading>{tile.title}</Heading>
            {tile.text && <p className="muted small">{tile.text}</p>}
          </div>
          <Icon name="chevron-right" size="control" />
        </Anchor>
      ))}
    </div>
  );
}
