import type { KvkCompany, KvkResult } from '@bouwpoort/contract/customers/registration';

export type CompanyQuery = { kvkNummer: string } | { postcode: string; huisnummer: number };

/**
 * The lookup of companies, with the register's own field names (P 3.4). No company is an answer with `totaal` 0; a
 * failed lookup is an AppError 'registerFailed'.
 */
export interface CompanyRegister {
  find(query: CompanyQuery, pageSize: number): Promise<KvkResult>;
}

/** The maximum page size (P 9). */
export const largestPage = 100;

/** '12a', '12-14' or '3 bis': the register has the number and its suffix in two fields. */
export function splitHouseNumber(typed: string): { huisnummer: number; suffix: string } {
  const [, digits = '', rest = ''] = typed.match(/^(\d+)(.*)$/) ?? [];
  return { huisnummer: Number(digits), suffix: plain(rest) };
}

/** With a suffix only the companies at that door; if there are none, every company at the number. */
export function narrowToSuffix(result: KvkResult, suffix: string): KvkResult {
  const behindDoor = result.resultaten.filter((one) => plain(one.huisnummerToevoeging ?? '') === suffix);
  if (suffix === '' || behindDoor.length === 0) return result;
  return { ...result, totaal: behindDoor.length, resultaten: behindDoor };
}

function plain(suffix: string): string {
  return suffix.replace(/[\s/-]/g, '').toUpperCase();
}

/** The chosen entry under one number: the one at the given address, else the main one. */
export function pickCompany(
  companies: readonly KvkCompany[],
  chosen: { zipcode: string; houseNumber: number },
): KvkCompany | undefined {
  const atAddress = companies.find((one) => one.postcode === chosen.zipcode && one.huisnummer === chosen.houseNumber);
  const main = companies.find((one) => one.type === 'hoofdvestiging');
  return atAddress ?? main ?? companies[0];
}
