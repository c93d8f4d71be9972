/* Beside dutch-phone.ts, which every form has: few pages show a number. */

/** Of the large towns; all others have four digits. */
const shortAreas = /^0(?:10|13|15|20|23|24|26|30|33|35|36|38|40|43|45|46|50|53|55|58|70|71|72|73|74|75|76|77|78|79)/;

/** As people write it: '06 71 45 20 13', '033 711 45 10', '0345 12 34 56'. What has no ten digits stays as it is. */
export function showPhoneNumber(stored: string): string {
  if (!/^0[1-9]\d{8}$/.test(stored)) return stored;
  if (stored.startsWith('06')) return stored.replace(/^(..)(..)(..)(..)(..)$/, '$1 $2 $3 $4 $5');
  if (shortAreas.test(stored)) return stored.replace(/^(...)(...)(..)(..)$/, '$1 $2 $3 $4');
  return stored.replace(/^(....)(..)(..)(..)$/, '$1 $2 $3 $4');
}
