import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { resizedSource } from '@bouwpoort/ui/atoms/picture-source.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';

export function ProductImage({ url }: { url: string | null }) {
  if (url === null) return <NoImage />;
  // Lazy, because the data of rows precedes their pictures, which may still have to be rendered.
  return (
    <img
      src={resizedSource(url, 80, 80, 'max')}
      alt=""
      width={28}
      height={28}
      loading="lazy"
      decoding="async"
      fetchPriority="low"
    />
  );
}

function NoImage() {
  const { t } = useTranslation('beheer-products');
  return (
    <span className="noimg" title={t('noImage')}>
      <Icon name="image" size="small" />
    </span>
  );
}
