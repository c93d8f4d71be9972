/** On this device: whether the user it stores things of sees prices, as a word. */
export const seesPricesKey = 'seesPrices';
