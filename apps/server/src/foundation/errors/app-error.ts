/** Every error by name, with the status a client sees. */
const statusOf = {
  badRequest: 400,
  invalidInput: 400,
  linkUnknown: 400,
  linkUsed: 400,
  linkExpired: 400,
  /** More products than can be put in the order of one customer's prices. */
  tooManyByPrice: 400,
  captchaMissing: 400,
  captchaFailed: 400,
  notLoggedIn: 401,
  /** Data exchange: the key itself, and what it may be used for. */
  apiKeyMissing: 401,
  apiKeyUnknown: 401,
  apiKeyExpired: 401,
  apiKeyAddress: 403,
  apiKeyVenture: 403,
  apiKeyScope: 403,
  /** The back office: in production nobody works without a second step. */
  secondStepMissing: 401,
  /** C 7.8: converting to an order needs a payment first. */
  paymentRequired: 402,
  /** P 8: the user belongs to no venture, or to another than the one asked for. */
  noVenture: 403,
  wrongVenture: 403,
  /** P 6: registered, but not linked to a customer of the ERP. */
  noCustomer: 403,
  /** C 8: the venture keeps its prices to itself. */
  pricesDisabled: 403,
  /** The user's company shows them no prices. */
  pricesHidden: 403,
  /** The user's role in the company does not allow it. */
  roleNotAllowed: 403,
  orderingDisabled: 403,
  /** C 8, 'Account problem': order stop, delivery stop, inactive customer. */
  checkoutNotAllowed: 403,
  forbidden: 403,
  notFound: 404,
  unknownVenture: 404,
  invitationUnknown: 404,
  /** It did not arrive in REQUEST_TIMEOUT_SECONDS. */
  requestTooSlow: 408,
  conflict: 409,
  /** Somebody else of the company has to agree first. */
  approvalNeeded: 409,
  /** C 5: later than the latest delivery date, and not confirmed. */
  latestDeliveryDateExceeded: 409,
  /** The cart changed after it was prepared, or never was. */
  notPrepared: 409,
  /** The same Idempotency-Key for something else. */
  keyReused: 422,
  /** The back office was left alone for a while; the password opens it again. */
  sessionLocked: 423,
  invitationUsed: 410,
  invitationExpired: 410,
  tooLarge: 413,
  tooManyRequests: 429,
  /** Nobody reads this answer: the client ended the connection. */
  hungUp: 499,
  internal: 500,
  /** The company register does not answer, or not as it should (P 8, KvK failure). */
  registerFailed: 502,
  /** The payment provider does not answer, or not as it should. */
  paymentProviderFailed: 502,
  /** Products cannot be found now; they can be listed by category. */
  searchUnavailable: 503,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof statusOf;

/** What happened and what a person can do about it; a thrown error may say it more precisely. */
const titleOf: Record<ErrorCode, string> = {
  badRequest: 'Er klopt iets niet in deze aanvraag. Laad de pagina opnieuw en probeer het nog eens.',
  invalidInput: 'Niet alles is goed ingevuld. Kijk het nog eens na.',
  linkUnknown: 'Deze link werkt niet. Open de hele link uit je mail, of vraag een nieuwe aan.',
  linkUsed: 'Deze link is al gebruikt. Vraag een nieuwe aan als dat nodig is.',
  linkExpired: 'Deze link is verlopen. Vraag een nieuwe aan.',
  tooManyByPrice: 'Dit zijn te veel artikelen om op jouw prijs te sorteren. Kies eerst een filter of een categorie.',
  captchaMissing: 'Bevestig eerst dat je geen robot bent',
  captchaFailed: 'De controle is niet gelukt. Vink nog een keer aan dat je geen robot bent.',
  notLoggedIn: 'Je bent niet ingelogd. Log in om verder te gaan.',
  secondStepMissing: 'Stel eerst een tweede stap in om verder te gaan.',
  sessionLocked: 'Je was even weg. Geef je wachtwoord om verder te gaan waar je was.',
  apiKeyMissing: 'Stuur een API-sleutel mee in de header Authorization: Bearer bpk_…',
  apiKeyUnknown: 'Deze API-sleutel kennen we niet',
  apiKeyExpired: 'Deze API-sleutel is verlopen of ingetrokken. Vraag een nieuwe aan bij de beheerder.',
  apiKeyAddress: 'Deze API-sleutel mag niet vanaf dit adres gebruikt worden',
  apiKeyVenture: 'Deze API-sleutel geldt niet voor deze winkel',
  apiKeyScope: 'Deze API-sleutel geeft geen recht op deze aanroep',
  noVenture: 'Je account is nog niet aan een winkel gekoppeld. Neem contact met ons op.',
  wrongVenture: 'Je account hoort bij een andere winkel. Log in met een account van deze winkel.',
  noCustomer:
    'Uw website-account is niet goed geconfigureerd (er zullen geen prijzen worden weergegeven en er kunnen geen orders worden aangemaakt)',
  pricesDisabled: 'Deze winkel toont geen prijzen. Vraag een prijs aan bij je vestiging.',
  pricesHidden: 'Jouw account toont geen prijzen. Een beheerder van je bedrijf kan dat veranderen.',
  roleNotAllowed: 'Dit mag je niet met jouw rol. Een beheerder van je bedrijf kan dat veranderen.',
  paymentRequired: 'Deze bestelling moet eerst betaald worden',
  checkoutNotAllowed: 'Met dit account kan niet besteld worden. Neem contact op met je vestiging.',
  orderingDisabled: 'Bestellen is op dit moment niet mogelijk. Je vestiging neemt je bestelling graag aan.',
  forbidden: 'Je hebt hier geen toegang toe',
  notFound: 'Dit bestaat niet, of niet meer',
  unknownVenture: 'Deze winkel kennen we niet. Kijk het adres na.',
  invitationUnknown: 'Deze registratielink werkt niet. Open de hele link uit je mail, of vraag een nieuwe aan.',
  requestTooSlow: 'Het versturen duurde te lang. Probeer het nog eens.',
  approvalNeeded:
    'Hiervoor is eerst akkoord van een collega nodig. Kies een andere betaalwijze, dan leggen we je bestelling voor.',
  conflict: 'Dit is intussen veranderd. Laad de pagina opnieuw.',
  latestDeliveryDateExceeded:
    'Niet alles kan er op de uiterste datum zijn. Ga akkoord met later, of kies een latere datum.',
  notPrepared: 'Je winkelwagen is veranderd. Loop het overzicht nog eens na.',
  keyReused: 'Deze aanvraag is al eerder gedaan. Laad de pagina opnieuw en probeer het nog eens.',
  invitationUsed: 'De registratielink is al gebruikt',
  invitationExpired: 'De registratielink is verlopen. Vraag een nieuwe aan.',
  tooLarge: 'Dit is te groot om te versturen. Kies een kleiner bestand of een kortere tekst.',
  tooManyRequests: 'Dat ging te snel achter elkaar. Wacht een minuut en probeer het nog eens.',
  hungUp: 'De verbinding is verbroken. Probeer het nog eens.',
  internal: 'Er is een fout opgetreden',
  registerFailed: 'Er is een fout opgetreden',
  paymentProviderFailed: 'Online betalen lukt nu even niet. Probeer het zo nog eens.',
  searchUnavailable: 'Zoeken is even niet beschikbaar. Probeer het zo nog eens.',
  unavailable: 'Dit werkt even niet. Probeer het zo nog eens.',
};

interface Details {
  detail?: string;
  errors?: Record<string, string[]>;
  /** Members the contract adds to the problem, such as the cart as it is now. */
  members?: Record<string, unknown>;
  cause?: unknown;
}

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.detail ?? titleOf[code], { cause: details.cause });
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return statusOf[this.code];
  }

  get title(): string {
    return titleOf[this.code];
  }
}
