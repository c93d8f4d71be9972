import { useState } from 'react';
import { Button } from '../atoms/button.tsx';
import { NewsCard } from '../molecules/news-card.tsx';
import { Carousel } from '../organisms/carousel.tsx';
import { Lightbox } from '../organisms/lightbox.tsx';
import { Table, type TableColumn } from '../organisms/table.tsx';
import { samplePictures } from './sample-pictures.ts';
import { Specimen, State } from './specimen.tsx';

const orders = [
  { number: '2149108', date: '16 nov 2026', reference: 'KERK18-2', amount: '€ 697,83' },
  { number: '2149055', date: '13 nov 2026', reference: 'MATH-F3', amount: '€ 8.784,20' },
];

const columns: TableColumn<(typeof orders)[number]>[] = [
  {
    id: 'number',
    header: 'Bestelnummer',
    cell: (order) => order.number,
    kind: 'figures',
    sort: { href: '/organisms?sorteer=nummer', direction: 'descending' },
  },
  { id: 'date', header: 'Datum', cell: (order) => order.date, kind: 'figures', stacked: 'right' },
  { id: 'reference', header: 'Referentie', cell: (order) => order.reference, stacked: 'full' },
  { id: 'amount', header: 'Totaal excl. btw', cell: (order) => order.amount, kind: 'amount', stacked: 'right' },
];

const slides = ['Eerste', 'Tweede', 'Derde', 'Vierde', 'Vijfde', 'Zesde', 'Zevende'].map((title, index) => ({
  key: title,
  content: <NewsCard href={`/organisms?dia=${index}`} meta="Beeld" title={title} picture={samplePictures.scene} />,
}));

const pictures = [
  { src: samplePictures.scene, alt: 'Een loods met een dak', caption: 'De loods' },
  { src: samplePictures.product, alt: 'Een doos', caption: 'Een doos' },
];

export function OrganismsLists() {
  return (
    <>
      <Specimen name="Table">
        <Table
          caption="Voorbeeldbestellingen"
          columns={columns}
          rows={orders}
          rowKey={(order) => order.number}
          rowHref={(order) => `/organisms?bestelling=${order.number}`}
        />
      </Specimen>
      <Specimen name="Carousel">
        <State name="brede dia’s">
          <Carousel
            label="Brede dia’s"
            previousLabel="Vorige brede dia"
            nextLabel="Volgende brede dia"
            slides={slides}
          />
        </State>
        <State name="smalle dia’s">
          <Carousel
            size="narrow"
            label="Smalle dia’s"
            previousLabel="Vorige smalle dia"
            nextLabel="Volgende smalle dia"
            slides={slides}
          />
        </State>
      </Specimen>
      <LightboxSpecimen />
    </>
  );
}

function LightboxSpecimen() {
  const [index, setIndex] = useState<number>();
  return (
    <Specimen name="Lightbox" row>
      <Button onClick={() => setIndex(0)}>Bekijk de beelden groot</Button>
      <Lightbox
        title="Voorbeeldbeelden"
        pictures={pictures}
        index={index}
        onIndex={setIndex}
        onClose={() => setIndex(undefined)}
        labels={{
          close: 'Sluiten',
          previous: 'Vorig beeld',
          next: 'Volgend beeld',
          position: (shown) => `${shown + 1} van ${pictures.length}`,
        }}
      />
    </Specimen>
  );
}
