import { openedPage } from '../../page-context.ts';
import { PageHead } from '../../page-head.tsx';
import { MoleculesContent } from '../showcase/molecules-content.tsx';
import { MoleculesForms } from '../showcase/molecules-forms.tsx';
import { MoleculesMessages } from '../showcase/molecules-messages.tsx';
import { MoleculesNavigation } from '../showcase/molecules-navigation.tsx';
import { Showcase } from '../showcase/specimen.tsx';
import type { Route } from './+types/molecules.page.ts';

export function loader({ context }: Route.LoaderArgs) {
  openedPage(context);
  return null;
}

const names =
  'Banner Notice EmptyState Dialog Toast Field Stepper FinderForm Breadcrumbs Pagination Tabs Row Disclosure SectionHead PageHead Panel Tile NewsCard Figures RichText';

/** /molecules, parts made of a few atoms. */
export default function MoleculesPage() {
  return (
    <>
      <PageHead title="Moleculen" />
      <Showcase title="Moleculen" intro="Een paar atomen bij elkaar, elk in hun standen." names={names.split(' ')}>
        <MoleculesMessages />
        <MoleculesForms />
        <MoleculesNavigation />
        <MoleculesContent />
      </Showcase>
    </>
  );
}
