import { StructuredData } from '@bouwpoort/ui/structured-data.tsx';
import { useKnownChrome } from '../pages/use-chrome.ts';
import { organizationData } from './organization-data.ts';

/** Tells search engines whose home page this is. */
export function HomeOrganization() {
  const { venture, publicUrl } = useKnownChrome();
  return <StructuredData data={organizationData(venture, publicUrl)} />;
}
