import type { ContentWorld } from './content-world.ts';
import { type DemoPage, html, link, page, phoneUrl, portal, scene, tradeSites } from './site.ts';

const ventureOptions = tradeSites.map((site) => ({ value: site.path, label: site.name }));

function landing(): DemoPage {
  return page(portal, {
    at: 'klantenservice',
    name: 'Klantenservice',
    image: 'counter',
    content: {
      contentType: 'CustomerServiceLandingPage',
      title: 'Waar kunnen we mee helpen?',
      introduction:
        'Gaat het over een bestelling, dan helpt je eigen winkel je het snelst. Voor al het andere ben je hier goed.',
      seoDescription: 'Contact met Bouwpoort: vragen over onze bedrijven, projecten, pers en leveranciers.',
      topics: [
        {
          icon: 'help',
          title: 'Veelgestelde vragen',
          text: 'Over accounts, onze bedrijven, vestigingen en werken.',
          href: '/bouwpoort/klantenservice/veelgestelde-vragen',
        },
        {
          icon: 'mail',
          title: 'Contact',
          text: 'Stel je vraag; binnen één werkdag antwoord.',
          href: '/bouwpoort/klantenservice/contact',
        },
        {
          icon: 'project',
          title: 'Projecten',
          text: 'Nieuwbouw en renovatie vanaf tien woningen.',
          href: '/bouwpoort/projecten',
        },
        {
          icon: 'package',
          title: 'Leverancier worden',
          text: 'Zo beoordelen we nieuwe producten.',
          href: '/bouwpoort/klantenservice/leverancier-worden',
        },
        {
          icon: 'file-text',
          title: 'Pers',
          text: 'Cijfers, beeld en een woordvoerder.',
          href: '/bouwpoort/klantenservice/pers',
        },
        {
          icon: 'hard-hat',
          title: 'Werken bij',
          text: 'Vacatures, stages en leerbanen.',
          href: '/bouwpoort/werken-bij',
        },
      ],
      contactOptions: [
        { icon: 'phone', title: portal.phone, text: 'Werkdagen van 8.00 tot 17.00 uur', href: phoneUrl(portal) },
        { icon: 'mail', title: portal.email, text: 'Antwoord binnen één werkdag', href: `mailto:${portal.email}` },
        { icon: 'pin', title: 'Langskomen', text: '21 vestigingen en showrooms', href: '/vestigingen' },
      ],
      blocks: [
        {
          contentType: 'ContentGridBlock',
          id: 'ventures',
          title: 'Rechtstreeks naar je winkel of showroom',
          columns: 4,
          items: tradeSites.map((site) => ({
            kind: 'icon' as const,
            icon: site.hasShop ? ('store' as const) : ('usp-showroom' as const),
            title: site.name,
            text: `Bel ${site.phone}`,
            href: `/${site.path}/klantenservice`,
          })),
        },
      ],
    },
  });
}

function questions(): DemoPage {
  return page(portal, {
    at: 'klantenservice/veelgestelde-vragen',
    under: 'klantenservice',
    name: 'Veelgestelde vragen',
    image: 'counter',
    content: {
      contentType: 'CustomerServiceOverviewPage',
      title: 'Veelgestelde vragen',
      introduction: 'Over Bouwpoort als geheel. Vragen over een bestelling staan op de site van je winkel.',
      topics: [],
      blocks: [
        {
          contentType: 'FaqCategoryListBlock',
          id: 'vragen',
          categories: [
            {
              id: 'ventures',
              title: 'Onze bedrijven en vestigingen',
              questions: [
                {
                  id: 'wat-is-venture',
                  question: 'Bij wie koop ik: bij Bouwpoort of bij een van de bedrijven?',
                  answerHtml:
                    '<p>Bij het bedrijf zelf. Elk heeft een eigen vak, een eigen naam en eigen vestigingen; daar koop je en daar betaal je. Bouwpoort zorgt achter de schermen voor inkoop, planning en vervoer.</p>',
                },
                {
                  id: 'dichtstbij',
                  question: 'Hoe vind ik de dichtstbijzijnde vestiging?',
                  answerHtml:
                    '<p>Vul op <a href="/vestigingen">Vestigingen</a> je postcode of plaats in. Je kunt filteren op afstand, soort en assortiment.</p>',
                },
                {
                  id: 'particulier',
                  question: 'Mag ik ook als particulier komen?',
                  answerHtml:
                    '<p>In de showrooms wel. De webwinkels en balies zijn voor bedrijven met een KvK-nummer.</p>',
                },
                {
                  id: 'openingstijden',
                  question: 'Zijn alle vestigingen even lang open?',
                  answerHtml:
                    '<p>Nee. De balies van Steenhof gaan om 6.30 uur open, de meeste showrooms om 9.30 uur en op maandag niet. De tijden van deze en volgende week staan op de pagina van elke vestiging.</p>',
                },
              ],
            },
            {
              id: 'account',
              title: 'Account en inloggen',
              questions: [
                {
                  id: 'een-account',
                  question: 'Geldt mijn account bij alle winkels?',
                  answerHtml:
                    '<p>Nee. Een account hoort bij één winkel, omdat daar je prijzen en kredietruimte zijn afgesproken. Koop je bij twee winkels, dan heb je twee accounts, elk met een eigen e-mailadres.</p>',
                },
                {
                  id: 'registreren',
                  question: 'Hoe vraag ik een account aan?',
                  answerHtml:
                    '<p>Kies op <a href="/bouwpoort/assortiment">Materialen bestellen</a> je winkel en registreer je met je KvK-nummer. Binnen een paar minuten kun je bestellen. Is je bedrijf al klant, dan geeft eerst de beheerder van jullie account akkoord.</p>',
                },
                {
                  id: 'wachtwoord',
                  question: 'Ik ben mijn wachtwoord kwijt',
                  answerHtml:
                    '<p>Klik op het inlogscherm van je winkel op ‘Wachtwoord vergeten’. De link in de mail werkt één keer en blijft een uur geldig.</p>',
                },
                {
                  id: 'collega',
                  question: 'Kan mijn collega een eigen inlog krijgen?',
                  answerHtml:
                    '<p>Ja. De beheerder van jullie account nodigt hem of haar uit vanuit Mijn Bouwpoort.</p>',
                },
              ],
            },
            {
              id: 'leveren',
              title: 'Bestellen bij meer dan één bedrijf',
              questions: [
                {
                  id: 'samen',
                  question: 'Komen twee bestellingen op één wagen?',
                  answerHtml:
                    '<p>Als adres en dag gelijk zijn en het past, dan plannen we dat automatisch. Je krijgt één tijdvak voor de hele vracht.</p>',
                },
                {
                  id: 'tijdvak',
                  question: 'Wanneer weet ik het tijdvak?',
                  answerHtml:
                    '<p>De avond ervoor rond 18.00 uur, per mail en in je bestelling. Het tijdvak is twee uur.</p>',
                },
                {
                  id: 'pallets',
                  question: 'Waar lever ik pallets in?',
                  answerHtml:
                    '<p>Bij iedere vestiging met een bouwshop, ook als ze van een ander bedrijf van Bouwpoort komen. Het statiegeld staat op je volgende factuur.</p>',
                },
                {
                  id: 'afval',
                  question: 'Nemen jullie afval mee?',
                  answerHtml:
                    '<p>Gips, schoon puin en onbehandeld hout, in onze eigen bakken of big bags. Vraag het een dag vooruit aan.</p>',
                },
              ],
            },
            {
              id: 'werken',
              title: 'Werken bij Bouwpoort',
              questions: [
                {
                  id: 'open-sollicitatie',
                  question: 'Kan ik open solliciteren?',
                  answerHtml:
                    '<p>Graag. Mail naar <a href="mailto:werken@bouwpoort.test">werken@bouwpoort.test</a> en vertel bij welk bedrijf je wilt beginnen.</p>',
                },
                {
                  id: 'rijbewijs',
                  question: 'Betalen jullie het rijbewijs C?',
                  answerHtml:
                    '<p>Ja, met code 95 en het kraancertificaat. Je blijft daarna twee jaar bij ons rijden, anders betaal je een deel terug.</p>',
                },
                {
                  id: 'meelopen',
                  question: 'Mag ik een dag meelopen?',
                  answerHtml:
                    '<p>Dat raden we zelfs aan. Je start om zes uur met koffie; stevige schoenen heb je zelf aan, de rest krijg je te leen.</p>',
                },
                {
                  id: 'leerbaan',
                  question: 'Hebben jullie leerbanen?',
                  answerHtml:
                    '<p>Ja, voor logistiek, verkoop en keukenmontage. Kijk bij <a href="/bouwpoort/werken-bij/stages-en-leerbanen">stages en leerbanen</a>.</p>',
                },
              ],
            },
          ],
        },
      ],
    },
  });
}

function details(world: ContentWorld): DemoPage[] {
  return [
    page(portal, {
      at: 'klantenservice/contact',
      under: 'klantenservice',
      name: 'Contact',
      image: 'team',
      content: {
        contentType: 'CustomerServiceDetailPage',
        title: 'Contact',
        introduction: 'Vertel wat er speelt, dan komt je bericht meteen bij de juiste collega.',
        relatedLinks: [
          link('Veelgestelde vragen', '/bouwpoort/klantenservice/veelgestelde-vragen'),
          link('Alle vestigingen', '/vestigingen'),
        ],
        blocks: [
          {
            contentType: 'FormContainerBlock',
            id: 'contactformulier',
            title: 'Stuur ons een bericht',
            fields: [
              { kind: 'text', name: 'name', label: 'Naam', required: true, autocomplete: 'name', width: 'half' },
              {
                kind: 'text',
                name: 'company',
                label: 'Bedrijf',
                required: false,
                autocomplete: 'organization',
                width: 'half',
              },
              {
                kind: 'email',
                name: 'email',
                label: 'E-mailadres',
                required: true,
                autocomplete: 'email',
                width: 'half',
              },
              {
                kind: 'phone',
                name: 'phone',
                label: 'Telefoonnummer',
                required: false,
                autocomplete: 'tel',
                width: 'half',
              },
              {
                kind: 'select',
                name: 'venture',
                label: 'Over welk bedrijf gaat het?',
                required: false,
                options: ventureOptions,
                emptyText: 'Geen of meer dan één',
              },
              {
                kind: 'radio',
                name: 'subject',
                label: 'Waar gaat je vraag over?',
                required: true,
                options: [
                  { value: 'project', label: 'Een project' },
                  { value: 'samenwerken', label: 'Samenwerken' },
                  { value: 'klacht', label: 'Een klacht' },
                  { value: 'anders', label: 'Iets anders' },
                ],
              },
              { kind: 'textarea', name: 'message', label: 'Je bericht', required: true, rows: 6, maxLength: 4000 },
              {
                kind: 'file',
                name: 'attachment',
                label: 'Bijlage',
                required: false,
                accept: '.pdf,.jpg,.jpeg,.png',
                maxMegabytes: 10,
                help: 'PDF of foto, hooguit 10 MB.',
              },
              { kind: 'checkbox', name: 'privacy', label: 'Ik heb de privacyverklaring gelezen', required: true },
            ],
            submitText: 'Versturen',
            thanksHtml: '<p>Bedankt, je bericht is binnen. Je hebt binnen één werkdag antwoord.</p>',
          },
        ],
      },
    }),
    page(portal, {
      at: 'klantenservice/pers',
      under: 'klantenservice',
      name: 'Pers',
      image: 'branch',
      content: {
        contentType: 'CustomerServiceDetailPage',
        title: 'Pers',
        introduction:
          'Schrijf je over bouwen, wonen of logistiek? We helpen je aan cijfers, beeld en iemand die erover kan vertellen.',
        updatedOn: world.day(90),
        mainBody: html`<h2>Woordvoering</h2><p>Saskia Brandsma, op werkdagen van 8.00 tot 18.00 uur via ${portal.phone} of
          <a href="mailto:pers@bouwpoort.test">pers@bouwpoort.test</a>.</p><h2>Kerncijfers</h2><ul><li>1.180 medewerkers, van wie 310
          chauffeurs</li><li>7 bedrijven en een logistiek centrum in Venlo</li><li>640.000 leveringen per jaar</li></ul><h2>Beeld</h2>
          <p>Logo’s en tekeningen mag je gebruiken met de vermelding ‘Beeld: Bouwpoort’.</p>`,
        relatedLinks: [link('Nieuws', '/bouwpoort/nieuws'), link('Ons verhaal', '/bouwpoort/over-ons/ons-verhaal')],
        blocks: [],
      },
    }),
    page(portal, {
      at: 'klantenservice/leverancier-worden',
      under: 'klantenservice',
      name: 'Leverancier worden',
      image: 'warehouse',
      content: {
        contentType: 'CustomerServiceDetailPage',
        title: 'Leverancier worden',
        introduction: 'Vier keer per jaar beoordelen we nieuwe producten. Zo maak je kans op een plek in het schap.',
        updatedOn: world.day(45),
        mainBody: html`<h2>Waar we op letten</h2><ul><li>Een prestatieverklaring en CE-markering, in het Nederlands.</li><li>Productgegevens in
          een uitwisselformaat: maten, gewichten, GTIN en verpakking.</li><li>Levering op pallet, binnen vijf werkdagen, met losvenster in
          Venlo.</li><li>Een milieuverklaring (EPD) voor alles wat in het gebouw blijft.</li></ul><h2>Hoe het gaat</h2><p>Na je aanmelding
          hoor je binnen drie weken of we een monster willen. Twee vestigingen proberen het product acht weken. Daarna beslist de
          inkoper, en dat hoor je ook als het nee is.</p>`,
        relatedLinks: [
          link('Leveren aan VLC', '/vlc/klantenservice'),
          link('Contact', '/bouwpoort/klantenservice/contact'),
        ],
        blocks: [
          {
            contentType: 'CTABlockWithImage',
            id: 'aanmelden',
            title: 'Klaar om iets te laten zien?',
            text: 'Gebruik het contactformulier, kies ‘Samenwerken’ en voeg je productblad toe.',
            image: scene(portal, 'warehouse', ''),
            link: link('Naar het contactformulier', '/bouwpoort/klantenservice/contact'),
          },
        ],
      },
    }),
    page(portal, {
      at: 'privacy/cookies',
      name: 'Cookieoverzicht',
      content: {
        contentType: 'SimpleContentPage',
        title: 'Cookie\u00ADoverzicht',
        introduction: 'Deze cookies plaatsen Bouwpoort en onze bedrijven.',
        updatedOn: world.day(180),
        mainBody: html`<table><thead><tr><th>Naam</th><th>Waarvoor</th><th>Soort</th><th>Bewaard</th></tr></thead><tbody>
          <tr><td>auth</td><td>Je ingelogd houden</td><td>Noodzakelijk</td><td>tot je uitlogt</td></tr>
          <tr><td>siteUser, customer</td><td>Je naam en vestiging tonen</td><td>Noodzakelijk</td><td>tot je uitlogt</td></tr>
          <tr><td>CookieConsent</td><td>Je keuze onthouden</td><td>Noodzakelijk</td><td>12 maanden</td></tr></tbody></table>
          <p>Kaarten en video’s van anderen laden we pas als je voorkeurscookies toestaat. Meten en adverteren doen we pas na toestemming
          voor statistieken en marketing.</p>`,
        blocks: [],
      },
    }),
  ];
}

export function portalService(world: ContentWorld): DemoPage[] {
  return [landing(), questions(), ...details(world)];
}
