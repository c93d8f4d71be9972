import type { KvkCompany, KvkResult } from '@bouwpoort/contract/customers/registration';

/** P 3.4: the company register's answer, in the platform's own terms. */
interface KvkSearchResult {
  page: number;
  amountPerPage: number;
  totalResults: number;
  results: KvkSearchItem[];
}

export interface KvkSearchItem {
  chamberOfCommerceNumber: string;
  name: string;
  /** Null when a company's address is not public. */
  street: string | null;
  houseNumber: number | null;
  houseNumberSuffix: string | null;
  postalCode: string | null;
  locality: string | null;
  companyType: string;
}

/** The fields that selecting a company fills in (P 2.13). */
export interface RegistrationCompany {
  businessName: string;
  chamberOfCommerceNumber: string;
  street: string;
  houseNumber: number;
  houseNumberSuffix: string;
  zipcode: string;
  city: string;
}

export function readKvkResult({ pagina, aantal, totaal, resultaten }: KvkResult): KvkSearchResult {
  return { page: pagina, amountPerPage: aantal, totalResults: totaal, results: resultaten.map(readCompany) };
}

function readCompany(company: KvkCompany): KvkSearchItem {
  return {
    chamberOfCommerceNumber: company.kvkNummer,
    name: company.naam,
    street: company.straatnaam,
    houseNumber: company.huisnummer,
    houseNumberSuffix: company.huisnummerToevoeging,
    postalCode: company.postcode,
    locality: company.plaats,
    companyType: company.type,
  };
}

export function companyOf(item: KvkSearchItem): RegistrationCompany {
  return {
    businessName: item.name,
    chamberOfCommerceNumber: item.chamberOfCommerceNumber,
    street: item.street ?? '',
    houseNumber: item.houseNumber ?? 0,
    houseNumberSuffix: item.houseNumberSuffix ?? '',
    zipcode: item.postalCode ?? '',
    city: item.locality ?? '',
  };
}

/** If any of these is missing, the form asks for the address itself. */
export function hasAddress({ street, houseNumber, zipcode, city }: RegistrationCompany): boolean {
  return street !== '' && houseNumber > 0 && zipcode !== '' && city !== '';
}
