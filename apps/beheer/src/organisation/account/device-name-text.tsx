import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { deviceOf } from './device-name.ts';

export function DeviceName({ userAgent }: { userAgent: string }) {
  const { t } = useTranslation('beheer');
  const device = deviceOf(userAgent);
  return <span title={userAgent}>{device ? t('deviceOn', device) : t('deviceUnknown')}</span>;
}
