import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { OpenNow } from '@bouwpoort/ui/atoms/open-now.tsx';
import { FinderForm } from '@bouwpoort/ui/molecules/finder-form.tsx';
import { NewsGridSpecimen, SectionSpecimen, TileGridSpecimen } from '@bouwpoort/ui/showcase/organisms-grids.tsx';
import { samplePictures } from '@bouwpoort/ui/showcase/sample-pictures.ts';
import { Specimen } from '@bouwpoort/ui/showcase/specimen.tsx';
import { HeroPortal } from '../../frame/organisms/hero-portal.tsx';
import { MyBranch } from '../../frame/organisms/my-branch.tsx';
import { NewsletterBand } from '../../frame/organisms/newsletter-band.tsx';
import { Promo } from '../../frame/organisms/promo.tsx';
import { QuickLinks } from '../../frame/organisms/quick-links.tsx';
import { ServiceIcons } from '../../frame/organisms/service-icons.tsx';
import { Story } from '../../frame/organisms/story.tsx';
import { TaskLinks } from '../../frame/organisms/task-links.tsx';
import { VentureTop } from '../../frame/organisms/venture-top.tsx';
import { VentureWall } from '../../frame/organisms/venture-wall.tsx';

const services = [
  { icon: 'service-saw', label: 'Zaagservice' },
  { icon: 'service-rental', label: 'Verhuur van gereedschap' },
  { icon: 'service-drive-in', label: 'Drive-in' },
] as const;

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
          opening={<OpenNow>Open tot 17.00 uur</OpenNow>}
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
      <TileGridSpecimen />
      <Specimen name="TaskLinks">
        <TaskLinks
          links={[
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
      <NewsGridSpecimen />
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
      <SectionSpecimen />
    </>
  );
}
