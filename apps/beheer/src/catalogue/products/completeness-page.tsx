import { beheerProductRoutes, productParts } from '@bouwpoort/contract/catalogue/products.staff';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { read } from '../../frame/api/read.ts';
import { Card } from '../../frame/kit/card.tsx';
import { LoadError } from '../../frame/page/empty-notice.tsx';
import { SectionHead } from '../../frame/sections/section-head.tsx';
import { showNumber } from '../../frame/texts/dutch-number.ts';
import { Score } from './product-state.tsx';
import { useShop } from './use-shop.ts';

/** A product without a category is counted once, in its own row. */
const columns = productParts.filter((part) => part !== 'category');

export function Component() {
  const { t } = useTranslation('beheer-products');
  const shop = useShop();
  const { data, error, refetch } = useQuery({
    ...read(beheerProductRoutes.completeness, { query: { ventureId: shop?.ventureId ?? '' } }),
    enabled: shop !== undefined,
  });
  if (error) return <LoadError error={error} retry={refetch} />;
  const listOf = (categoryId: number | null, part?: string) => {
    const query = new URLSearchParams({
      ...(categoryId === null ? { stand: 'unplaced' } : { categorie: String(categoryId) }),
      ...(part === undefined ? {} : { mist: part }),
      venture: shop?.ventureId ?? '',
    });
    return `/producten?${query}`;
  };
  return (
    <>
      <SectionHead label={t('parts')} title={t('completenessOf', { venture: shop?.name ?? '' })} />
      <Card bare>
        <table className="dt dt--plain" aria-label={t('completeness')} aria-busy={data === undefined}>
          <thead>
            <tr>
              <th scope="col">{t('field-categoryId')}</th>
              <th scope="col" className="r">
                {t('products')}
              </th>
              {columns.map((part) => (
                <th key={part} scope="col" className="r">
                  {t(`without-${part}`)}
                </th>
              ))}
              <th scope="col">{t('columnScore')}</th>
            </tr>
          </thead>
          <tbody>
            {data?.rows.map(({ categoryId, name, depth, products, missing }) => (
              <tr key={categoryId}>
                <td style={{ paddingInlineStart: `${0.75 + depth}rem` }} className={depth === 0 ? 'b' : undefined}>
                  {categoryId === null ? t('noCategory') : name}
                </td>
                <td className="r">
                  <Link to={listOf(categoryId)}>{showNumber(products)}</Link>
                </td>
                {columns.map((part) => (
                  <td key={part} className="r">
                    {missing[part] === 0 ? (
                      <span className="muted">0</span>
                    ) : (
                      <Link
                        to={listOf(categoryId, part)}
                        aria-label={t('missingIn', {
                          count: missing[part],
                          part: t(`without-${part}`),
                          category: name,
                        })}
                      >
                        {showNumber(missing[part])}
                      </Link>
                    )}
                  </td>
                ))}
                <td className="w0">{products > 0 && <Score score={scoreOf(products, Object.values(missing))} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </>
  );
}

/** The mean over the products: each missing part counts equally. */
function scoreOf(products: number, missing: readonly number[]): number {
  const lacking = missing.reduce((sum, count) => sum + count, 0);
  return Math.round((1 - lacking / (products * productParts.length)) * 100);
}
