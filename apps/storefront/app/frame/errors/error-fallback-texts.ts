/** Texts for the error page when the translations themselves could not be loaded. */
export const errorFallbackTexts = {
  general: { siteTitle: '{{ventureName}} | Bouwpoort' },
  errors: {
    notFoundTitle: 'Pagina niet gevonden',
    notFoundText: 'De link klopt niet meer, of de pagina is verhuisd.',
    notFoundCaption: 'Nagemeten: hier zit niets.',
    noAccessTitle: 'Geen toegang',
    noAccessText: 'U heeft geen toegang tot deze pagina',
    tooManyTitle: "Te veel pagina's achter elkaar",
    tooManyText: 'Wacht een minuut en probeer het dan opnieuw.',
    otherTitle: 'Er is een fout opgetreden',
    otherText: 'Dat ligt aan ons, niet aan jou. Probeer het over een paar minuten nog eens.',
    errorCode: 'Foutcode: {{errorCode}}',
    errorMessage: 'Foutmelding: {{errorMessage}}',
    home: 'Home',
  },
};
