/** P 9. The server applies the same rules to every new password (contract, newPassword). */
export const passwordLength = { least: 9, most: 64 };
const classesNeeded = 2;

/** The minimum length for the strength meter (decisions, Registration and accounts). */
export const strengthMinLength = 8;

const characterClasses = {
  lowercase: /[a-z]/,
  uppercase: /[A-Z]/,
  digit: /[0-9]/,
  special: /[^A-Za-z0-9]/,
};

type CharacterClass = keyof typeof characterClasses;
const characterClassNames = Object.keys(characterClasses) as CharacterClass[];

export function classesIn(password: string): CharacterClass[] {
  return characterClassNames.filter((name) => characterClasses[name].test(password));
}

export function hasGoodLength(password: string): boolean {
  return password.length >= passwordLength.least && password.length <= passwordLength.most;
}

export function hasEnoughClasses(password: string): boolean {
  return classesIn(password).length >= classesNeeded;
}

export function meetsPolicy(password: string): boolean {
  return hasGoodLength(password) && hasEnoughClasses(password);
}
