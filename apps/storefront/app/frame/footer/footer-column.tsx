import type { FooterColumn as FooterColumnData } from '@bouwpoort/contract/content/menus';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { CachedMarkup } from '@bouwpoort/ui/cached-markup.tsx';
import { useMediaQuery } from '@bouwpoort/ui/use-media-query.ts';

/**
 * A disclosure on a phone, an open list from m up: there the stylesheet opens it, so that it is open without script
 * too.
 */
export function FooterColumn({ column }: { column: FooterColumnData }) {
  const standsOpen = useMediaQuery('(min-width: 55rem)');
  return (
    <details open={standsOpen || undefined}>
      <summary tabIndex={standsOpen ? -1 : undefined}>
        {column.title}
        <Icon name="chevron-down" size="control" />
      </summary>
      <CachedMarkup as="ul" source={column} cacheKey="" render={() => <>{column.links.map(toItem)}</>} />
    </details>
  );
}

function toItem({ href, text, target, title }: FooterColumnData['links'][number]) {
  return (
    <li key={href + text}>
      <Anchor href={href} target={target} title={title}>
        {text}
      </Anchor>
    </li>
  );
}
