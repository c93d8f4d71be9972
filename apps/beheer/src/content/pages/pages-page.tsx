import { beheerPageRoutes } from '@bouwpoort/contract/content/pages.staff';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { read } from '../../frame/api/read.ts';
import { EmptyNotice, LoadError } from '../../frame/page/empty-notice.tsx';
import { firstShop, useScope } from '../../frame/session/scope.ts';
import { PageStudio } from '../page-studio/page-studio.tsx';
import { PageTreePanel } from '../page-tree/page-tree-panel.tsx';
import { NewPageDialog } from './new-page-dialog.tsx';

/** The pages of a venture: the tree on the left, the open page beside it. */
export function Component() {
  const { t } = useTranslation('beheer-pages');
  const { t: common } = useTranslation('beheer');
  const { pageId } = useParams();
  const { venture, ventures } = useScope();
  const navigate = useNavigate();
  const [isNew, setNew] = useState(false);
  const { data, error, refetch } = useQuery({
    ...read(beheerPageRoutes.page, { params: { pageId: pageId ?? '' } }),
    enabled: pageId !== undefined,
    // The studio updates it itself while the user types.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  const page = data?.pageId === pageId ? data : undefined;
  const ventureId = (venture ?? ventures.find((one) => one.ventureId === page?.ventureId) ?? firstShop(ventures))
    ?.ventureId;
  const linkTo = (id: string, of = venture?.ventureId) => `/paginas/${id}${of === undefined ? '' : `?venture=${of}`}`;
  const open = (id: string, of: string) => navigate(linkTo(id, of));
  return (
    <div className="ed">
      <title>{common('pageTitle', { title: page?.document.name ?? t('section') })}</title>
      <h1 className="sr-only">{page ? t('editPage', { name: page.document.name }) : t('section')}</h1>
      {ventureId !== undefined && (
        <PageTreePanel
          key={ventureId}
          ventureId={ventureId}
          pageId={pageId}
          linkTo={(id) => linkTo(id)}
          onNew={() => setNew(true)}
        />
      )}
      {error && (
        <div className="ed__empty">
          <LoadError error={error} retry={refetch} />
        </div>
      )}
      {pageId === undefined && (
        <div className="ed__empty">
          <EmptyNotice icon="layers" title={t('choosePage')} text={t('choosePageText')} />
        </div>
      )}
      {page && <PageStudio key={page.pageId} stored={page} onOpen={open} />}
      {isNew && ventureId !== undefined && (
        <NewPageDialog
          ventureId={ventureId}
          openId={pageId}
          onClose={() => setNew(false)}
          onMade={(made) => {
            setNew(false);
            open(made, ventureId);
          }}
        />
      )}
    </div>
  );
}
