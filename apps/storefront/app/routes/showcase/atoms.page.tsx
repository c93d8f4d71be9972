import { AtomsActions } from '@bouwpoort/ui/showcase/atoms-actions.tsx';
import { AtomsInputs } from '@bouwpoort/ui/showcase/atoms-inputs.tsx';
import { AtomsMarks } from '@bouwpoort/ui/showcase/atoms-marks.tsx';
import { Showcase } from '@bouwpoort/ui/showcase/specimen.tsx';
import { openedPage } from '../../frame/pages/page-context.ts';
import { PageHead } from '../../frame/pages/page-head.tsx';
import type { Route } from './+types/atoms.page.ts';

export function loader({ context }: Route.LoaderArgs) {
  openedPage(context);
  return null;
}

const names =
  'Button LinkButton IconButton Anchor TextLink Tag Input Textarea Select Checkbox Radio Price StockMark Badge OpenNow Rule Skeleton ProgressBar Logo Picture Icon';

/** /atoms, the smallest parts of the interface. */
export default function AtomsPage() {
  return (
    <>
      <PageHead title="Atomen" disableIndexing />
      <Showcase
        title="Atomen"
        intro="De kleinste onderdelen, elk in zijn standen. De kleur is die van de venture waarop ze staan."
        names={names.split(' ')}
      >
        <AtomsActions />
        <AtomsInputs />
        <AtomsMarks />
      </Showcase>
    </>
  );
}
