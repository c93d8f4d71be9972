import { branchTexts } from './branch-texts.ts';
import { type DemoPage, page, pageId, type Site, sites, vlc } from './site.ts';

const overviews: Record<string, { title: string; introduction: string }> = {
  '210': { title: 'Vestigingen', introduction: 'Zes keer Steenhof, elke werkdag open vanaf half zeven.' },
  '220': { title: 'Vestigingen', introduction: 'Vier loodsen in het noorden, elk met een eigen zaag.' },
  '230': { title: 'Vestigingen', introduction: 'Drie vestigingen in Brabant, met de verreiker tot ver daarbuiten.' },
  '240': { title: 'Vestigingen', introduction: 'Kijken doe je in Amsterdam, bijhalen in Haarlem.' },
  '310': { title: 'Showrooms', introduction: 'Drie showrooms in het oosten. Een afspraak is handig, binnenlopen mag.' },
  '320': {
    title: 'Showrooms',
    introduction: 'Twee huizen vol badkamers, groot in Nijmegen en knap klein in Den Bosch.',
  },
  '330': { title: 'Studio', introduction: 'Eén studio, in Maastricht, met alle gevels buiten.' },
  '900': { title: 'Locatie', introduction: 'Het logistiek centrum in Venlo.' },
};

function citySlug(city: string): string {
  return city.toLowerCase().replaceAll(' ', '-');
}

/** 'Vestiging', 'Showroom' or 'Studio', as the venture calls its places. */
function placeWord(site: Site): string {
  if (site.hasShop) return 'Vestiging';
  if (site === vlc) return 'Logistiek centrum';
  return site.ventureId === '330' ? 'Studio' : 'Showroom';
}

function branchPagesOf(site: Site): DemoPage[] {
  const overview = overviews[site.ventureId];
  const branches = branchTexts[site.ventureId];
  if (!overview || !branches) return [];
  return [
    page(site, {
      at: 'vestigingen',
      name: overview.title,
      daysAgo: 300,
      image: 'branch',
      content: {
        contentType: 'DynamicContentOverviewPage',
        ...overview,
        seoDescription: `${overview.introduction} Adressen, openingstijden en route.`,
        source: { parentId: pageId(site, 'vestigingen'), contentType: 'LocationDetailPage' },
        layout: 'cards',
        showFilter: false,
        pageSize: 24,
        emptyText: 'Er zijn nu geen vestigingen te tonen.',
        blocks: [],
      },
    }),
    ...branches.map((branch, index) =>
      page(site, {
        at: `vestigingen/${citySlug(branch.city)}`,
        under: 'vestigingen',
        name: `${site.shortName} ${branch.city}`,
        // Lists show the newest first; the default branch comes first among the branches.
        daysAgo: 200 + index,
        image: `/media/vestigingen/${citySlug(branch.city)}.svg`,
        content: {
          contentType: 'LocationDetailPage',
          title: `${placeWord(site)} ${branch.city}`,
          introduction: branch.introduction,
          mainBody: branch.about,
          branchId: branch.branchId,
          directionsHtml: branch.directions,
          team: branch.team.map(([name, role]) => ({ name, role })),
          seoDescription: branch.introduction,
          blocks: [],
        },
      }),
    ),
  ];
}

export function branchPages(): DemoPage[] {
  return sites.flatMap(branchPagesOf);
}
