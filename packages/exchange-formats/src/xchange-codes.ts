/** The codes ETIM xChange 2.0 takes for units to order, price and use in. */
export const xchangeUnits: ReadonlySet<string> = new Set(
  (
    'ANN BE BG BO BX C62 CA CI CL CMK CMQ CMT CQ CR CS CT D99 DAY DR DZN FOT FTQ GRM HLT HUR INH INQ KG KGM KTM LBR LTN ' +
    'LTR MGM MIN MLT MMK MMQ MMT MTK MTQ MTR ONZ PA PF PK PL PR PU RG RL RO SA SEC SET SMI ST TN TNE TU WEE YRD Z2 Z3'
  ).split(' '),
);

/** And for packings. */
export const packagingCodes: ReadonlySet<string> = new Set(
  'BE BG BJ BO BR BX C62 CA CL CQ CR CS CT CY D99 DR EV KG NE PA PF PK PL PR PU RG RL RO SA SET TN TU WR Z2 Z3'.split(
    ' ',
  ),
);
