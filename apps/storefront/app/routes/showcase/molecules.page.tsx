import { MoleculesContent } from '@bouwpoort/ui/showcase/molecules-content.tsx';
import { MoleculesForms } from '@bouwpoort/ui/showcase/molecules-forms.tsx';
import { MoleculesMessages } from '@bouwpoort/ui/showcase/molecules-messages.tsx';
import { MoleculesNavigation } from '@bouwpoort/ui/showcase/molecules-navigation.tsx';
import { Showcase } from '@bouwpoort/ui/showcase/specimen.tsx';
import { openedPage } from '../../frame/pages/page-context.ts';
import { PageHead } from '../../frame/pages/page-head.tsx';
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
      <PageHead title="Moleculen" disableIndexing />
      <Showcase title="Moleculen" intro="Een paar atomen bij elkaar, elk in hun standen." names={names.split(' ')}>
        <MoleculesMessages />
        <MoleculesForms />
        <MoleculesNavigation />
        <MoleculesContent />
      </Showcase>
    </>
  );
}
