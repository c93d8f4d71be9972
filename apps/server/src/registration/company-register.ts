import type { KvkCompany, KvkResult } from '@bouwpoort/contract/registration';

export type CompanyQuery = { kvkNummer: string } | { postcode: string; huisnummer: number };

/**
 * Where companies are looked up, in the register's own words (P 3.4). No company is an answer with `totaal` 0; what
 * cannot be answered is an AppError 'registerFailed'.
 */
export interface CompanyRegister {
  find(query: CompanyQuery, pageSize: number): Promise<KvkResult>;
}

/** The most one question can ask for (P 9). */
export const largestPage = 100;

/** '12a', '12-14' or '3 bis': the register knows the number, and what follows it apart. */
export function splitHouseNumber(typed: string): { huisnummer: number; suffix: string } {
  const [, digits = '', rest = ''] = typed.match(/^(\d+)(.*)$/) ?? [];
  return { huisnummer: Number(digits), suffix: plain(rest) };
}

/** With a suffix only the companies behind that door, unless there are none: then whoever is at the number. */
export function narrowToSuffix(result: KvkResult, suffix: string): KvkResult {
  const behindDoor = result.resultaten.filter((one) => plain(one.huisnummerToevoeging ?? '') === suffix);
  if (suffix === '' || behindDoor.length === 0) return result;
  return { ...result, totaal: behindDoor.length, resultaten: behindDoor };
}

function plain(suffix: string): string {
  return suffix.replace(/[\s/-]/g, '').toUpperCase();
}

/** Which of the entries under one number was chosen: that at the address sent along, else the main one. */
export function pickCompany(
  companies: readonly KvkCompany[],
  chosen: { zipcode: string; houseNumber: number },
): KvkCompany | undefined {
  const atAddress = companies.find((one) => one.postcode === chosen.zipcode && one.huisnummer === chosen.houseNumber);
  const main = companies.find((one) => one.type === 'hoofdvestiging');
  return atAddress ?? main ?? companies[0];
}
