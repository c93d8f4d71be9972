import { LayoutCorporateDefault, type LayoutProps } from './layout-corporate-default.tsx';

/** One task across all ventures, such as finding a branch (P 2.1 venture-wizardpage): the portal's frame, the full width. */
export function LayoutVentureWizardpage(props: LayoutProps) {
  return <LayoutCorporateDefault {...props} />;
}
