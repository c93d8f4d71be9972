import { beheerCategoryRoutes } from '@bouwpoort/contract/catalogue/categories.staff';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { read } from '../../frame/api/read.ts';
import { useScope } from '../../frame/session/scope.ts';
import { useHasPermission } from '../../frame/session/session.ts';
import { showNumber } from '../../frame/texts/dutch-number.ts';

/** Records that were imported without an error but are not in the shop yet. */
export function UncategorisedNotice({ ventureId }: { ventureId: string }) {
  const { t } = useTranslation('beheer-imports');
  const { link } = useScope();
  const may = useHasPermission('catalogue.read', { ventureId });
  const { data } = useQuery({ ...read(beheerCategoryRoutes.waiting, { query: { ventureId } }), enabled: may });
  if (!data || data.products === 0) return null;
  return (
    <Notice
      kind="attention"
      title={t('uncategorisedNotice', { count: data.products, products: showNumber(data.products) })}
    >
      <Link to={link('/producten/categorieen')}>{t('uncategorisedLink')}</Link>
    </Notice>
  );
}
