import { useSiteTitle } from '../page-head.tsx';
import { LayoutVentureWizardpage } from './layout-venture-wizardpage.tsx';
import { PageOutlet } from './page-outlet.tsx';
import { useKnownChrome } from './use-chrome.ts';

export default function VentureWizardpageLayout() {
  const { venture, navigation, year } = useKnownChrome();
  const siteTitle = useSiteTitle();
  return (
    <LayoutVentureWizardpage venture={venture} navigation={navigation} siteTitle={siteTitle} year={year}>
      <PageOutlet />
    </LayoutVentureWizardpage>
  );
}
