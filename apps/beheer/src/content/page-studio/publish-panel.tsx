import { beheerPageRoutes, type PageCheck } from '@bouwpoort/contract/content/pages.staff';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { TextareaField } from '@bouwpoort/ui/molecules/textarea-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { Keys } from '../../frame/keyboard/keys.tsx';
import { PermissionButton } from '../../frame/kit/permission.tsx';
import { StateMark } from '../../frame/kit/state-mark.tsx';
import { fullMoment } from '../../frame/texts/dutch-time.ts';
import type { PageActions } from '../page-drafts/use-page-actions.ts';
import type { PageEditor } from '../page-drafts/use-page-editor.ts';
import { placeOf } from './field-path.ts';
import { PanelHead } from './panel-head.tsx';
import { SearchResult } from './search-result.tsx';

interface PublishPanelProps {
  editor: PageEditor;
  actions: PageActions;
  onSelect: (blockId: string | null) => void;
  onBack: () => void;
}

/** The checks before publication, and the publish button. */
export function PublishPanel({ editor, actions, onSelect, onBack }: PublishPanelProps) {
  const { t } = useTranslation('beheer-pages');
  const { page } = editor;
  const { pageId, ventureId, review } = page;
  const [note, setNote] = useState('');
  const { data } = useQuery({
    ...read(beheerPageRoutes.checks, { params: { pageId } }),
    enabled: editor.state === 'saved',
  });
  const checks = data?.checks ?? [];
  const mistakes = checks.filter(({ level }) => level === 'mistake');
  const warnings = checks.filter(({ level }) => level === 'warning');
  const where = (path: string) => placeOf(path, page.document.contentType, editor.edit);
  const params = { pageId };
  const ask = () =>
    actions.run(t('saidAsked'), (revision) => call(beheerPageRoutes.askReview, { params, body: { revision, note } }));
  const refuse = () =>
    actions.run(t('saidRefused'), (revision) => call(beheerPageRoutes.refuse, { params, body: { revision, note } }));
  return (
    <>
      <PanelHead title={t('publish')} onBack={onBack} />
      <div className="ed__fields">
        {actions.problem && <Notice kind="error" title={actions.problem} />}
        {review && (
          <Notice
            kind="attention"
            title={t(`review-${review.state}`, { name: review.by, when: fullMoment(review.at) })}
          >
            {review.note}
          </Notice>
        )}
        {data && checks.length === 0 && <StateMark look="ok">{t('allRight')}</StateMark>}
        {!data && <p className="muted">{t('checking')}</p>}
        <CheckList
          title={t('mistakes', { count: mistakes.length })}
          checks={mistakes}
          where={where}
          onSelect={onSelect}
        />
        <CheckList
          title={t('warnings', { count: warnings.length })}
          checks={warnings}
          where={where}
          onSelect={onSelect}
        />
        <SearchResult page={page} edit={editor.edit} />
        <PermissionButton
          permission="content.publish"
          where={{ ventureId }}
          look="primary"
          disabled={mistakes.length > 0 || !data || actions.isBusy || (!page.hasDraft && page.isPublished)}
          state={actions.isBusy ? 'busy' : 'idle'}
          onClick={actions.publish}
        >
          {t(review?.state === 'asked' ? 'approve' : 'publishNow')}
          <Keys keys="Ctrl Enter" />
        </PermissionButton>
        {!page.hasDraft && page.isPublished && <p className="muted">{t('nothingToPublish')}</p>}
        {page.mayEdit && (
          <>
            <TextareaField
              label={t('note')}
              optional
              rows={2}
              maxLength={1000}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
            <div className="acts">
              <Button onClick={ask} disabled={actions.isBusy}>
                {t('askReview')}
              </Button>
              {review?.state === 'asked' && page.mayPublish && (
                <Button onClick={refuse} disabled={actions.isBusy || note.trim() === ''}>
                  {t('refuse')}
                </Button>
              )}
              {review && (
                <Button
                  look="quiet"
                  disabled={actions.isBusy}
                  onClick={() => actions.run(t('saidEnded'), () => call(beheerPageRoutes.endReview, { params }))}
                >
                  {t('endReview')}
                </Button>
              )}
            </div>
          </>
        )}
      </div>
    </>
  );
}

interface CheckListProps {
  title: string;
  checks: readonly PageCheck[];
  /** The label of a field. */
  where: (path: string) => string;
  onSelect: (blockId: string | null) => void;
}

function CheckList({ title, checks, where, onSelect }: CheckListProps) {
  if (checks.length === 0) return null;
  return (
    <section className="checks" aria-label={title}>
      <h3 className="blks__head">{title}</h3>
      <ul>
        {checks.map(({ path, kind, level, message, blockId }) => (
          <li key={`${path} ${kind} ${message}`}>
            <button type="button" onClick={() => onSelect(blockId)}>
              <StateMark look={level === 'mistake' ? 'bad' : 'wait'}>{message}</StateMark>
              <span className="sub">{where(path)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
