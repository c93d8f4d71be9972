import { OrganismsLists } from '@bouwpoort/ui/showcase/organisms-lists.tsx';
import { Showcase, Specimen, State } from '@bouwpoort/ui/showcase/specimen.tsx';
import { ChromeSlotsContext } from '../../frame/chrome/chrome-slots.ts';
import { useKnownChrome } from '../../frame/chrome/use-chrome.ts';
import { ErrorBlock } from '../../frame/errors/error-block.tsx';
import { VentureHeaderRows } from '../../frame/header/venture-header.tsx';
import { openedPage } from '../../frame/pages/page-context.ts';
import { PageHead } from '../../frame/pages/page-head.tsx';
import { ChromeSessionContext, type ChromeUser } from '../../frame/visitor/chrome-session.ts';
import { JobsitePicker } from '../../ordering/jobsite-choice/jobsite-picker.tsx';
import { contentStyles } from '../styles/content-styles.ts';
import type { Route } from './+types/organisms.page.ts';
import { OrganismsBranches } from './organisms-branches.tsx';
import { OrganismsHome } from './organisms-home.tsx';

export const links = contentStyles;

export function loader({ context }: Route.LoaderArgs) {
  openedPage(context);
  return null;
}

const names =
  'HeroPortal VentureWall VentureTop Promo MyBranch QuickLinks TileGrid TaskLinks ServiceIcons NewsGrid Story NewsletterBand Section BranchList BranchFinderLayout BranchDetailLayout HoursTable Table Carousel Lightbox VentureHeader ErrorBlock';

const customer: ChromeUser = {
  kind: 'user',
  firstName: 'Sanne',
  lastName: 'de Wit',
  email: 'sanne@bouw.test',
  isGuestAccount: false,
  ventureId: 'showcase',
  dynamics: true,
  branchId: null,
  isManager: true,
  companyRole: 'manager',
  seesPrices: true,
  cartCount: 6,
  logOut: () => undefined,
};

/** /organisms, parts that make up a page; those of the frame at the end. */
export default function OrganismsPage() {
  return (
    <>
      <PageHead title="Organismen" disableIndexing />
      <Showcase title="Organismen" intro="De stukken waaruit een pagina bestaat." names={names.split(' ')}>
        <OrganismsHome />
        <OrganismsBranches />
        <OrganismsLists />
        <HeaderSpecimen />
        <Specimen name="ErrorBlock">
          <State name="geen toegang">
            <ErrorBlock status={403} venture={null} />
          </State>
          <State name="een fout">
            <ErrorBlock status={500} errorCode="500" errorMessage="De server gaf geen antwoord" venture={null} />
          </State>
        </Specimen>
      </Showcase>
    </>
  );
}

/** The header for a customer of a shop; the showcase itself is on the portal, which has a different header. */
function HeaderSpecimen() {
  const { venture } = useKnownChrome();
  const shop = { ...venture, id: 'showcase', hasShop: true };
  return (
    <Specimen name="VentureHeader">
      <ChromeSlotsContext value={{ openQuickOrder: () => undefined, branchNote: 'open tot 17.00 uur' }}>
        <State name="ingelogd">
          <ChromeSessionContext value={customer}>
            <div className="header">
              <div className="header__bar">
                <VentureHeaderRows venture={shop} jobsite={<JobsitePicker venture={shop} place="row" />} />
              </div>
            </div>
          </ChromeSessionContext>
        </State>
      </ChromeSlotsContext>
    </Specimen>
  );
}
