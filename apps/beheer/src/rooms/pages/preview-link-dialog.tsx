import { beheerPageRoutes, longestPreviewDays } from '@bouwpoort/contract/beheer-pages';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { read } from '../../api/read.ts';
import { CopyButton } from '../../kit/copy-button.tsx';
import { useAttempt } from '../../kit/use-attempt.ts';
import { dayOf, fromWallClock, fullMoment } from '../../texts/dutch-time.ts';

const day = 24 * 3_600_000;

/** Links by which people outside see the draft, until a day. */
export function PreviewLinkDialog({
  pageId,
  mayEdit,
  onClose,
}: {
  pageId: string;
  mayEdit: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation('beheer-pages');
  const [name, setName] = useState('');
  const [until, setUntil] = useState(() => dayOf(new Date(Date.now() + 7 * day)));
  const [made, setMade] = useState<string>();
  const { data } = useQuery(read(beheerPageRoutes.previewLinks, { params: { pageId } }));
  const { problem, attempt } = useAttempt([beheerPageRoutes.previewLinks]);
  const add = () =>
    attempt(async () => {
      const expiresAt = fromWallClock(`${until}T23:59`);
      if (expiresAt === undefined) return;
      const link = await call(beheerPageRoutes.addPreviewLink, { params: { pageId }, body: { name, expiresAt } });
      setMade(new URL(link.url, location.origin).href);
      setName('');
    });
  return (
    <Dialog open onClose={onClose} title={t('previewLinks')}>
      <div className="stack">
        {problem && <Notice kind="error" title={problem} />}
        {made !== undefined && (
          <Notice title={t('linkMade')}>
            <p className="plink">{made}</p>
            <CopyButton text={made} />
          </Notice>
        )}
        {mayEdit && (
          <form
            className="stack"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void add();
            }}
          >
            <Field label={t('linkFor')} hint={t('linkForHint')}>
              {(control) => (
                <Input
                  {...control}
                  value={name}
                  maxLength={100}
                  data-initial-focus
                  onChange={({ target }) => setName(target.value)}
                />
              )}
            </Field>
            <Field label={t('linkUntil')}>
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  value={until}
                  min={dayOf(new Date())}
                  max={dayOf(new Date(Date.now() + (longestPreviewDays - 1) * day))}
                  onChange={({ target }) => setUntil(target.value)}
                />
              )}
            </Field>
            <Button type="submit" look="primary" disabled={name.trim() === '' || until === ''}>
              {t('makeLink')}
            </Button>
          </form>
        )}
        {data?.links.length === 0 && <p className="muted">{t('noLinks')}</p>}
        <ul className="plinks">
          {data?.links.map(({ linkId, name: who, expiresAt, createdBy }) => (
            <li key={linkId}>
              <span className="grow">
                <b className="b">{who}</b>
                <span className="sub">{t('linkGood', { when: fullMoment(expiresAt), name: createdBy })}</span>
              </span>
              {mayEdit && (
                <Button
                  className="btn--s"
                  onClick={() =>
                    attempt(() => call(beheerPageRoutes.revokePreviewLink, { params: { pageId, linkId } }))
                  }
                >
                  {t('revoke')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
