import type { Navigation } from '@bouwpoort/contract/content/menus';
import { tradeSites } from './site.ts';
import { footerColumn, headerLink, secondaryLink } from './venture-navigation.ts';

/** The drawer leaves out the first header link on the default venture (P 2.7): that is the way home. */
export function portalNavigation(): Navigation {
  const ventureLinks = tradeSites.map((site) => headerLink(site.ventureId, site.name, `/${site.path}`));
  return {
    headerLinks: [
      headerLink('home', 'Home', '/'),
      headerLink('ventures', 'Onze bedrijven', '/bouwpoort/ventures', ventureLinks),
      headerLink('over', 'Over Bouwpoort', '/bouwpoort/over-ons', [
        headerLink('verhaal', 'Ons verhaal', '/bouwpoort/over-ons/ons-verhaal'),
        headerLink('duurzaamheid', 'Duurzaamheid', '/bouwpoort/duurzaamheid'),
        headerLink('projecten', 'Projecten', '/bouwpoort/projecten'),
        headerLink('blog', 'Uit de praktijk', '/bouwpoort/blog'),
        headerLink('brochures', 'Brochures', '/bouwpoort/brochures'),
      ]),
      headerLink('nieuws', 'Nieuws', '/bouwpoort/nieuws'),
      headerLink('werken-bij', 'Werken bij', '/bouwpoort/werken-bij', [
        headerLink('vacatures', 'Vacatures', '/bouwpoort/werken-bij/vacatures'),
        headerLink('stages', 'Stages en leerbanen', '/bouwpoort/werken-bij/stages-en-leerbanen'),
        headerLink('verhalen', 'Verhalen van collega’s', '/bouwpoort/werken-bij/verhalen-van-collegas'),
      ]),
    ],
    footerLinks: [
      footerColumn(
        'Onze bedrijven',
        tradeSites.map((site) => [site.name, `/${site.path}`]),
      ),
      footerColumn('Over Bouwpoort', [
        ['Ons verhaal', '/bouwpoort/over-ons/ons-verhaal'],
        ['Duurzaamheid', '/bouwpoort/duurzaamheid'],
        ['Projecten', '/bouwpoort/projecten'],
        ['Nieuws', '/bouwpoort/nieuws'],
        ['Uit de praktijk', '/bouwpoort/blog'],
        ['Brochures', '/bouwpoort/brochures'],
      ]),
      footerColumn('Werken bij', [
        ['Vacatures', '/bouwpoort/werken-bij/vacatures'],
        ['Stages en leerbanen', '/bouwpoort/werken-bij/stages-en-leerbanen'],
        ['Verhalen van collega’s', '/bouwpoort/werken-bij/verhalen-van-collegas'],
      ]),
      footerColumn('Contact', [
        ['Vestigingen', '/vestigingen'],
        ['Klantenservice', '/bouwpoort/klantenservice'],
        ['Pers', '/bouwpoort/klantenservice/pers'],
        ['Leverancier worden', '/bouwpoort/klantenservice/leverancier-worden'],
        ['Disclaimer', '/bouwpoort/voorwaarden/disclaimer'],
      ]),
    ],
    secondaryLinks: [
      secondaryLink('vestigingen', 'Vind je vestiging', '/vestigingen'),
      secondaryLink('bestellen', 'Materialen bestellen', '/bouwpoort/assortiment'),
      {
        ...secondaryLink('vlc', 'Leveren aan VLC', '/vlc/klantenservice'),
        target: '_blank',
        title: 'Opent in een nieuw venster',
      },
    ],
  };
}
