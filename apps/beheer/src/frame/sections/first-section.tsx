import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Navigate } from 'react-router';
import { EmptyNotice } from '../page/empty-notice.tsx';
import { PageHead } from '../page/page-head.tsx';
import { useScope } from '../session/scope.ts';
import { hasPermission, useMe } from '../session/session.ts';
import { entranceOf, useSections } from './section.ts';

/** The start page: the first section that the user may open. */
export function FirstSection() {
  const { t } = useTranslation('beheer');
  const me = useMe();
  const { link } = useScope();
  const [entrance] = useSections().flatMap(
    (section) => entranceOf(section, (permission) => hasPermission(me, permission)) ?? [],
  );
  if (entrance) return <Navigate to={link(entrance)} replace />;
  return (
    <>
      <PageHead title={t('beheer')} />
      <EmptyNotice icon="lock" title={t('noSection')} text={t('noSectionText')} />
    </>
  );
}
