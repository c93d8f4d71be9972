import { Anchor } from '../atoms/anchor.tsx';
import { Picture } from '../atoms/picture.tsx';

export interface TileProps {
  href: string;
  name: string;
  sub?: string;
  picture?: string | null;
}

export function Tile({ href, name, sub, picture }: TileProps) {
  return (
    <Anchor className="tile" href={href}>
      <span>
        <span className="tile__name">{name}</span>
        {sub && <span className="tile__sub">{sub}</span>}
      </span>
      {picture && <Picture src={picture} alt="" width={96} height={96} fit="max" />}
    </Anchor>
  );
}
