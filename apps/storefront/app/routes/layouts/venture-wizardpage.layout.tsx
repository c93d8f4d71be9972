import { PageOutlet } from '../../frame/layouts/page-outlet.tsx';
import { PageLayout } from './page-layout.tsx';

/** A task across all ventures, such as finding a branch. */
export default function VentureWizardpageLayout() {
  return (
    <PageLayout kind="corporate">
      <PageOutlet />
    </PageLayout>
  );
}
