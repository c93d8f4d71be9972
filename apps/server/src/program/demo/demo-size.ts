/** Every demo shop starts from the same throw of the dice. */
export const demoSeed = 20261115;
