import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';

/** Looking up a company needs script; visitors without script can call. */
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
