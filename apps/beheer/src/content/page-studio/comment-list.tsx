import { beheerPageRoutes } from '@bouwpoort/contract/content/pages.staff';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { TextareaField } from '@bouwpoort/ui/molecules/textarea-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { useAttempt } from '../../frame/form/use-attempt.ts';
import { Avatar } from '../../frame/kit/avatar.tsx';
import { Moment } from '../../frame/kit/moment.tsx';

interface CommentListProps {
  pageId: string;
  /** Null for the page as a whole. */
  blockId: string | null;
  mayEdit: boolean;
}

/** The comments of colleagues on a block or on the page. */
export function CommentList({ pageId, blockId, mayEdit }: CommentListProps) {
  const { t } = useTranslation('beheer-pages');
  const id = useId();
  const [text, setText] = useState('');
  const { data } = useQuery({
    ...read(beheerPageRoutes.comments, { params: { pageId } }),
    refetchInterval: 30_000,
  });
  const { problem, attempt } = useAttempt([beheerPageRoutes.comments, beheerPageRoutes.page]);
  const own = (data?.comments ?? []).filter((comment) => comment.blockId === blockId);
  const open = own.filter(({ resolvedAt }) => resolvedAt === null).length;
  const add = () =>
    attempt(async () => {
      await call(beheerPageRoutes.addComment, { params: { pageId }, body: { blockId, text } });
      setText('');
    });
  const resolve = (commentId: string, isResolved: boolean) =>
    attempt(() => call(beheerPageRoutes.resolveComment, { params: { pageId, commentId }, body: { isResolved } }));
  return (
    <section className="cmts" aria-labelledby={id}>
      <h3 id={id}>{open > 0 ? t('commentsOpen', { count: open }) : t('comments')}</h3>
      <ul className="hist">
        {own.map(({ commentId, author, text: said, at, resolvedAt }) => (
          <li key={commentId} className={resolvedAt === null ? undefined : 'is-resolved'}>
            <Avatar name={author} small />
            <span>
              <b className="b">{author}</b>
              <span className="cmts__text">{said}</span>
              {mayEdit && (
                <Button look="quiet" className="btn--s" onClick={() => resolve(commentId, resolvedAt === null)}>
                  {t(resolvedAt === null ? 'resolve' : 'reopen')}
                </Button>
              )}
            </span>
            <Moment at={at} />
          </li>
        ))}
      </ul>
      {mayEdit && (
        <>
          <TextareaField
            label={t('yourComment')}
            error={problem}
            rows={2}
            maxLength={2000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button className="btn--s" disabled={text.trim() === ''} onClick={add}>
            {t('addComment')}
          </Button>
        </>
      )}
    </section>
  );
}
