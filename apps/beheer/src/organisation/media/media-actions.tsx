import { type BeheerMediaFile, beheerMediaRoutes } from '@bouwpoort/contract/organisation/media.staff';
import { ApiProblem } from '@bouwpoort/contract/program/client';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useRef, useState } from 'react';
import { call, upload } from '../../frame/api/call.ts';
import { BeheerIcon } from '../../frame/kit/icon.tsx';
import { PermissionButton } from '../../frame/kit/permission.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { useMediaRefresh } from './use-media.ts';

const routes = beheerMediaRoutes;

/** The actions on a file: replace everywhere, restore the previous one, delete and restore from the bin. */
export function MediaActions({ file, onGone }: { file: BeheerMediaFile; onGone: () => void }) {
  const { t } = useTranslation('beheer-media');
  const notify = useUndoNotice();
  const refresh = useMediaRefresh();
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const { path, name, version } = file;
  const where = { ventureId: file.ventureId };
  const attempt = async (work: () => Promise<unknown>) => {
    setProblem(undefined);
    try {
      await work();
    } catch (failure) {
      if (!(failure instanceof ApiProblem)) throw failure;
      setProblem(failure.message);
    }
    setShare(undefined);
    await refresh();
  };
  const putBack = async (over: number) => {
    await call(routes.putBack, { body: { path, version: over } });
    await refresh();
  };
  const replace = (chosen: File) =>
    attempt(async () => {
      setShare(0);
      const query = { path, version, fileName: chosen.name.slice(-300) };
      const after = await upload(routes.replace, { query, file: chosen }, setShare);
      notify({ text: t('replaced', { name, count: after.uses }), undo: () => putBack(after.version) });
    });
  const restore = async () => {
    await call(routes.restore, { body: { path } });
    await refresh();
  };
  const remove = () =>
    attempt(async () => {
      await call(routes.remove, { query: { path, version } });
      notify({ text: t('removed', { name }), undo: restore });
      onGone();
    });
  if (file.deletedAt !== null) {
    return (
      <div className="acts">
        {problem && <Notice kind="error" title={problem} />}
        <PermissionButton
          permission="content.edit"
          where={where}
          className="btn--s"
          onClick={() =>
            attempt(async () => {
              await restore();
              notify({ text: t('restored', { name }) });
            })
          }
        >
          {t('restore')}
        </PermissionButton>
      </div>
    );
  }
  const isReplaceable = file.contentType.startsWith('image/') || file.contentType === 'application/pdf';
  const [before] = file.earlier;
  return (
    <>
      {problem && <Notice kind="error" title={problem} />}
      {share !== undefined && (
        <span
          className="prog"
          role="progressbar"
          aria-label={t('replace')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(share * 100)}
          style={{ '--p': Math.round(share * 100) } as React.CSSProperties}
        >
          <i />
        </span>
      )}
      <div className="acts">
        {isReplaceable && (
          <PermissionButton
            permission="content.edit"
            where={where}
            className="btn--s"
            onClick={() => input.current?.click()}
            state={share === undefined ? 'idle' : 'busy'}
          >
            <BeheerIcon name="b-swap" />
            {t('replace')}
          </PermissionButton>
        )}
        {file.uses === 0 ? (
          <PermissionButton permission="content.edit" where={where} className="btn--s" icon="trash" onClick={remove}>
            {t('remove')}
          </PermissionButton>
        ) : (
          <Button className="btn--s" icon="lock" aria-disabled="true">
            {t('remove')}
          </Button>
        )}
        {before && (
          <PermissionButton
            permission="content.edit"
            where={where}
            className="btn--s"
            onClick={() =>
              attempt(async () => {
                await putBack(version);
                notify({ text: t('isBack', { name }) });
              })
            }
          >
            {t('putBackFile')}
          </PermissionButton>
        )}
      </div>
      <input
        ref={input}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-label={t('replaceFile')}
        accept={file.contentType.startsWith('image/') ? 'image/*' : 'application/pdf'}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) void replace(chosen);
          target.value = '';
        }}
      />
      {file.uses > 0 && (
        <p className="may">
          <Icon name="info" size="small" />
          <span>{t('removeLater')}</span>
        </p>
      )}
    </>
  );
}
