import { Breadcrumbs } from '../molecules/breadcrumbs.tsx';
import { Disclosure, Disclosures } from '../molecules/disclosure.tsx';
import { PageHead } from '../molecules/page-head.tsx';
import { Pagination } from '../molecules/pagination.tsx';
import { Row, Rows } from '../molecules/row.tsx';
import { SectionHead } from '../molecules/section-head.tsx';
import { TabLinks, Tabs } from '../molecules/tabs.tsx';
import { Specimen, State } from './specimen.tsx';

export function MoleculesNavigation() {
  return (
    <>
      <Specimen name="Breadcrumbs">
        <Breadcrumbs
          crumbs={[
            { label: 'Start', href: '/' },
            { label: 'Assortiment', href: '/molecules' },
            { label: 'Isolatie', href: '/molecules#onderdeel-Breadcrumbs' },
            { label: 'PIR-isolatie' },
          ]}
        />
      </Specimen>
      <Specimen name="Pagination">
        <Pagination page={7} pageCount={20} hrefFor={(page) => `/molecules?page=${page}#onderdeel-Pagination`} />
      </Specimen>
      <Specimen name="Tabs">
        <State name="delen van een pagina">
          <Tabs
            label="Delen"
            tabs={[
              { id: 'producten', label: 'Producten', count: 86, content: <p>De artikelen.</p> },
              { id: 'paginas', label: 'Pagina’s', count: 4, content: <p>De pagina’s.</p> },
            ]}
          />
        </State>
        <State name="pagina’s naast elkaar">
          <TabLinks
            label="Pagina’s naast elkaar"
            tabs={[
              { label: 'Moleculen', href: '/molecules', current: true },
              { label: 'Organismen', href: '/organisms', current: false },
            ]}
          />
        </State>
      </Specimen>
      <Specimen name="Row">
        <Rows>
          <Row icon="layers" href="/molecules" title="Alle categorieën" />
          <Row icon="help" href="/molecules" title="Klantenservice" sub="030 711 21 00, vanaf 6.30 uur" />
          <Row icon="logout" title="Uitloggen" onClick={() => undefined} />
          <Row icon="clock" title="Zonder link" aside={<span className="num">17.00 uur</span>} />
        </Rows>
      </Specimen>
      <Specimen name="Disclosure">
        <Disclosures>
          <Disclosure summary="Hoe laat wordt er geleverd?" group="voorbeeld" open>
            Tussen 7.00 en 12.00 uur, of in de middag als je dat afspreekt.
          </Disclosure>
          <Disclosure summary="Kan ik retour brengen?" group="voorbeeld">
            Binnen 30 dagen, onbeschadigd en in volle verpakking.
          </Disclosure>
        </Disclosures>
      </Specimen>
      <Specimen name="SectionHead">
        <SectionHead title="Nieuws en advies" link={{ label: 'Alles', href: '/molecules' }} />
      </Specimen>
      <Specimen name="PageHead">
        <PageHead
          over="Steenhof Bouwmaterialen"
          title="Vestiging Amersfoort"
          intro="Achter het station, met drive-in."
        />
      </Specimen>
    </>
  );
}
