import type { FooterColumn as FooterColumnData } from '@bouwpoort/contract/navigation';
import { Anchor } from '../ui/atoms/anchor.tsx';
import { Icon } from '../ui/atoms/icon.tsx';
import { useMediaQuery } from './use-media-query.ts';

/** A drawer on a phone, an open list from m up: there the stylesheet opens it, so that it stands open without scripts too. */
export function FooterColumn({ column }: { column: FooterColumnData }) {
  const standsOpen = useMediaQuery('(min-width: 55rem)');
  return (
    <details open={standsOpen || undefined}>
      <summary tabIndex={standsOpen ? -1 : undefined}>
        {column.title}
        <Icon name="chevron-down" size="control" />
      </summary>
      <ul>
        {column.links.map((link) => (
          <li key={link.href + link.text}>
            <Anchor href={link.href} target={link.target} title={link.title}>
              {link.text}
            </Anchor>
          </li>
        ))}
      </ul>
    </details>
  );
}
