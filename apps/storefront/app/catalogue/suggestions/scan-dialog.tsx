import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTextsOnDemand } from '../../frame/chrome/use-texts-on-demand.ts';
import { interfaceActions } from '../../frame/interface-state/interface-store.ts';
import { BarcodeScanner } from '../../frame/scanner/barcode-scanner.tsx';
import { paths } from '../../frame/web/paths.ts';
import { searchQueryOf } from '../search/search-query.ts';

interface ScanDialogProps {
  venture: VentureDetails;
  onClose: () => void;
}

/** Searches for the first code that is read, as if it had been typed. */
export function ScanDialog({ venture, onClose }: ScanDialogProps) {
  const { t } = useTranslation('quick-order');
  const navigate = useNavigate();
  const hasWords = useTextsOnDemand(['quick-order']);
  const [isStopped, setIsStopped] = useState(false);
  const search = (code: string) => {
    const { text } = searchQueryOf(code);
    if (text === '') return;
    onClose();
    interfaceActions.setNewSearch(true);
    void navigate(paths.search(venture, text));
  };
  return (
    <Dialog open={hasWords && !isStopped} onClose={onClose} title={t('scan')}>
      <BarcodeScanner onCode={search} onClose={() => setIsStopped(true)} />
    </Dialog>
  );
}
