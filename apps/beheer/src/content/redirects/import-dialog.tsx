import { beheerRedirectRoutes } from '@bouwpoort/contract/content/redirects.staff';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { call } from '../../frame/api/call.ts';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { BulkImportDialog } from '../../frame/upload/bulk-import-dialog.tsx';
import { useRedirectAttempt } from './use-redirect-attempt.ts';

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('beheer-redirects');
  const { t: common } = useTranslation('beheer');
  const notify = useUndoNotice();
  return (
    <BulkImportDialog
      title={t('importTitle')}
      hint={t('importHint')}
      fileHint={t('importFileHint')}
      placeholder="/steenhof/oud-adres;/steenhof/nieuw-adres;301"
      subject={t('addresses')}
      attempts={useRedirectAttempt()}
      send={(text, isTrial) => call(beheerRedirectRoutes.import, { body: { text, isTrial } })}
      describe={({ from, to, notes }) => ({
        what: (
          <>
            <b className="b">{from}</b> → {to}
          </>
        ),
        note: notes.map((note) => t(`note-${note}`, { from, to })).join(' '),
        look: notes.length > 0 ? 'wait' : 'ok',
        state: common('lineGood'),
      })}
      onTaken={(count) => {
        notify({ text: t('imported', { count }) });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
