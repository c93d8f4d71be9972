import { Anchor } from '../atoms/anchor.tsx';
import { Picture } from '../atoms/picture.tsx';
import { classNames } from '../class-names.ts';

export interface NewsCardProps {
  href: string;
  /** A date, a venture, the kind of article. */
  meta: string;
  title: string;
  text?: string;
  picture?: string | null;
  /** A product on white is shown whole on a tinted background; a scene fills the frame. */
  product?: boolean;
}

export function NewsCard({ href, meta, title, text, picture, product }: NewsCardProps) {
  return (
    <Anchor className="news-item" href={href}>
      <span className={classNames('news-item__pic', !product && 'news-item__pic--scene')}>
        {picture && <Picture src={picture} alt="" width={640} height={360} fit={product ? 'max' : 'crop'} />}
      </span>
      <span className="small muted">{meta}</span>
      <h3>{title}</h3>
      {text && <p className="small muted">{text}</p>}
    </Anchor>
  );
}
