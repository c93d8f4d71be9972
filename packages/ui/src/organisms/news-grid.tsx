import { NewsCard, type NewsCardProps } from '../molecules/news-card.tsx';

export function NewsGrid({ items }: { items: readonly NewsCardProps[] }) {
  return (
    <div className="news">
      {items.map((item) => (
        <NewsCard key={item.href} {...item} />
      ))}
    </div>
  );
}
