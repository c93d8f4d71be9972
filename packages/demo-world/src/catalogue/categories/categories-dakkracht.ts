import type { MainCategory } from '../category-tree.ts';

export const dakkrachtCategories: readonly MainCategory[] = [
  {
    name: 'Hellende daken',
    picture: ['rooftile', 'keramiek'],
    introduction: 'Pannen, latten, onderdak en afwerking voor het hellende dak.',
    lead: 'Voor de dakdekker die op één adres alles vindt.',
    body: '<p>We maken een dakplan met latafstand, aantallen en bevestigingsschema op basis van je dakmaten en windzone.</p>',
    subs: [
      {
        name: 'Dakpannen',
        picture: ['rooftile', 'keramiek', 'wave'],
        introduction: 'Keramische en betonnen pannen met bijpassende hulpstukken.',
        lead: 'In vijf vormen en alle gangbare kleuren.',
        body: '<p>Bij volle wagens leveren we rechtstreeks van de fabriek naar het dak. Neem bij renovatie altijd een monster mee.</p>',
        leaves: [
          ['Keramische dakpannen', 'gebakken pannen voor nieuwbouw en renovatie', ['rooftile', 'keramiek', 'wave']],
          ['Betonnen dakpannen', 'snelle pannen vanaf 15 graden', ['rooftile', 'beton-pan', 'flat']],
          ['Hulpstukken', 'nokvorsten, gevelpannen en ventilatiepannen', ['rooftile', 'keramiek-antraciet', 'wave']],
        ],
      },
      {
        name: 'Onderdak',
        picture: ['roll', 'folie-groen', 'lying'],
        introduction: 'Dampopen folies, panlatten en tengels.',
        lead: 'Alles onder de pan.',
        body: '<p>Een onderdak dat regent of stuift betaal je later terug; werk met kleefranden en manchetten.</p>',
        leaves: [
          ['Dampopen folies', 'waterkerende folies met en zonder kleefrand'],
          ['Panlatten en tengels', 'gekeurde latten in vaste lengtes', ['plank', 'vuren']],
        ],
      },
      {
        name: 'Afwerking',
        picture: ['bracket', 'rvs'],
        introduction: 'Lood, panhaken en nokklemmen.',
        lead: 'Stormvast en waterdicht.',
        body: '<p>Sinds NEN 6707 wordt elke pan in de randzone bevestigd. Wij rekenen het aantal haken voor je uit.</p>',
        leaves: [
          ['Lood en loodvervanger', 'rollen voor schoorsteen, nok en muuraansluiting', ['roll', 'lood', 'lying']],
          ['Panhaken en klemmen', 'haken voor pannen en vorsten', ['bracket', 'rvs']],
        ],
      },
    ],
  },
  {
    name: 'Platte daken',
    picture: ['roll', 'bitumen', 'standing'],
    introduction: 'Bitumen, EPDM, daktrimmen en bevestigers.',
    lead: 'Voor gebrande en vlamvrije daken.',
    body: '<p>We leveren dakplannen met legrichting en bevestigingsschema. Restanten van hele rollen nemen we terug.</p>',
    subs: [
      {
        name: 'Bitumen',
        picture: ['roll', 'bitumen', 'standing'],
        introduction: 'Onder- en toplagen in SBS en APP.',
        lead: 'Met leislag in grijs, groen en wit.',
        body: '<p>Een zelfklevende onderlaag en een gebrande toplaag combineer je veilig bij houten opstanden.</p>',
        leaves: [
          ['Onderlagen', 'zelfklevende en dampremmende lagen'],
          ['Toplagen', 'afgewerkte banen met leislag'],
        ],
      },
      {
        name: 'EPDM',
        picture: ['roll', 'epdm', 'lying'],
        introduction: 'Rubberen dakbanen met lijm, primer en naadtape.',
        lead: 'Vlamvrij en levensduur tot 50 jaar.',
        body: '<p>Werk met prefab membranen tot 300 m²: minder naden, minder risico.</p>',
        leaves: [
          ['EPDM-folie', 'banen en membranen van 0,8 tot 2 mm'],
          ['Lijm en primer', 'bodemlijmen, contactlijmen, primers en coating', ['can', 'blik']],
        ],
      },
      {
        name: 'Randafwerking',
        picture: ['metal-profile', 'aluminium', 'u'],
        introduction: 'Daktrimmen, afdekkers en mechanische bevestigers.',
        lead: 'Strak van voren, dicht van boven.',
        body: '<p>Kies trimmen een maat hoger dan de totale dakdikte. Bevestigers leveren we met rekenwaarde.</p>',
        leaves: [
          ['Daktrimmen', 'aluminium profielen in blank en RAL-kleur'],
          ['Bevestigers', 'dakschroeven, drukverdeelplaten en tules', ['fixings-box', 'staal']],
        ],
      },
    ],
  },
  {
    name: 'Dakisolatie',
    picture: ['insulation-board', 'pir'],
    introduction: 'PIR-, EPS- en steenwolplaten voor platte daken.',
    lead: 'Met afschotplan op aanvraag.',
    body: '<p>Voor een Rc van 6,3 kom je uit op 140 mm PIR of ruim 240 mm steenwol. Wij tekenen het afschot mee.</p>',
    subs: [
      {
        name: 'PIR-dakplaten',
        picture: ['insulation-board', 'pir'],
        introduction: 'Vlakke en afschotplaten met aluminium of glasvlies.',
        lead: 'Drukvast en licht op de kraan.',
        body: '<p>Leg altijd in verband met de afschotplaten bovenop, zodat de naden van de lagen niet samenvallen.</p>',
        leaves: [
          ['Vlakke platen', 'platen van 30 tot 160 mm'],
          ['Afschotplaten', 'platen met 10 en 15 mm afschot per meter'],
        ],
      },
      {
        name: 'Steenwol en EPS',
        picture: ['insulation-board', 'steenwol'],
        introduction: 'Onbrandbare steenwol en lichte EPS-dakplaten.',
        lead: 'Voor brandeisen en voor lichte constructies.',
        body: '<p>Op een stalen dak met brandeis gebruik je steenwol; EPS is het lichtst en met bitumen gecacheerd direct te plakken.</p>',
        leaves: [
          ['Steenwolplaten', 'drukvaste en lichte platen van steenwol'],
          ['EPS-dakplaten', 'vlakke en afschotplaten, met en zonder cachering', ['insulation-board', 'eps']],
        ],
      },
    ],
  },
  {
    name: 'Goten en afvoer',
    picture: ['gutter', 'zink', 'box'],
    introduction: 'Goten, hemelwaterafvoer en alles om ze dicht te krijgen.',
    lead: 'Zink, pvc en de lijm ertussen.',
    body: '<p>Per 100 m² dak reken je op één afvoer van 80 mm. Vergeet de bladvanger niet.</p>',
    subs: [
      {
        name: 'Goten',
        picture: ['gutter', 'zink', 'box'],
        introduction: 'Zinken en kunststof goten.',
        lead: 'Bak en mast, in standaardlengtes.',
        body: '<p>Zink solderen is vakwerk; kunststof met rubberprofiel is in een dag gemonteerd.</p>',
        leaves: [
          ['Zinken goten', 'bak- en mastgoten van 0,7 tot 1 mm', ['gutter', 'zink', 'box']],
          ['Kunststof goten', 'pvc-goten met lijm- of rubberverbinding', ['gutter', 'pvc-grijs', 'round']],
        ],
      },
      {
        name: 'Hemelwaterafvoer',
        picture: ['pipe', 'pvc-grijs'],
        introduction: 'Buizen en hulpstukken voor regenwater.',
        lead: 'Van goot tot kolk.',
        body: '<p>Plaats in elke standleiding een ontstoppingsstuk op borsthoogte; dat scheelt later hakwerk.</p>',
        leaves: [
          ['PVC-buizen', 'buizen van 32 tot 315 mm', ['pipe', 'pvc-grijs']],
          ['Hulpstukken', 'bochten, T-stukken en verlopen', ['bend', 'pvc-grijs']],
        ],
      },
      {
        name: 'Lijm en kit',
        picture: ['tube', 'antraciet'],
        introduction: 'Dakkitten, montagekit en PUR.',
        lead: 'Ook op vochtige ondergrond.',
        body: '<p>Gebruik op bitumen een kit die daarvoor is vrijgegeven; siliconen hechten er niet op.</p>',
        leaves: [
          ['Montagekit', 'kitten voor dak en gevel'],
          ['PUR-schuim', 'schuim voor doorvoeren, pannen en randen', ['aerosol', 'pur']],
        ],
      },
    ],
  },
  {
    name: 'Dakramen en lichtkoepels',
    picture: ['roof-window'],
    introduction: 'Daglicht en ventilatie voor hellende en platte daken.',
    lead: 'Compleet met opstand en gootstuk.',
    body: '<p>Meet de dagmaat van de opstand op twee punten; oude koepels wijken vaak een centimeter af.</p>',
    subs: [
      {
        name: 'Dakramen',
        picture: ['roof-window'],
        introduction: 'Tuimel- en uitzetramen, ook elektrisch.',
        lead: 'Voor daken van 15 tot 90 graden.',
        body: '<p>Een raam met triple glas houdt regengeluid beter buiten, iets om bij slaapkamers op te letten.</p>',
        leaves: [['Dakramen voor hellend dak', 'ramen met gootstuk in negen maten']],
      },
      {
        name: 'Lichtkoepels',
        picture: ['roof-window'],
        introduction: 'Koepels, dakluiken en platdakramen.',
        lead: 'Acrylaat, polycarbonaat en glas.',
        body: '<p>Een geventileerde koepel met rookmelder is in trappenhuizen vaak verplicht.</p>',
        leaves: [['Lichtkoepels en dakluiken', 'koepels van 40 x 40 tot 120 x 120 cm']],
      },
    ],
  },
];
