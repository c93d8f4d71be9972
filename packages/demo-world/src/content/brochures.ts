/** The contents of each brochure: its PDF is rendered at the first download. */
export interface Brochure {
  url: string;
  title: string;
  lines: readonly string[];
}

export const brochures: readonly Brochure[] = [
  {
    url: '/media/brochures/bouwpoort-jaarbeeld.pdf',
    title: 'Bouwpoort: jaarbeeld',
    lines: [
      'Zeven bedrijven, 21 vestigingen en showrooms, 1.180 collega’s.',
      '640.000 leveringen met 64 vrachtwagens, waarvan 38 met kraan.',
      'Diesel per geleverde ton: 2,4 liter (drie jaar geleden 2,9).',
      'Gemiddeld aantal stops per rit: 8,0 (was 5,1).',
      'Retour genomen: 9.300 ton gips, puin en hout.',
      'Ingekocht hout met keurmerk: 94%.',
      'Eigen zonnestroom: 57% van het verbruik.',
      'Plannen: overslag in Zwolle, elektrische wagens in drie binnensteden, één retourregeling voor alle pallets.',
    ],
  },
  {
    url: '/media/brochures/bouwpoort-projecten.pdf',
    title: 'Van koperskeuze tot sleutel',
    lines: [
      'Voor nieuwbouw en renovatie vanaf tien woningen.',
      'Week 1: kick-off. Planning en levertijden naast elkaar.',
      'Week 2 tot 4: koperskeuze, één avond per bouwstroom.',
      'Week 5: meerwerk ter goedkeuring bij de aannemer.',
      'Zodra de binnenwanden staan: inmeten met de laser, afwijkingen boven 5 mm dezelfde dag gemeld.',
      'Levering per bouwnummer, op de verdieping, in een tijdvak van twee uur.',
      'Eén projectleider voor alle bedrijven, één overzicht van restpunten.',
    ],
  },
  {
    url: '/media/brochures/bouwpoort-losplaats.pdf',
    title: 'De losplaats: maten en regels',
    lines: [
      'Doorrijbreedte: 3,50 meter. Doorrijhoogte: 4,20 meter.',
      'Lengte bakwagen: 12 meter opstelruimte. Trekker met oplegger: 18 meter.',
      'Poten uitgezet: 5,20 meter breed. Eén zijde: 3,60 meter, half bereik.',
      'Bereik kraan: 12 meter. Bereik verreiker: 18 meter hoog, 13 meter ver.',
      'Ondergrond: verhard, geen putdeksels onder de poten.',
      'Geen bovenleiding of takken binnen 14 meter.',
      'Boven windkracht 6 en bij onweer wordt niet gehesen.',
      'Verkeersmaatregel: vraag hem tien werkdagen vooraf aan bij de gemeente; borden staan drie dagen.',
    ],
  },
  {
    url: '/media/brochures/steenhof-mortelwijzer.pdf',
    title: 'Steenhof mortelwijzer',
    lines: [
      'Gevelsteen, zachte handvorm: metselmortel M5, zuigend.',
      'Gevelsteen, strengpers: metselmortel M5 voor weinig zuigende steen.',
      'Doorstrijken: doorstrijkmortel, voeg gelijktijdig afgewerkt.',
      'Kalkzandsteenblok: lijmmortel, voeg 2 tot 3 mm.',
      'Cellenbeton: lijmmortel voor cellenbeton, kam 6 mm.',
      'Verbruik waalformaat halfsteens: 38 kg droge mortel per m².',
      'Verbruik lijmblok 100 mm: 2,5 kg per m².',
      'Verwerken tussen 5 en 25 graden; vers werk twee dagen beschermen tegen vorst en slagregen.',
    ],
  },
  {
    url: '/media/brochures/steenhof-metal-stud.pdf',
    title: 'Metal-stud: wand in vijf stappen',
    lines: [
      '1. Uitzetten met laser, rail op aansluitband, bevestigen om de 600 mm.',
      '2. Stijlen hart op hart 600 mm, bij tegelwerk 400 mm. Kort ze 10 mm af.',
      '3. Eerste zijde beplaten: schroeven om de 250 mm, 10 mm uit de rand.',
      '4. Leidingen en wol: 60 mm glaswol in een stijl van 75 mm.',
      '5. Tweede zijde, naden één stijl verspringen, randen kitten.',
      'Geluid: enkel beplaat 44 dB, dubbel beplaat 52 dB.',
      'Brand: enkel 30 minuten, dubbel 60 minuten, met de platen uit het rapport.',
    ],
  },
  {
    url: '/media/brochures/steenhof-diensten.pdf',
    title: 'Steenhof: diensten en tarieven',
    lines: [
      'Orderkosten bij bezorging onder € 500: € 12,50.',
      'Kraanlossing: bij de bezorging inbegrepen.',
      'Lossen met verreiker: € 95 per halfuur (Utrecht, Amersfoort, Rotterdam).',
      'Flitslevering tot 300 kg: € 39 per rit (Utrecht, Amersfoort, Den Haag).',
      'Zagen: tien sneden gratis, daarna € 1,25 per snede (Amersfoort, Arnhem).',
      'Verhuur: trilplaat vanaf € 45 per dag (Amersfoort, Arnhem, Zwolle).',
      'Alle bedragen zijn zonder btw.',
    ],
  },
  {
    url: '/media/brochures/steenhof-retour.pdf',
    title: 'Steenhof: retour en statiegeld',
    lines: [
      'Voorraadartikelen in volle verpakking: binnen 30 dagen, aankoopprijs min 15%.',
      'Zelf gebracht binnen een week: min 5%.',
      'Niet retour: bestelartikelen, gezaagd of gemengd materiaal, zakgoed met minder dan drie maanden houdbaarheid.',
      'Pallets met brandmerk: € 12,50 per stuk, tien per stapel.',
      'Big bag gips, schoon puin of hout: € 85 inclusief verwerking (Rotterdam, Zwolle).',
      'Schade of tekort: binnen 24 uur melden met foto en ordernummer.',
    ],
  },
];
