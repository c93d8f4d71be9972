import { beheerPageRoutes } from '@bouwpoort/contract/content/pages.staff';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../frame/api/read.ts';
import { ancestorsOf, treeRows } from './page-tree.ts';

interface ParentSelectProps {
  ventureId: string;
  value: string | null;
  /** A page cannot be a child of itself or of its descendants. */
  except?: string;
  error?: string | undefined;
  onChange: (pageId: string | null) => void;
}

/** The parent of a page. */
export function ParentSelect({ ventureId, value, except, error, onChange }: ParentSelectProps) {
  const { t } = useTranslation('beheer-pages');
  const { data } = useQuery(read(beheerPageRoutes.tree, { query: { ventureId } }));
  const pages = data?.pages ?? [];
  const rows = treeRows(pages, () => true).filter(
    ({ page }) => except === undefined || (page.pageId !== except && !ancestorsOf(pages, page.pageId).includes(except)),
  );
  return (
    <SelectField
      label={t('under')}
      error={error}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      options={[
        { value: '', label: t('atTop') },
        ...rows.map(({ page, depth }) => ({
          value: page.pageId,
          label: `${'\u00a0\u00a0'.repeat(depth)}${page.name}`,
        })),
      ]}
    />
  );
}
