import { LayoutVentureWizardpage } from '../layouts/layout-venture-wizardpage.tsx';
import { PageOutlet } from '../layouts/page-outlet.tsx';
import { useSiteTitle } from '../pages/page-head.tsx';
import { useKnownChrome } from '../pages/use-chrome.ts';

export default function VentureWizardpageLayout() {
  const { venture, navigation, year } = useKnownChrome();
  const siteTitle = useSiteTitle();
  return (
    <LayoutVentureWizardpage venture={venture} navigation={navigation} siteTitle={siteTitle} year={year}>
      <PageOutlet />
    </LayoutVentureWizardpage>
  );
}
