const names = new Intl.DisplayNames('nl', { type: 'region' });

/** 'België' for 'BE'; the code itself for a country without a name. */
export function countryName(code: string): string {
  return names.of(code) ?? code;
}

/** Where most customers and building sites are. */
export const neighbours = ['NL', 'BE', 'DE', 'LU', 'FR'];
