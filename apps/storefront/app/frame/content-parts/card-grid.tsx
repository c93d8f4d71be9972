import { NewsCard, type NewsCardProps } from '@bouwpoort/ui/molecules/news-card.tsx';

/** Fewer cards than columns have the size of cards in a full row. */
export function CardGrid({ cards, columns }: { cards: readonly NewsCardProps[]; columns: 2 | 3 | 4 }) {
  return (
    <div className="card-grid" data-columns={columns}>
      {cards.map((card) => (
        <NewsCard key={card.href} {...card} />
      ))}
    </div>
  );
}
