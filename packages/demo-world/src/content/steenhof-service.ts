import type { ContentWorld } from './content-world.ts';
import { type DemoPage, html, link, page, phoneUrl, steenhof } from './site.ts';
import { steenhofQuestions } from './steenhof-questions.ts';

const service = '/steenhof/klantenservice';

function landing(): DemoPage {
  return page(steenhof, {
    at: 'klantenservice',
    name: 'Klantenservice',
    image: 'counter',
    content: {
      contentType: 'CustomerServiceLandingPage',
      title: 'Klanten\u00ADservice',
      introduction: 'De meeste antwoorden staan hieronder. Liever iemand spreken? Vanaf 6.30 uur neemt er iemand op.',
      seoDescription: 'Hulp bij bestellen, betalen, levering, retour en je account bij Steenhof.',
      topics: [
        {
          icon: 'cart',
          title: 'Bestellen',
          text: 'Zoeken, hoeveelheden, eenheden en wijzigen.',
          href: `${service}/bestellen`,
        },
        { icon: 'euro', title: 'Betalen', text: 'Op rekening, online of bij afhalen.', href: `${service}/betalen` },
        {
          icon: 'truck',
          title: 'Levering',
          text: 'Besteltijden, tijdvak, kraan en losplaats.',
          href: `${service}/levering`,
        },
        { icon: 'refresh', title: 'Retour', text: 'Terugbrengen, statiegeld en schade.', href: `${service}/retour` },
        {
          icon: 'user',
          title: 'Account',
          text: 'Inloggen, collega’s, adressen en prijslijst.',
          href: `${service}/account`,
        },
        {
          icon: 'help',
          title: 'Veelgestelde vragen',
          text: 'Wat we elke week gevraagd krijgen.',
          href: `${service}/veelgestelde-vragen`,
        },
      ],
      contactOptions: [
        {
          icon: 'phone',
          title: steenhof.phone,
          text: 'Werkdagen 6.30 – 17.00 uur, zaterdag 8.00 – 12.00 uur',
          href: phoneUrl(steenhof),
        },
        { icon: 'mail', title: 'Contactformulier', text: 'Antwoord binnen één werkdag', href: `${service}/contact` },
        {
          icon: 'pin',
          title: 'Je vestiging',
          text: 'Adressen, telefoonnummers en openingstijden',
          href: '/steenhof/vestigingen',
        },
      ],
      blocks: [
        {
          contentType: 'TextContentBlock',
          id: 'spoed',
          variant: 'highlight',
          title: 'Staat er nu iets stil?',
          textHtml:
            '<p>Bel dan je eigen vestiging, die kent je order en kan een flitslevering regelen. Mailen duurt te lang.</p>',
          link: link('Flitslevering', '/steenhof/diensten'),
        },
      ],
    },
  });
}

interface Detail {
  slug: string;
  name: string;
  title: string;
  introduction: string;
  body: string;
  links: [string, string][];
}

const details: Detail[] = [
  {
    slug: 'bestellen',
    name: 'Bestellen',
    title: 'Bestellen',
    introduction: 'Op naam, op artikelnummer of met de camera: zo krijg je je lijst in de winkelwagen.',
    body: html`<h2>Een artikel vinden</h2><p>Zoek op naam, artikelnummer, EAN of op het nummer van de fabrikant. Zie je te veel, zet dan het filter
      Voorraadassortiment aan: dan blijven alleen de artikelen over die wij op de plank hebben.</p><h2>Snel toevoegen</h2><p>Heb je een lijst, plak
      die dan bij <strong>Snel toevoegen</strong>: één regel per artikel, nummer en aantal gescheiden door een tab of puntkomma. Een CSV-bestand mag ook. Op
      je telefoon scan je de streepjescode van de verpakking.</p><h2>Eenheden</h2><p>Veel artikelen verkopen we per pak en prijzen we per vierkante meter. Vul in
      wat je nodig hebt; we ronden naar boven af op hele verpakkingen en laten zien wat dat is, bijvoorbeeld 7 pakken = 10,08 m².</p><h2>Wijzigen of
      annuleren</h2><p>Zolang een bestelling open staat, annuleer je hem zelf in <a href="/steenhof/bestellingen">je
      bestellingen</a>. Daarna bel je de vestiging; tot 17.00 uur de dag ervoor lukt het meestal nog.</p>`,
    links: [
      ['Bekijk het assortiment', '/steenhof/categorieen'],
      ['Levering', `${service}/levering`],
      ['Veelgestelde vragen', `${service}/veelgestelde-vragen`],
    ],
  },
  {
    slug: 'betalen',
    name: 'Betalen',
    title: 'Betalen',
    introduction: 'Op rekening, online, of pinnen als je afhaalt.',
    body: html`<h2>Op rekening</h2><p>Met een kredietafspraak betaal je binnen 30 dagen na factuurdatum. Je factuur komt als PDF en als UBL-bestand, per levering
      of per week: kies zelf.</p><h2>Online</h2><p>iDEAL en creditcard, zonder toeslag. De order gaat naar het magazijn zodra de betaling binnen is, meestal
      binnen een minuut.</p><h2>Bij afhalen</h2><p>Pinnen aan de balie. Contant nemen we aan tot € 500.</p><h2>Over je kredietruimte heen</h2><p>De order komt
      dan wel binnen, maar wacht op vrijgave. Onze administratie belt je dezelfde dag. Betaal je een openstaande factuur, dan geven we de
      order dezelfde dag vrij.</p><h2>G-rekening en btw verlegd</h2><p>Bij materiaal alleen geldt geen verlegging. Leveren en plaatsen we, dan staat het op de offerte.</p>`,
    links: [
      ['Algemene voorwaarden', '/steenhof/voorwaarden/algemene-voorwaarden'],
      ['Account', `${service}/account`],
    ],
  },
  {
    slug: 'levering',
    name: 'Levering',
    title: 'Levering',
    introduction: 'Vóór 16.00 uur besteld is de volgende werkdag gelost, met een tijdvak van twee uur.',
    body: html`<h2>Besteltijden</h2><table><thead><tr><th>Wat</th><th>Besteld vóór</th><th>Geleverd</th></tr></thead><tbody><tr><td>Voorraadartikelen</td>
      <td>16.00 uur</td><td>volgende werkdag</td></tr><tr><td>Afhalen</td><td>15.00 uur</td><td>na twee uur</td></tr><tr><td>Flitslevering tot 300 kg</td>
      <td>14.00 uur</td><td>binnen drie uur</td></tr><tr><td>Bestelartikelen</td><td>16.00 uur</td><td>twee tot tien werkdagen</td></tr></tbody></table>
      <h2>Kosten</h2><p>Voor bezorgingen onder € 500 rekenen we € 12,50 orderkosten. Lossen met de kraan of de meeneemheftruck hoort daarbij. De verreiker spreek je vooraf af; die kost € 95 per halfuur.</p>
      <h2>De losplaats</h2><p>Zorg voor een harde ondergrond, 3,50 meter doorgang en 4,20 meter hoogte. De kraan reikt 12 meter vanaf de wagen. Twijfel je,
      stuur een foto mee met je bestelling.</p><h2>Niemand aanwezig</h2><p>Zet in de opmerking dat we zonder handtekening mogen lossen. De chauffeur maakt een foto; die
      vind je bij de order.</p><h2>Levering op de verdieping</h2><p>Gipsplaten, blokken en zakgoed hijsen we tot de vijfde verdieping, als er een sparing van
      1,30 × 2,20 meter is.</p>`,
    links: [
      ['Leveringsvoorwaarden', '/steenhof/voorwaarden/leveringsvoorwaarden'],
      ['Diensten en tarieven', '/steenhof/diensten'],
      ['Retour', `${service}/retour`],
    ],
  },
  {
    slug: 'retour',
    name: 'Retour',
    title: 'Retour',
    introduction: 'Over? Binnen 30 dagen neem je het mee terug, of nemen wij het mee op de wagen.',
    body: html`<h2>Wat kan terug</h2><p>Onbeschadigde voorraadartikelen in volle verpakking. We crediteren de aankoopprijs min 15% voor controle en terugleggen. Breng
      je het zelf en is het nog geen week oud, dan is het 5%.</p><h2>Wat niet</h2><ul><li>Bestelartikelen en maatwerk</li><li>Gezaagd of gemengd
      materiaal</li><li>Cement, mortel en lijm waarvan de houdbaarheid korter is dan drie maanden</li></ul><h2>Statiegeld</h2><p>Pallets met ons brandmerk:
      € 12,50. Lever ze gestapeld in, tien per stapel. Het bedrag staat op je volgende factuur.</p><h2>Schade of tekort</h2><p>Noteer het op de pakbon of
      meld het binnen 24 uur met een foto via het <a href="/steenhof/klantenservice/contact">contactformulier</a>. Vervanging gaat mee met de eerstvolgende
      wagen.</p><h2>Afval</h2><p>Gips, schoon puin en hout nemen we mee in onze eigen big bags: € 85 per stuk, inclusief verwerking.</p>`,
    links: [
      ['Contact', `${service}/contact`],
      ['Duurzaam bouwen', '/steenhof/duurzaam-bouwen'],
    ],
  },
  {
    slug: 'account',
    name: 'Account',
    title: 'Account en inloggen',
    introduction: 'Eén bedrijf, één account, en voor iedere collega een eigen inlog.',
    body: html`<h2>Registreren</h2><p>Met je KvK-nummer heb je binnen een paar minuten een account. Je krijgt een mail met een knop om het te activeren. Is je bedrijf
      al klant, dan geeft eerst de beheerder van jullie account akkoord. <a href="/steenhof/registreren">Account aanvragen</a></p><h2>Wachtwoord</h2><p>Minstens negen tekens, met twee van: kleine letter,
      hoofdletter, cijfer, leesteken. Vergeten? Op het <a href="/steenhof/inloggen">inlogscherm</a> vraag je een nieuw aan; de link werkt één keer.</p>
      <h2>Collega’s</h2><p>De beheerder nodigt collega’s uit in <a href="/steenhof/mijn-bouwpoort">Mijn Bouwpoort</a>, en zet ze op inactief als ze
      vertrekken. Er blijft altijd minstens één beheerder over.</p><h2>Vestiging</h2><p>Je prijzen gelden overal; de voorraad die je ziet is die van jouw
      vestiging. Wisselen kan via de klantenservice.</p><h2>Prijslijst</h2><p>Download je nettoprijzen als CSV, Excel of PDF. De lijst wordt gemaakt op het
      moment dat je erop klikt.</p>`,
    links: [
      ['Mijn Bouwpoort', '/steenhof/mijn-bouwpoort'],
      ['Privacyverklaring', '/steenhof/privacy/privacyverklaring'],
    ],
  },
];

function detailPages(world: ContentWorld): DemoPage[] {
  return details.map((detail, index) =>
    page(steenhof, {
      at: `klantenservice/${detail.slug}`,
      under: 'klantenservice',
      name: detail.name,
      daysAgo: 50 + index * 12,
      image: 'counter',
      content: {
        contentType: 'CustomerServiceDetailPage',
        title: detail.title,
        introduction: detail.introduction,
        seoDescription: detail.introduction,
        mainBody: detail.body,
        updatedOn: world.day(50 + index * 12),
        relatedLinks: detail.links.map(([text, href]) => link(text, href)),
        blocks: [],
      },
    }),
  );
}

function contact(): DemoPage {
  const branches = ['Utrecht', 'Amersfoort', 'Rotterdam', 'Den Haag', 'Arnhem', 'Zwolle'];
  return page(steenhof, {
    at: 'klantenservice/contact',
    under: 'klantenservice',
    name: 'Contact',
    image: 'team',
    content: {
      contentType: 'CustomerServiceDetailPage',
      title: 'Contact',
      introduction: 'Hoe meer je nu invult, hoe minder we terug hoeven te vragen.',
      seoDescription: 'Stel je vraag aan Steenhof, meld schade of vraag een offerte aan.',
      relatedLinks: [
        link('Veelgestelde vragen', `${service}/veelgestelde-vragen`),
        link('Vestigingen', '/steenhof/vestigingen'),
      ],
      blocks: [
        {
          contentType: 'FormContainerBlock',
          id: 'contactformulier',
          title: 'Stel je vraag',
          introductionHtml: `<p>Staat er iemand te wachten? Bel <a href="${phoneUrl(steenhof)}">${steenhof.phone}</a>.</p>`,
          fields: [
            {
              kind: 'radio',
              name: 'subject',
              label: 'Waar gaat het over?',
              required: true,
              options: [
                { value: 'bestelling', label: 'Een bestelling of levering' },
                { value: 'schade', label: 'Schade of tekort' },
                { value: 'offerte', label: 'Een offerte' },
                { value: 'anders', label: 'Iets anders' },
              ],
            },
            {
              kind: 'text',
              name: 'orderNumber',
              label: 'Ordernummer',
              required: false,
              width: 'half',
              maxLength: 20,
              help: 'Staat boven aan je bevestiging en op de pakbon.',
            },
            {
              kind: 'select',
              name: 'branch',
              label: 'Vestiging',
              required: false,
              width: 'half',
              emptyText: 'Weet ik niet',
              options: branches.map((city) => ({ value: city, label: city })),
            },
            { kind: 'text', name: 'name', label: 'Naam', required: true, width: 'half', autocomplete: 'name' },
            {
              kind: 'text',
              name: 'company',
              label: 'Bedrijf',
              required: true,
              width: 'half',
              autocomplete: 'organization',
            },
            {
              kind: 'email',
              name: 'email',
              label: 'E-mailadres',
              required: true,
              width: 'half',
              autocomplete: 'email',
              placeholder: 'naam@bedrijf.nl',
            },
            {
              kind: 'phone',
              name: 'phone',
              label: 'Telefoonnummer',
              required: false,
              width: 'half',
              autocomplete: 'tel',
              help: 'Dan bellen we als dat sneller is.',
            },
            { kind: 'textarea', name: 'message', label: 'Je vraag', required: true, rows: 6, maxLength: 4000 },
            {
              kind: 'file',
              name: 'photos',
              label: 'Foto’s of tekening',
              required: false,
              accept: '.jpg,.jpeg,.png,.pdf',
              maxMegabytes: 10,
              multiple: true,
              help: 'Bij schade: één foto van het etiket en één van het geheel.',
            },
            {
              kind: 'checkbox',
              name: 'reachable',
              label: 'Wanneer ben je bereikbaar?',
              required: false,
              options: [
                { value: 'vroeg', label: 'Vóór 9.00 uur' },
                { value: 'pauze', label: 'Rond de middag' },
                { value: 'laat', label: 'Na 15.30 uur' },
              ],
            },
            {
              kind: 'checkbox',
              name: 'privacy',
              label: 'Steenhof mag mijn gegevens gebruiken om te antwoorden',
              required: true,
            },
          ],
          submitText: 'Vraag versturen',
          thanksHtml:
            '<p>Je vraag is binnen. Je hebt binnen één werkdag antwoord. Kan het niet wachten, bel dan je vestiging.</p>',
        },
      ],
    },
  });
}

export function steenhofService(world: ContentWorld): DemoPage[] {
  return [landing(), ...detailPages(world), contact(), steenhofQuestions()];
}
