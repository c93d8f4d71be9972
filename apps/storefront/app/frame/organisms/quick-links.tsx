import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import type { IconName } from '@bouwpoort/ui/atoms/icon-names.ts';

export interface QuickLink {
  href: string;
  icon: IconName;
  title: string;
  sub?: string;
}

export function QuickLinks({ label, links }: { label: string; links: readonly QuickLink[] }) {
  return (
    <nav className="quick-links" aria-label={label}>
      {links.map((link) => (
        <Anchor key={link.title} className="quick-link" href={link.href}>
          <Icon name={link.icon} />
          <span>
            {link.title}
            {link.sub && <small>{link.sub}</small>}
          </span>
        </Anchor>
      ))}
    </nav>
  );
}
