import { Input } from '../atoms/input.tsx';
import { FinderForm } from '../molecules/finder-form.tsx';
import { HeroPortal } from '../organisms/hero-portal.tsx';
import { MyBranch } from '../organisms/my-branch.tsx';
import { NewsGrid } from '../organisms/news-grid.tsx';
import { NewsletterBand } from '../organisms/newsletter-band.tsx';
import { Promo } from '../organisms/promo.tsx';
import { QuickLinks } from '../organisms/quick-links.tsx';
import { Section } from '../organisms/section.tsx';
import { ServiceIcons } from '../organisms/service-icons.tsx';
import { Story } from '../organisms/story.tsx';
import { TileGrid } from '../organisms/tile-grid.tsx';
import { VentureTop } from '../organisms/venture-top.tsx';
import { VentureWall } from '../organisms/venture-wall.tsx';
import { Ways } from '../organisms/ways.tsx';
import { samplePictures } from './sample-pictures.ts';
import { Specimen } from './specimen.tsx';

const services = [
  { icon: 'service-saw', label: 'Zaagservice' },
  { icon: 'service-rental', label: 'Verhuur van gereedschap' },
  { icon: 'service-drive-in', label: 'Drive-in' },
] as const;

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

export function OrganismsHome() {
  return (
    <>
      <Specimen name="HeroPortal">
        <HeroPortal
          title="Wat je ook bouwt, het komt door"
          emphasis="deze poort."
          lead="Zeven vakspecialisten met samen 21 vestigingen."
          finder={
            <FinderForm
              action="/vestigingen"
              name="plaats"
              label="Waar werk je?"
              placeholder="Postcode of plaats"
              button="Zoeken"
            />
          }
        />
      </Specimen>
      <Specimen name="VentureWall">
        <div className="showcase__dark">
          <VentureWall
            label="Voorbeeldmuur"
            bricks={['#a63a24', '#2c6138', '#26547c'].map((accentColor, index) => ({
              href: `/organisms?steen=${index}`,
              name: `Merk ${index + 1}`,
              logo: samplePictures.logo,
              accentColor,
              lines: ['Bouwmaterialen', '6 vestigingen'],
            }))}
            last={{ href: '/vestigingen', label: 'Alle vestigingen' }}
          />
        </div>
      </Specimen>
      <Specimen name="VentureTop">
        <VentureTop>
          <Promo
            badge="T/m 30 november"
            title="Mortel per pallet, 12% lager"
            text="Veertig zakken, morgen op je werk."
            action={{ label: 'Bekijk mortel', href: '/organisms?mortel' }}
            product
            picture={samplePictures.product}
          />
          <MyBranch
            over="Jouw vestiging"
            name="Utrecht"
            address="Niels Bohrweg 119, Utrecht"
            href="/organisms?utrecht"
          />
        </VentureTop>
      </Specimen>
      <Specimen name="Promo">
        <Promo title="Zonder plaatje en zonder actie" text="Alleen woorden." />
      </Specimen>
      <Specimen name="MyBranch">
        <MyBranch
          over="Jouw vestiging"
          name="Amersfoort"
          opening="Open tot 17.00 uur"
          phone="033 711 23 40"
          address="Nijverheidsweg-Noord 62"
          href="/organisms?amersfoort"
        >
          Bestel vóór <b>16.00 uur</b>: morgen geleverd.
        </MyBranch>
      </Specimen>
      <Specimen name="QuickLinks">
        <QuickLinks
          label="Voorbeeldlinks"
          links={[
            { href: '/organisms?snel', icon: 'bolt', title: 'Snel toevoegen', sub: 'op artikelnummer' },
            { href: '/organisms?eerder', icon: 'history', title: 'Eerder besteld', sub: '36 artikelen' },
            { href: '/organisms?bestellingen', icon: 'orders', title: 'Bestellingen' },
          ]}
        />
      </Specimen>
      <Specimen name="TileGrid">
        <TileGrid tiles={tiles} />
      </Specimen>
      <Specimen name="Ways">
        <Ways
          ways={[
            {
              href: '/organisms?bestellen',
              icon: 'cart',
              title: 'Materialen bestellen',
              text: 'Met je eigen prijzen.',
            },
            {
              href: '/organisms?showroom',
              icon: 'usp-showroom',
              title: 'Een showroom bezoeken',
              text: 'Op ware grootte.',
            },
          ]}
        />
      </Specimen>
      <Specimen name="ServiceIcons">
        <ServiceIcons services={services} />
        <ServiceIcons narrow services={services} />
      </Specimen>
      <Specimen name="NewsGrid">
        <NewsGrid items={news} />
      </Specimen>
      <Specimen name="Story">
        <Story
          title="Sinds 1921 achter de balie"
          text="Vier generaties, één adres voor wie bouwt."
          picture={{ src: samplePictures.scene, alt: 'Een loods met een dak' }}
          figures={[{ figure: '21', label: 'vestigingen' }]}
          link={{ label: 'Ons verhaal', href: '/organisms?verhaal' }}
        />
      </Specimen>
      <Specimen name="NewsletterBand">
        <NewsletterBand title="Prijswijzigingen vóór ze ingaan" text="Eén mail per maand.">
          <Input aria-label="E-mailadres" type="email" autoComplete="email" />
        </NewsletterBand>
      </Specimen>
      <Specimen name="Section">
        <Section title="Een deel van een pagina" link={{ label: 'Alles', href: '/organisms?deel' }}>
          <p>Met een kop, een link en wat erin staat.</p>
        </Section>
      </Specimen>
    </>
  );
}
