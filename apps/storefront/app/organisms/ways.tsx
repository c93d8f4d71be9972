import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import type { IconName } from '@bouwpoort/ui/atoms/icon-names.ts';

interface Way {
  href: string;
  icon: IconName;
  title: string;
  text: string;
}

/** Links to what a visitor came to do. */
export function Ways({ ways }: { ways: readonly Way[] }) {
  return (
    <div className="ways">
      {ways.map((way) => (
        <Anchor key={way.title} className="way" href={way.href}>
          <Icon name={way.icon} size="extra-large" />
          <div>
            <h3>{way.title}</h3>
            <p className="muted small">{way.text}</p>
          </div>
          <Icon name="chevron-right" size="control" />
        </Anchor>
      ))}
    </div>
  );
}
