import { StructuredData } from '@bouwpoort/ui/structured-data.tsx';
import { useKnownChrome } from '../../frame/chrome/use-chrome.ts';
import { organizationData } from './organization-data.ts';

/** Tells search engines which organisation this home page belongs to. */
export function HomeOrganization() {
  const { venture, publicUrl } = useKnownChrome();
  return <StructuredData data={organizationData(venture, publicUrl)} />;
}
