/**
 * Places across the border that people may type, as they are called there and in Dutch. Without them a search for Essen
 * would be taken for a misspelt Assen, and Nordhorn for Noordhorn.
 */
export const foreignPlaces: readonly string[] = [
  // Belgium
  ...['Aarlen', 'Antwerpen', 'Anvers', 'Arendonk', 'Arlon', 'Balen', 'Bastenaken', 'Beerse', 'Bergen-Mons', 'Beringen'],
  ...['Beveren', 'Bilzen', 'Blankenberge', 'Boom', 'Brasschaat', 'Bree', 'Brecht', 'Brugge', 'Brussel', 'Brussels'],
  ...['Bruxelles', 'Charleroi', 'Dendermonde', 'Diest', 'Dilsen', 'Doornik', 'Eeklo', 'Essen', 'Eupen', 'Geel', 'Genk'],
  ...['Gent', 'Gand', 'Geraardsbergen', 'Halle', 'Hamont', 'Hasselt', 'Heist', 'Herentals', 'Hoogstraten', 'Ieper'],
  ...['Kalmthout', 'Kapellen', 'Knokke', 'Knokke-Heist', 'Kortrijk', 'La Louvière', 'Lanaken', 'Leuven', 'Liège'],
  ...['Lier', 'Lokeren', 'Lommel', 'Luik', 'Luxemburg', 'Maaseik', 'Maasmechelen', 'Maldegem', 'Mechelen', 'Merksem'],
  ...['Merksplas', 'Moeskroen', 'Mol', 'Mons', 'Namen', 'Namur', 'Neerpelt', 'Ninove', 'Oostende', 'Oudenaarde'],
  ...['Overpelt', 'Pelt', 'Ravels', 'Roeselare', 'Seraing', 'Sint-Niklaas', 'Sint-Truiden', 'Stekene', 'Tielt'],
  ...['Tienen', 'Tongeren', 'Tournai', 'Turnhout', 'Verviers', 'Veurne', 'Vilvoorde', 'Waregem', 'Waver', 'Wavre'],
  ...['Wuustwezel', 'Zeebrugge', 'Zelzate', 'Zottegem', 'Zwevegem'],
  // Germany
  ...['Aachen', 'Ahaus', 'Aken', 'Alsdorf', 'Aurich', 'Bentheim', 'Bad Bentheim', 'Berlijn', 'Berlin', 'Bielefeld'],
  ...['Bocholt', 'Bochum', 'Bonn', 'Borken', 'Bottrop', 'Bremen', 'Coesfeld', 'Dinslaken', 'Dorsten', 'Dortmund'],
  ...['Duisburg', 'Dülmen', 'Düren', 'Düsseldorf', 'Emden', 'Emmerich', 'Emsdetten', 'Erkelenz', 'Eschweiler'],
  ...['Frankfurt', 'Geilenkirchen', 'Geldern', 'Gelsenkirchen', 'Goch', 'Gronau', 'Hamburg', 'Hannover', 'Haren-Ems'],
  ...['Heinsberg', 'Herzogenrath', 'Ibbenbüren', 'Kalkar', 'Kassel', 'Keulen', 'Kevelaer', 'Kleef', 'Kleve', 'Köln'],
  ...[
    'Krefeld',
    'Leer',
    'Leverkusen',
    'Lingen',
    'Meppen',
    'Moers',
    'Mönchengladbach',
    'München',
    'Münster',
    'Nettetal',
  ],
  ...[
    'Neuss',
    'Nordhorn',
    'Oberhausen',
    'Oldenburg',
    'Osnabrück',
    'Papenburg',
    'Ratingen',
    'Rees',
    'Rheine',
    'Schüttorf',
  ],
  ...['Selfkant', 'Solingen', 'Stadtlohn', 'Straelen', 'Stuttgart', 'Trier', 'Uelsen', 'Velen', 'Viersen', 'Vreden'],
  ...['Wassenberg', 'Weener', 'Weeze', 'Wesel', 'Wilhelmshaven', 'Willich', 'Winterberg', 'Wuppertal', 'Xanten'],
  // Farther away
  ...['Barcelona', 'Bazel', 'Calais', 'Dublin', 'Duinkerken', 'Dunkerque', 'Kopenhagen', 'Lille', 'Lissabon', 'Londen'],
  ...['London', 'Madrid', 'Milaan', 'Parijs', 'Paris', 'Praag', 'Rijsel', 'Rome', 'Straatsburg', 'Warschau', 'Wenen'],
  ...['Zürich'],
];
