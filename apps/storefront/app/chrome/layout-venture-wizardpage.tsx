import { LayoutCorporateDefault, type LayoutCorporateProps } from './layout-corporate-default.tsx';

/** One task across all ventures, such as finding a branch (P 2.1 venture-wizardpage): the portal's frame, the full width. */
export function LayoutVentureWizardpage(props: LayoutCorporateProps) {
  return <LayoutCorporateDefault {...props} />;
}
