const names = new Intl.DisplayNames('nl', { type: 'region' });

/** 'België' for 'BE'; the code itself for an unknown country. */
export function countryName(code: string): string {
  return names.of(code) ?? code;
}

/** The countries of most customers and building sites. */
export const neighbouringCountries = ['NL', 'BE', 'DE', 'LU', 'FR'];
