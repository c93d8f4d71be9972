import { NewsGrid } from '../organisms/news-grid.tsx';
import { Section } from '../organisms/section.tsx';
import { TileGrid } from '../organisms/tile-grid.tsx';
import { samplePictures } from './sample-pictures.ts';
import { Specimen } from './specimen.tsx';

const tiles = ['Isolatie', 'Hout en plaatmateriaal', 'Gips en plafond', 'Gereedschap'].map((name, index) => ({
  href: `/organisms?tegel=${index}`,
  name,
  sub: 'Twee of drie woorden',
  picture: samplePictures.product,
}));

const news = ['Kalkzandsteen weer ruim voorradig', 'Rd 6,3 in een smalle spouw', 'Metselen bij vorst'].map(
  (title, index) => ({
    href: `/organisms?nieuws=${index}`,
    meta: '9 november 2026',
    title,
    picture: samplePictures.scene,
  }),
);

export function TileGridSpecimen() {
  return (
    <Specimen name="TileGrid">
      <TileGrid tiles={tiles} />
    </Specimen>
  );
}

export function NewsGridSpecimen() {
  return (
    <Specimen name="NewsGrid">
      <NewsGrid items={news} />
    </Specimen>
  );
}

export function SectionSpecimen() {
  return (
    <Specimen name="Section">
      <Section title="Een deel van een pagina" link={{ label: 'Alles', href: '/organisms?deel' }}>
        <p>Met een kop, een link en wat erin staat.</p>
      </Section>
    </Specimen>
  );
}
