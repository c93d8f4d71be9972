import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import type { IconTile } from '../../frame/content-parts/icon-tiles.tsx';

/** Ways to contact us, side by side. */
export function ContactOptions({ options }: { options: readonly IconTile[] }) {
  return (
    <div className="contact-options">
      {options.map((option) => (
        <Anchor key={option.href} className="contact-option" href={option.href}>
          <Icon name={option.icon} />
          <span>
            <span className="contact-option__title num">{option.title}</span>
            {option.text && <span className="small">{option.text}</span>}
          </span>
        </Anchor>
      ))}
    </div>
  );
}
