import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ReactNode } from 'react';
import type { ConsentKind } from '../../frame/consent/consent-cookie.ts';
import { useConsent, useConsentDialog } from '../../frame/consent/use-consent.ts';

export { useConsent };

interface ConsentGateProps {
  kind: ConsentKind;
  /** Shown until the consent is given. */
  fallback: ReactNode;
  children: ReactNode;
}

export function ConsentGate({ kind, fallback, children }: ConsentGateProps) {
  return useConsent(kind) ? children : fallback;
}

/** Opens the provider's dialog, where there is one. */
export function ConsentButton() {
  const { t } = useTranslation('content');
  const open = useConsentDialog();
  return open && <Button onClick={open}>{t('consentChange')}</Button>;
}
