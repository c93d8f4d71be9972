import { Figures } from '../molecules/figures.tsx';
import { NewsCard } from '../molecules/news-card.tsx';
import { Panel } from '../molecules/panel.tsx';
import { RichText } from '../molecules/rich-text.tsx';
import { Tile } from '../molecules/tile.tsx';
import { samplePictures } from './sample-pictures.ts';
import { Specimen, State } from './specimen.tsx';

const html = `<h3>Zo leg je het aan</h3><p>Begin <strong>vlak</strong> en werk naar boven. Zie ook de
<a href="/molecules">handleiding</a>.</p><ul><li>Maat nemen</li><li>Op maat zagen</li></ul>
<blockquote><p>Meten is weten.</p></blockquote>`;

export function MoleculesContent() {
  return (
    <>
      <Specimen name="Panel">
        <State name="met kop">
          <Panel title="Bezorgadres">
            <p>Kerkstraat 18, 3811 CV Amersfoort</p>
          </Panel>
        </State>
        <State name="verdiept">
          <Panel sunken>
            <p>Minder belangrijk dan wat ernaast staat.</p>
          </Panel>
        </State>
      </Specimen>
      <Specimen name="Tile" row>
        <Tile href="/molecules" name="Isolatie" sub="PIR, glaswol, EPS" picture={samplePictures.product} />
        <Tile href="/molecules#onderdeel-Tile" name="Zonder plaatje" />
      </Specimen>
      <Specimen name="NewsCard" row>
        <NewsCard
          href="/molecules"
          meta="9 november 2026"
          title="Kalkzandsteen weer ruim voorradig"
          text="De levertijden zijn terug naar één dag."
          picture={samplePictures.scene}
        />
        <NewsCard
          href="/molecules#onderdeel-NewsCard"
          meta="Advies"
          title="Met een product"
          product
          picture={samplePictures.product}
        />
      </Specimen>
      <Specimen name="Figures">
        <Figures
          figures={[
            { figure: '21', label: 'vestigingen' },
            { figure: '8.400', label: 'artikelen op voorraad' },
            { figure: '6.30', label: 'uur gaan we open' },
          ]}
        />
      </Specimen>
      <Specimen name="RichText">
        <RichText html={html} />
      </Specimen>
    </>
  );
}
