import { Tile, type TileProps } from '../molecules/tile.tsx';

/** One white sheet ruled by hairlines. */
export function TileGrid({ tiles }: { tiles: readonly TileProps[] }) {
  return (
    <div className="tile-grid">
      {tiles.map((tile) => (
        <Tile key={tile.href} {...tile} />
      ))}
    </div>
  );
}
