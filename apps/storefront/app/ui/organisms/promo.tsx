import { Badge } from '../atoms/badge.tsx';
import { LinkButton } from '../atoms/link-button.tsx';
import { Picture } from '../atoms/picture.tsx';

interface PromoProps {
  badge?: string;
  title: string;
  text?: string;
  action?: { label: string; href: string };
  /** A product drawn on white or transparent ground. */
  picture?: string | null;
}

export function Promo({ badge, title, text, action, picture }: PromoProps) {
  return (
    <section className="promo">
      {badge && <Badge look="ink">{badge}</Badge>}
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      {action && (
        <LinkButton look="primary" href={action.href}>
          {action.label}
        </LinkButton>
      )}
      {picture && <Picture src={picture} alt="" width={352} height={352} fit="max" priority />}
    </section>
  );
}
