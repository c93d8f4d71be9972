/** Cookies of a visitor who refused all consent, so that the dialog does not cover the page. */
export function answeredConsent(url: string): { name: string; value: string; url: string } {
  const answer =
    "{stamp:'e2e',necessary:true,preferences:false,statistics:false,marketing:false,method:'explicit',ver:1,utc:1790000000000,region:'nl'}";
  return { name: 'CookieConsent', value: answer.replaceAll("'", '%27').replaceAll(',', '%2C'), url };
}
