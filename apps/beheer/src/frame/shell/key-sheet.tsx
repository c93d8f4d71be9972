import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Keys } from '../keyboard/keys.tsx';
import { useShortcutList } from '../keyboard/shortcuts.tsx';
import { Modal } from './modal.tsx';

/** All active shortcuts of this page. */
export function KeySheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('beheer');
  const groups = useShortcutList();
  return (
    <Modal className="keysheet" label={t('keys')} open={open} onClose={onClose}>
      <div className="keysheet__head">
        <h2>{t('keys')}</h2>
        <Button look="quiet" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
      <div className="keysheet__grid">
        {[...groups].map(([group, shortcuts]) => (
          <section key={group}>
            <h3>{group}</h3>
            {shortcuts.map(({ keys, label }) => (
              <div key={keys}>
                <span>{label}</span>
                <Keys keys={keys} />
              </div>
            ))}
          </section>
        ))}
      </div>
      <p className="keysheet__foot muted">{t('keysFoot')}</p>
    </Modal>
  );
}
