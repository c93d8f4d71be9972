import { beheerSearchRoutes } from '@bouwpoort/contract/catalogue/search.staff';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { call } from '../../frame/api/call.ts';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { BulkImportDialog } from '../../frame/upload/bulk-import-dialog.tsx';
import { useSearchAttempt } from './use-search-changes.ts';

/** Synonyms from a spreadsheet; like typed ones, they are prepared first. */
export function SynonymImport({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('beheer-search');
  const { t: common } = useTranslation('beheer');
  const notify = useUndoNotice();
  return (
    <BulkImportDialog
      title={t('importTitle')}
      hint={t('importHint')}
      fileHint={t('importFileHint')}
      placeholder="rigips, gyproc;gipsplaat;één kant op;210"
      subject={t('synonym')}
      attempts={useSearchAttempt()}
      send={(text, isTrial) => call(beheerSearchRoutes.importSynonyms, { body: { text, isTrial } })}
      describe={({ term, finds, kind, isKnown }) => ({
        what: (
          <>
            <b className="b">{term}</b> {finds === '' ? '' : `${kind === 'bothWays' ? '↔' : '→'} ${finds}`}
          </>
        ),
        note: isKnown ? t('lineKnown') : t(`kind-${kind}`),
        look: isKnown ? 'done' : 'ok',
        state: isKnown ? t('lineIsThere') : common('lineGood'),
      })}
      onTaken={(count) => {
        notify({ text: t('imported', { count }) });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
