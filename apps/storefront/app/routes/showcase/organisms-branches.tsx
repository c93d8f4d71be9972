import { PageHead } from '@bouwpoort/ui/molecules/page-head.tsx';
import { Panel } from '@bouwpoort/ui/molecules/panel.tsx';
import { samplePictures } from '@bouwpoort/ui/showcase/sample-pictures.ts';
import { Specimen } from '@bouwpoort/ui/showcase/specimen.tsx';
import { BranchHours, BranchTop } from '../../frame/organisms/branch-detail-layout.tsx';
import { BranchFinderLayout } from '../../frame/organisms/branch-finder-layout.tsx';
import { BranchList } from '../../frame/organisms/branch-list.tsx';
import { HoursTable } from '../../frame/organisms/hours-table.tsx';

const branches = [
  { name: 'Amersfoort', accentColor: '#a63a24', tags: ['Bouwshop', 'Drive-in'], distance: '1,8 km' },
  { name: 'Arnhem', accentColor: '#2c6138', tags: [], distance: null },
].map((branch, index) => ({
  ...branch,
  number: index + 1,
  href: `/organisms?vestiging=${index}`,
  venture: 'Voorbeeldmerk',
  address: 'Nijverheidsweg 62',
  opening: 'Open tot 17.00 uur',
}));

const week = [
  { day: 'Maandag 16 nov', hours: '6.30 – 17.00', today: true },
  { day: 'Dinsdag 17 nov', hours: '6.30 – 12.00', deviating: true },
  { day: 'Zondag 22 nov', hours: 'gesloten' },
];

export function OrganismsBranches() {
  return (
    <>
      <Specimen name="BranchList">
        <BranchList branches={branches} />
      </Specimen>
      <Specimen name="BranchFinderLayout">
        <BranchFinderLayout
          head={<h2>Vestigingen in de buurt</h2>}
          form={<p className="muted">Hier staat het formulier.</p>}
          summary="2 vestigingen binnen 50 km"
          list={<BranchList branches={branches.map((branch) => ({ ...branch, href: `${branch.href}-lijst` }))} />}
          map={<p className="muted">Hier ligt de kaart.</p>}
        />
      </Specimen>
      <Specimen name="BranchDetailLayout">
        <BranchTop
          head={<PageHead over="Voorbeeldmerk" title="Vestiging Amersfoort" />}
          picture={{ src: samplePictures.scene, alt: 'De loods in Amersfoort' }}
        >
          <p>Adres, telefoon en knoppen staan hier.</p>
        </BranchTop>
        <h2>Openingstijden</h2>
        <BranchHours
          side={
            <Panel sunken title="Afwijkend">
              <p>Dinsdagmiddag dicht.</p>
            </Panel>
          }
        >
          <HoursTable title="Balie deze week" todayLabel="vandaag" rows={week} />
        </BranchHours>
      </Specimen>
      <Specimen name="HoursTable">
        <HoursTable title="Bouwshop" note="Nu open, tot 17.00 uur" todayLabel="vandaag" rows={week} />
      </Specimen>
    </>
  );
}
