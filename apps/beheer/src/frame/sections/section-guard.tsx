import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Outlet, useLocation } from 'react-router';
import { EmptyNotice } from '../page/empty-notice.tsx';
import { PageHead } from '../page/page-head.tsx';
import { useHasPermission } from '../session/session.ts';
import { permissionAt, type Section } from './section.ts';

/** A user who opens a section by its address without permission sees who can help. */
export function SectionGuard({ section }: { section: Section }) {
  const { t } = useTranslation('beheer');
  const { pathname } = useLocation();
  const permission = permissionAt(section, pathname);
  const may = useHasPermission(permission);
  if (may) return <Outlet />;
  return (
    <>
      <PageHead title={t(`section-${section.id}`)} />
      <EmptyNotice
        icon="lock"
        title={t('sectionLocked')}
        text={t('mayNot', { permission: t(`permission-${permission}`) })}
      />
    </>
  );
}
