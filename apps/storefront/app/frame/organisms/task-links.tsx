import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import type { IconName } from '@bouwpoort/ui/atoms/icon-names.ts';

interface TaskLink {
  href: string;
  icon: IconName;
  title: string;
  text: string;
}

/** Links to the main tasks of a visitor. */
export function TaskLinks({ links }: { links: readonly TaskLink[] }) {
  return (
    <div className="ways">
      {links.map((link) => (
        <Anchor key={link.title} className="way" href={link.href}>
          <Icon name={link.icon} size="extra-large" />
          <div>
            <h3>{link.title}</h3>
            <p className="muted small">{link.text}</p>
          </div>
          <Icon name="chevron-right" size="control" />
        </Anchor>
      ))}
    </div>
  );
}
