import { PageLayout } from '../layouts/page-layout.tsx';
import { PageOutlet } from '../layouts/page-outlet.tsx';

/** A task across all ventures, such as finding a branch. */
export default function VentureWizardpageLayout() {
  return (
    <PageLayout kind="corporate">
      <PageOutlet />
    </PageLayout>
  );
}
