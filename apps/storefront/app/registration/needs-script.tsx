import { useVenture } from '../pages/use-chrome.ts';
import { Notice } from '../ui/molecules/notice.tsx';
import { useTranslation } from '../ui/use-translation.ts';

/** Looking a company up takes script; who has none is helped by telephone. */
export function NeedsScript() {
  const { t } = useTranslation('registration');
  const { administrativePhoneNumber } = useVenture();
  return (
    <noscript>
      <Notice kind="attention" title={t('needsScript')}>
        {t('needsScriptText', { phone: administrativePhoneNumber })}
      </Notice>
    </noscript>
  );
}
