import type { ContentWorld } from './content-world.ts';
import { newsOverview } from './news-overview.ts';
import { type DemoPage, gevelstudio, html, link, page, pageId, phoneUrl, scene } from './site.ts';

const site = gevelstudio;

function home(): DemoPage {
  return page(site, {
    at: '',
    name: 'Gevelstudio',
    daysAgo: 24,
    image: 'branch',
    background: 'facade',
    content: {
      contentType: 'VentureHomePage',
      title: 'Gevelstudio',
      seoTitle: 'Gevels en kozijnen op ware grootte',
      seoDescription:
        'Zesentwintig gevelvlakken in de buitenlucht in Maastricht. Advies, monsters en details voor architect en bouwer.',
      promo: {
        title: 'Zie je gevel voor hij er staat',
        text: 'Zesentwintig vlakken van drie bij drie meter, in weer en wind. Neem je architect mee.',
        link: link('Bezoek de studio', '/gevelstudio/vestigingen/maastricht'),
        image: scene(site, 'facade', ''),
      },
      quickLinks: [
        {
          icon: 'package',
          text: 'Monsters aanvragen',
          detail: 'binnen twee werkdagen op je bureau',
          href: '/gevelstudio/klantenservice#monsters',
        },
        {
          icon: 'layers',
          text: 'Details',
          detail: 'voor steenstrips en panelen',
          href: '/gevelstudio/advies/steenstrips-of-metselwerk',
        },
        {
          icon: 'pin',
          text: 'Studio Maastricht',
          detail: 'route en openingstijden',
          href: '/gevelstudio/vestigingen/maastricht',
        },
      ],
      blocks: [
        {
          contentType: 'ExperienceBlock',
          id: 'hof',
          title: 'Een binnenhof als materialenboek',
          textHtml: html`<p>Steen verkleurt, aluminium spiegelt, hout vergrijst. Op een scherm zie je dat niet. In de hof van de studio staan vlakken van één, vijf en tien jaar oud
            naast elkaar, op het zuiden én op het noorden.</p>`,
          image: scene(site, 'site', 'Gevelvlakken rond een binnenhof'),
          figures: [
            { value: '26', label: 'gevelvlakken' },
            { value: '3 × 3 m', label: 'op ware grootte' },
            { value: '10 jaar', label: 'oudste vlak' },
          ],
          link: link('Plan een bezoek', '/gevelstudio/klantenservice#monsters'),
        },
        {
          contentType: 'ContentGridBlock',
          id: 'nieuws',
          title: 'Nieuws',
          columns: 2,
          items: [],
          source: { parentId: pageId(site, 'nieuws'), contentType: 'NewsPage', take: 2 },
          link: link('Alle nieuws', '/gevelstudio/nieuws'),
        },
      ],
    },
  });
}

export function gevelstudioPages(world: ContentWorld): DemoPage[] {
  return [
    home(),
    page(site, {
      at: 'klantenservice',
      name: 'Monsters en contact',
      image: 'showroom',
      content: {
        contentType: 'CustomerServiceLandingPage',
        title: 'Monsters, details of een gesprek',
        introduction: 'Vertel iets over het project, dan sturen we wat erbij past.',
        seoDescription: 'Vraag monsters en details aan bij Gevelstudio in Maastricht.',
        topics: [
          {
            icon: 'package',
            title: 'Monsters',
            text: 'Tot vijf per project, gratis.',
            href: '/gevelstudio/klantenservice#monsters',
          },
          {
            icon: 'layers',
            title: 'Details',
            text: 'Aansluitingen om over te nemen.',
            href: '/gevelstudio/advies/steenstrips-of-metselwerk',
          },
          {
            icon: 'file-text',
            title: 'Voorwaarden',
            text: 'Proefvlak, maatvoering en fasering.',
            href: '/gevelstudio/voorwaarden/leveringsvoorwaarden',
          },
        ],
        contactOptions: [
          { icon: 'phone', title: site.phone, text: 'Dinsdag t/m vrijdag 9.30 – 17.30 uur', href: phoneUrl(site) },
          {
            icon: 'mail',
            title: site.projectEmail,
            text: 'Voor tekeningen en bestekken',
            href: `mailto:${site.projectEmail}`,
          },
        ],
        blocks: [
          {
            contentType: 'FormContainerBlock',
            id: 'monsters',
            title: 'Monsters aanvragen',
            fields: [
              { kind: 'text', name: 'name', label: 'Naam', required: true, autocomplete: 'name', width: 'half' },
              {
                kind: 'text',
                name: 'office',
                label: 'Bureau of bedrijf',
                required: true,
                autocomplete: 'organization',
                width: 'half',
              },
              { kind: 'email', name: 'email', label: 'E-mailadres', required: true, autocomplete: 'email' },
              {
                kind: 'checkbox',
                name: 'materials',
                label: 'Waar zoek je naar?',
                required: true,
                options: [
                  { value: 'gevelsteen', label: 'Gevelsteen' },
                  { value: 'steenstrips', label: 'Steenstrips' },
                  { value: 'vezelcement', label: 'Vezelcement' },
                  { value: 'aluminium', label: 'Aluminium' },
                  { value: 'hout', label: 'Hout' },
                ],
              },
              {
                kind: 'textarea',
                name: 'project',
                label: 'Over het project',
                required: false,
                rows: 4,
                help: 'Plaats, oppervlak, kleurrichting, oplevering.',
              },
            ],
            submitText: 'Monsters aanvragen',
            thanksHtml: '<p>We zoeken ze bij elkaar. Binnen twee werkdagen staan ze op je bureau.</p>',
          },
        ],
      },
    }),
    newsOverview(site, 'Nieuwe vlakken in de hof en projecten die af zijn.', 'facade'),
    page(site, {
      at: 'nieuws/nieuw-vlak-hergebruikte-steen',
      under: 'nieuws',
      name: 'Vlak van hergebruikte steen',
      daysAgo: 37,
      image: 'yard',
      content: {
        contentType: 'NewsPage',
        title: 'Nieuw in de hof: een vlak van oude stenen',
        introduction: 'Gewonnen uit een gesloopte school in Heerlen, schoongebikt en opnieuw gevoegd.',
        date: world.day(37),
        category: 'Materiaal',
        mainBody: html`<p>Kalkmortel van voor 1960 laat los, cementmortel niet: dat bepaalt of steen een tweede leven krijgt. Van de 41.000 stenen uit de school bleek 82% bruikbaar. De
          prijs ligt op het niveau van een goede handvorm, de uitstoot op een tiende.</p>`,
        blocks: [],
      },
    }),
    page(site, {
      at: 'advies/steenstrips-of-metselwerk',
      name: 'Steenstrips of metselwerk',
      daysAgo: 78,
      image: 'facade',
      content: {
        contentType: 'ContentPage',
        title: 'Steenstrips of metselwerk?',
        introduction: 'Hetzelfde gezicht, een ander detail. Vergeleken op dikte, gewicht en tempo.',
        category: 'Advies',
        seoDescription: 'Steenstrips en metselwerk vergeleken op dikte, gewicht, tempo en kosten.',
        mainBody: html`<table><thead><tr><th></th><th>Metselwerk</th><th>Steenstrips op isolatie</th></tr></thead><tbody><tr><td>Dikte buiten de isolatie</td><td>140 mm</td><td>25 mm</td></tr><tr>
          <td>Gewicht</td><td>185 kg/m²</td><td>42 kg/m²</td></tr><tr><td>Tempo per vakman</td><td>5 m² per dag</td><td>9 m² per dag</td></tr><tr><td>Fundering</td><td>eigen
          oplegging</td><td>niet nodig</td></tr></tbody></table><h2>Waar het detail kantelt</h2><ul><li><strong>Negge:</strong> strips lopen de dagkant in met hoekstrips; bestel die per meter, met 5%
          extra.</li><li><strong>Plint:</strong> houd 300 mm boven maaiveld vrij of kies een harde plintplaat.</li><li><strong>Dilatatie:</strong> elke 6 meter, en altijd op de
          hoek.</li></ul>`,
        blocks: [
          {
            contentType: 'CTABlockWithImage',
            id: 'bezoek',
            title: 'Beide staan in de hof',
            text: 'Op drie passen van elkaar, zelfde steen, zelfde voeg.',
            image: scene(site, 'facade', ''),
            link: link('Naar de studio', '/gevelstudio/vestigingen/maastricht'),
          },
        ],
      },
    }),
  ];
}
