/** Where the dialog stands in the page. */
export const consentRootId = 'cookie-consent';
