/** The id of the element that holds the dialog. */
export const consentRootId = 'cookie-consent';
