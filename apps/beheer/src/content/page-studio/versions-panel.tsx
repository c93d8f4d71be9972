import { beheerPageRoutes } from '@bouwpoort/contract/content/pages.staff';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { Avatar } from '../../frame/kit/avatar.tsx';
import { BeheerIcon } from '../../frame/kit/icon.tsx';
import { Moment } from '../../frame/kit/moment.tsx';
import { PermissionButton } from '../../frame/kit/permission.tsx';
import { LoadError } from '../../frame/page/empty-notice.tsx';
import type { PageActions } from '../page-drafts/use-page-actions.ts';
import type { PageEditor } from '../page-drafts/use-page-editor.ts';
import { PanelHead } from './panel-head.tsx';

interface VersionsPanelProps {
  editor: PageEditor;
  actions: PageActions;
  /** The version to compare with the draft. */
  compared: number | undefined;
  onCompare: (version: number | undefined) => void;
  onBack: () => void;
}

/** All versions of the page; one can be compared with the draft, and restored. */
export function VersionsPanel({ editor, actions, compared, onCompare, onBack }: VersionsPanelProps) {
  const { t } = useTranslation('beheer-pages');
  const { page } = editor;
  const { pageId, ventureId } = page;
  const { data, error, refetch } = useQuery(read(beheerPageRoutes.versions, { params: { pageId } }));
  const putBack = (version: number, publish: boolean) =>
    actions.run(
      t(publish ? 'saidBackOnline' : 'saidBack', { version }),
      (revision) => call(beheerPageRoutes.putBack, { params: { pageId, version }, body: { revision, publish } }),
      publish
        ? ({ published }) =>
            call(beheerPageRoutes.undoPublish, { params: { pageId }, body: { version: published?.version ?? 1 } })
        : undefined,
    );
  const chosen = data?.versions.find(({ version }) => version === compared);
  return (
    <>
      <PanelHead title={t('versions')} onBack={onBack} />
      <div className="ed__fields">
        {actions.problem && <Notice kind="error" title={actions.problem} />}
        {error && <LoadError error={error} retry={refetch} />}
        <ul className="hist versions">
          {page.hasDraft && page.savedAt && (
            <li>
              <Avatar name={page.savedBy ?? ''} small />
              <span>
                <b className="b">{t('workingDraft')}</b>
                <span className="sub">{page.savedBy}</span>
              </span>
              <Moment at={page.savedAt} />
            </li>
          )}
          {data?.versions.map(({ version, state, author, createdAt, publishedAt }) => (
            <li key={version} className={classNames(version === compared && 'is-chosen')}>
              <Avatar name={author} small />
              <span>
                <button
                  type="button"
                  className="link"
                  aria-pressed={version === compared}
                  onClick={() => onCompare(version === compared ? undefined : version)}
                >
                  {t('versionNumber', { version })}
                </button>
                {version === page.published?.version
                  ? `, ${t('isOnline')}`
                  : state === 'draft'
                    ? `, ${t('wasDraft')}`
                    : ''}
                <span className="sub">{author}</span>
              </span>
              <Moment at={publishedAt ?? createdAt} />
            </li>
          ))}
        </ul>
        {data?.versions.length === 0 && <p className="muted">{t('noVersions')}</p>}
        {chosen ? (
          <>
            <Button onClick={() => onCompare(undefined)}>
              <BeheerIcon name="b-columns" />
              {t('stopCompare')}
            </Button>
            <PermissionButton
              permission="content.edit"
              where={{ ventureId }}
              disabled={actions.isBusy}
              onClick={() => putBack(chosen.version, false)}
            >
              <BeheerIcon name="b-undo" />
              {t('putBackDraft', { version: chosen.version })}
            </PermissionButton>
            <PermissionButton
              permission="content.publish"
              where={{ ventureId }}
              disabled={actions.isBusy}
              onClick={() => putBack(chosen.version, true)}
            >
              {t('putBackOnline', { version: chosen.version })}
            </PermissionButton>
          </>
        ) : (
          data && data.versions.length > 0 && <p className="muted">{t('chooseVersion')}</p>
        )}
      </div>
    </>
  );
}
