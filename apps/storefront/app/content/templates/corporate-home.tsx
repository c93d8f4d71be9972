import { BlockList } from '../block-list.tsx';
import type { PageOf } from '../content-template.tsx';

export function CorporateHome({ page }: { page: PageOf<'HomePage'> }) {
  return <BlockList blocks={page.blocks} />;
}
