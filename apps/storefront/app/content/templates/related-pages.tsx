import type { ContentReference } from '@bouwpoort/contract/content/content-parts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { BlockSection } from '../../frame/content-parts/block-section.tsx';
import { CardGrid } from '../../frame/content-parts/card-grid.tsx';
import { teaserCard } from '../../frame/content-parts/teaser-card.ts';

/** Pages may refer to each other in a cycle: each is a card without its own references. */
export function RelatedPages({ references }: { references: readonly ContentReference[] }) {
  const { t } = useTranslation('content');
  const cards = references.flatMap(({ expanded }) => (expanded ? [teaserCard(expanded)] : []));
  if (cards.length === 0) return null;
  return (
    <BlockSection title={t('related')}>
      <CardGrid cards={cards} columns={3} />
    </BlockSection>
  );
}
