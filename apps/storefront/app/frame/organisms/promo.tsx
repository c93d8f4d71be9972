import { Badge } from '@bouwpoort/ui/atoms/badge.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { Picture } from '@bouwpoort/ui/atoms/picture.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';

interface PromoProps {
  badge?: string;
  title: string;
  text?: string;
  action?: { label: string; href: string };
  picture?: string | null;
  /** The picture is a product on white, not a scene. */
  product?: boolean;
}

export function Promo({ badge, title, text, action, picture, product }: PromoProps) {
  return (
    <section className={classNames('promo', picture && !product && 'promo--scene')}>
      {badge && <Badge look="ink">{badge}</Badge>}
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      {action && (
        <LinkButton look="primary" href={action.href}>
          {action.label}
        </LinkButton>
      )}
      {picture && (
        <Picture
          src={picture}
          alt=""
          width={product ? 352 : 640}
          height={product ? 352 : 480}
          shownWidth={
            product
              ? '(min-width: 80rem) 22rem, (min-width: 35rem) 19rem, 8.5rem'
              : '(min-width: 80rem) 26rem, (min-width: 35rem) 44vw, 100vw'
          }
          fit={product ? 'max' : 'crop'}
          priority
        />
      )}
    </section>
  );
}
