interface BranchText {
  branchId: string;
  city: string;
  introduction: string;
  /** What sets the place apart. */
  about: string;
  directions: string;
  team: [name: string, role: string][];
}

/** By venture. Address, hours, telephone and services belong to the branch itself, not to its page. */
export const branchTexts: Record<string, BranchText[]> = {
  '210': [
    {
      branchId: '2101',
      city: 'Utrecht',
      introduction: 'Onze oudste en grootste: hier begint om vijf uur de planning voor heel Midden-Nederland.',
      about:
        '<p>Buiten ligt alles wat nat mag worden, binnen 6.200 palletplaatsen met de rest. Aan de lange balie is altijd een loket vrij voor wie alleen komt afhalen.</p>',
      directions:
        '<p>Vanaf de A2 ben je er in vijf minuten. Afhalers nemen poort 1; vrachtwagens melden zich bij poort 3. De drive-in is 4 meter hoog.</p>',
      team: [
        ['Marco Verweij', 'vestigingsleider'],
        ['Joris van Ham', 'adviseur isolatie'],
        ['Anja Post', 'balie en binnendienst'],
      ],
    },
    {
      branchId: '2102',
      city: 'Amersfoort',
      introduction: 'Compact terrein, korte looplijnen: binnen tien minuten geladen en weg.',
      about:
        '<p>In Amersfoort komen veel renovatiebedrijven. De voorraad is daarop afgestemd: veel plaat, isolatie en bevestiging, en een zaag die de hele dag draait.</p>',
      directions:
        '<p>Afslag Amersfoort-Noord, daarna rechtdoor tot het water. Parkeer langs de gevel; laden doe je in de hal, ook als het regent.</p>',
      team: [
        ['Petra Duin', 'vestigingsleider'],
        ['Kees Overeem', 'zaagservice'],
      ],
    },
    {
      branchId: '2103',
      city: 'Rotterdam',
      introduction: 'Aan het water: hier komen zand en grind per schip aan.',
      about:
        '<p>Rotterdam is de plek voor grote partijen los gestort, voor big bags die dezelfde dag nog gevuld worden en voor beton uit de mixer, vanaf een kwart kuub.</p>',
      directions:
        '<p>In de Spaanse Polder, vijf minuten van de A20. Rijd voor los zand door tot de weegbrug; de balie zit rechts van de poort.</p>',
      team: [
        ['Dwight Martina', 'vestigingsleider'],
        ['Esmée Kuiper', 'verkoop bestrating'],
        ['Ilse Kroon', 'planning'],
      ],
    },
    {
      branchId: '2104',
      city: 'Den Haag',
      introduction: 'Afbouw staat hier voorop: gips, plafonds, verf en alles wat erbij hoort.',
      about:
        '<p>Stukadoors en afbouwers vinden hier een eigen hoek met proefvlakken. Naast de poort staan veertig afhaalkluizen die nooit dichtgaan. Op zaterdag is de balie gesloten.</p>',
      directions:
        '<p>Vanaf de A12 de Binckhorst in. Met een aanhanger draai je op het achterterrein; de doorrit langs de balie is 2,50 meter breed.</p>',
      team: [
        ['Samira Bouali', 'adviseur afbouw'],
        ['Bart Zuidgeest', 'vestigingsleider'],
      ],
    },
    {
      branchId: '2105',
      city: 'Arnhem',
      introduction: 'Hout, isolatie en gereedschap, plus een hal vol materiaal dat een tweede ronde krijgt.',
      about:
        '<p>Arnhem is van de verbouwers. De zaag draait de hele dag, en in hal 2 liggen gecontroleerde restpartijen: balken, deuren en dakramen voor hooguit de helft van de nieuwprijs.</p>',
      directions: '<p>Op de Kleefse Waard, over de rotonde rechtdoor. Voor hal 2 parkeer je aan de dijkzijde.</p>',
      team: [
        ['Roel Wolters', 'vestigingsleider'],
        ['Tineke Aalbers', 'restpartijen en verhuur'],
      ],
    },
    {
      branchId: '2106',
      city: 'Zwolle',
      introduction: 'Onze noordelijkste vestiging, met een nieuwe hal van 4.000 m².',
      about:
        '<p>Het steenassortiment ligt hier nu compleet op voorraad. In de losstraat laden twee kraanwagens tegelijk, zodat de eerste om kwart over zes de weg op is.</p>',
      directions: '<p>Op Marslanden de tweede rotonde links. Volle pallets haal je achterom, bij de weegbrug.</p>',
      team: [
        ['Gerrit Timmer', 'vestigingsleider'],
        ['Nynke Bos', 'balie en binnendienst'],
      ],
    },
  ],
  '220': [
    {
      branchId: '2201',
      city: 'Groningen',
      introduction: 'De moederloods: 3.800 m³ hout onder dak, gesorteerd op lengte.',
      about:
        '<p>Balken tot 13 meter liggen hier gewoon op voorraad. Loop gerust zelf de stapels langs; schaven en zagen doen we terwijl je wacht.</p>',
      directions:
        '<p>Aan het Eemskanaal, zuidzijde. Kom je met een aanhanger, rijd dan door de loods heen: je hoeft niet te keren.</p>',
      team: [
        ['Henk Drenth', 'zager'],
        ['Marit Boersma', 'vestigingsleider'],
      ],
    },
    {
      branchId: '2202',
      city: 'Leeuwarden',
      introduction: 'Gespecialiseerd in gevelhout en kozijnhout, vingergelast en gelamineerd.',
      about:
        '<p>Friese boerderijen en nieuwe woningen staan vol met hout uit deze loods. We hebben een droogkamer, dus hout op 12% vocht is geen wachttijd.</p>',
      directions: '<p>Vanaf de Haak om Leeuwarden afslag Zuid. Parkeren voor de deur, laden in vak 2.</p>',
      team: [
        ['Sjoerd Hiemstra', 'vestigingsleider'],
        ['Froukje Visser', 'adviseur gevelhout'],
      ],
    },
    {
      branchId: '2203',
      city: 'Assen',
      introduction: 'De drukste zaag van het noorden, zes dagen per week.',
      about:
        '<p>Een zaaglijst van dertig regels is hier dezelfde middag klaar. Platen liggen staand, zodat je ook één stuk uit een pak kunt krijgen.</p>',
      directions:
        '<p>Langs het kanaal, vijf minuten van de A28. De zaagbalie heeft een eigen deur, de showroom zit boven.</p>',
      team: [
        ['Wim Oosting', 'vestigingsleider'],
        ['Lotte Mulder', 'zaagservice'],
      ],
    },
    {
      branchId: '2204',
      city: 'Emmen',
      introduction: 'Klein en snel: plaat, balk en een zaag, met afhaalkluizen voor na sluitingstijd.',
      about:
        '<p>Wat in de regio het meest gevraagd wordt ligt hier; de rest komt elke nacht mee uit Groningen. Tussen half een en een uur eet de ploeg samen en is de balie dicht.</p>',
      directions: '<p>Vlak bij de oprit van de A37. Een bus met imperiaal past onder het afdak van 3,20 meter.</p>',
      team: [['Jan-Willem Kamps', 'vestigingsleider']],
    },
  ],
  '230': [
    {
      branchId: '2301',
      city: 'Eindhoven',
      introduction: 'Hoofdvestiging met 52 soorten dakpannen en de planning van de verreikers.',
      about:
        '<p>Op het testdak leg je zelf een paar rijen. We rekenen je dak door op panlatafstand, doorvoeren en windvaste bevestiging; binnen één werkdag heb je de staat.</p>',
      directions: '<p>Op De Hurk, bij het tweede verkeerslicht rechts. Vrachtwagens rijden om via de achterzijde.</p>',
      team: [
        ['Bram Jacobs', 'vestigingsleider'],
        ['Chantal Smits', 'dakberekeningen'],
      ],
    },
    {
      branchId: '2302',
      city: 'Tilburg',
      introduction: 'Plat dak is hier het vak: EPDM, bitumen, afschot en dakranden.',
      about:
        '<p>Afschotisolatie tekenen we voor je uit en leveren we genummerd. In de werkplaats zetten we dakranden en muurafdekkers op maat, tot 4 meter lang.</p>',
      directions: '<p>Industrieterrein Kraaiven, langs het kanaal. De zetbank zit in hal B; volg de blauwe lijn.</p>',
      team: [
        ['Tom van Gorp', 'vestigingsleider'],
        ['Yusuf Demir', 'zetwerk'],
      ],
    },
    {
      branchId: '2303',
      city: 'Breda',
      introduction: 'Zink, koper en goten, plus de zuidwestelijke voorraad van pannen.',
      about:
        '<p>Loodgieters vinden hier goten van 1 tot 6 meter, alle beugels en gereedschap om te solderen. Een bakgoot op maat is er in vier werkdagen.</p>',
      directions: '<p>Tien minuten van knooppunt Sint Annabosch. Lange goten laad je in vak 4.</p>',
      team: [
        ['Fatima el Amrani', 'vestigingsleider'],
        ['Piet Nooren', 'zink en koper'],
      ],
    },
  ],
  '240': [
    {
      branchId: '2401',
      city: 'Amsterdam',
      introduction: 'Vierhonderd tegels om op te staan, elke donderdag tot negen uur ’s avonds.',
      about:
        '<p>Leg tegels naast elkaar op de lichtvloer en draai van ochtendzon naar avondlamp. Wat past, neem je als proeftegel mee; kosten nul.</p>',
      directions:
        '<p>In Westpoort, tien minuten fietsen van station Sloterdijk. Zes parkeerplekken voor de deur; laden doe je achter, aan de kade.</p>',
      team: [
        ['Nadia Vermeer', 'showroom'],
        ['Pieter Kuyl', 'projectadvies'],
      ],
    },
    {
      branchId: '2402',
      city: 'Haarlem',
      introduction: 'Kleiner, en vooral van de tegelzetters: lijm, voeg, profielen en gereedschap.',
      about:
        '<p>De tegels hangen hier op formaat. Aan de werkbank probeer je een kitmes of snijplank uit en leggen we uit waarom die ene egalisatie scheurt.</p>',
      directions: '<p>In de Waarderpolder, eerste straat na de brug. Ruime parkeerplaats, ook voor bussen.</p>',
      team: [['Sander Mooij', 'vestigingsleider']],
    },
  ],
  '310': [
    {
      branchId: '3101',
      city: 'Apeldoorn',
      introduction: 'Achttien keukens, een proefkeuken die werkt en een wand vol werkbladen.',
      about:
        '<p>Op zaterdagochtend kookt er iemand, zodat je hoort hoe luid een afzuiging echt is. De 3D-tekening van jouw ruimte staat in een uur op het scherm.</p>',
      directions:
        '<p>Aan de woonboulevard, ingang west. Voor projectkopers zijn er vakken gereserveerd naast de deur.</p>',
      team: [
        ['Carolien Bakker', 'ontwerp'],
        ['Stef Hendriks', 'kopersbegeleiding'],
      ],
    },
    {
      branchId: '3102',
      city: 'Enschede',
      introduction: 'Gericht op nieuwbouw: keuken kiezen met de plattegrond van je eigen woning op de vloer.',
      about:
        '<p>We projecteren de ruimte op ware grootte. Je loopt om het eiland heen en merkt meteen of die doorgang van 95 cm genoeg is.</p>',
      directions: '<p>Afslag Enschede-West en volg het Rutbeek. Twintig parkeerplaatsen voor de deur.</p>',
      team: [['Anouk Leferink', 'projectadvies']],
    },
    {
      branchId: '3103',
      city: 'Deventer',
      introduction: 'Twaalf keukens in een oude drukkerij, en de werkplaats van onze monteurs.',
      about:
        '<p>Achter de showroom stellen monteurs kasten samen voordat ze naar de bouw gaan. Kijk gerust mee door het glas.</p>',
      directions:
        '<p>Aan de haven, vijf minuten lopen van het station. Parkeren kan op het terrein achter het pand.</p>',
      team: [
        ['Lieke Bouwman', 'montage'],
        ['Hugo ten Cate', 'ontwerp'],
      ],
    },
  ],
  '320': [
    {
      branchId: '3201',
      city: 'Nijmegen',
      introduction: 'Eenendertig badkamers, waarvan er vijf echt stromen.',
      about:
        '<p>Voel het verschil tussen 6 en 12 liter per minuut, en loop met een VR-bril door je eigen plan. Handdoek ligt klaar, douchen hoeft niet.</p>',
      directions: '<p>Aan de westkant van de stad, een paar minuten van de A73. Gratis parkeren achter het pand.</p>',
      team: [
        ['Mirjam Thijssen', 'ontwerp'],
        ['Okke Janssen', 'techniek en inmeten'],
      ],
    },
    {
      branchId: '3202',
      city: 'Den Bosch',
      introduction: 'Kleine badkamers groots: alle opstellingen zijn onder de zes vierkante meter.',
      about:
        '<p>De meeste badkamers in Nederland zijn kleiner dan 6 m². Daarom laten we hier zien wat er past, tot op de draairichting van de deur.</p>',
      directions: '<p>Op De Rietvelden, naast het fietspad naar de stad. Bussen parkeren aan de overzijde.</p>',
      team: [['Joost van Erp', 'ontwerp']],
    },
  ],
  '330': [
    {
      branchId: '3301',
      city: 'Maastricht',
      introduction: 'Gevels op ware grootte, in de buitenlucht, zoals ze later ook hangen.',
      about:
        '<p>Zesentwintig gevelvlakken van drie bij drie meter staan rond een binnenhof. Architecten komen er met de maquette, bouwers met de detailtekening.</p>',
      directions: '<p>In de Beatrixhaven, in een oude keramiekfabriek. Bel aan bij de blauwe poort.</p>',
      team: [
        ['Geertje Quaedvlieg', 'gevelarchitectuur'],
        ['Luc Severens', 'kozijnen'],
      ],
    },
  ],
  '900': [
    {
      branchId: '9001',
      city: 'Venlo',
      introduction: 'Overslag voor alle vestigingen van Bouwpoort. Geen balie, wel 34 docks.',
      about:
        '<p>Tussen 18.00 en 5.00 uur gaat hier alles naar de vestigingen. Overdag lossen leveranciers, met een losvenster van 45 minuten.</p>',
      directions:
        '<p>Volg op Trade Port de borden ‘VLC poort 2’. Wachten doe je op de buffer, niet op de openbare weg.</p>',
      team: [
        ['Ralf Peeters', 'dagplanning'],
        ['Agnieszka Nowak', 'ontvangst goederen'],
      ],
    },
  ],
};
