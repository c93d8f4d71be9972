import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { interfaceActions } from '../../frame/interface-state/interface-store.ts';
import { useHasCamera } from '../../frame/scanner/use-has-camera.ts';

const ScanDialog = lazy(() => import('./scan-dialog.tsx').then((file) => ({ default: file.ScanDialog })));

/** Fills ChromeSlots.searchTool: scan a label instead of typing its number, on devices with a camera. */
export function SearchToolSlot({ venture }: { venture: VentureDetails }) {
  const { t } = useTranslation('chrome');
  const canScan = useHasCamera();
  const [isOpen, setIsOpen] = useState(false);
  if (!canScan) return null;
  const open = () => {
    interfaceActions.closeSearchBar();
    setIsOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className="search__tool"
        aria-label={t('searchScan')}
        aria-haspopup="dialog"
        title={t('searchScan')}
        onClick={open}
      >
        <Icon name="barcode" size="control" />
      </button>
      {isOpen &&
        // A portal outside the header, whose colours are not those of a dialog.
        createPortal(
          <Suspense>
            <ScanDialog venture={venture} onClose={() => setIsOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
