import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's defaults, which are those OWASP asks for. An object, so that a test can watch it work. */
export const passwordHash = {
  make: (password: string): Promise<string> => hash(sameLetters(password)),
  verify: (stored: string, password: string): Promise<boolean> => verify(stored, sameLetters(password)),
};

/** What nobody's password is compared with, so that an account that does not exist costs as much as one that does. */
let nobodys: Promise<string> | undefined;

export async function passwordHolds(stored: string | null | undefined, password: string): Promise<boolean> {
  nobodys ??= passwordHash.make(crypto.randomUUID());
  const holds = await passwordHash.verify(stored ?? (await nobodys), password);
  return holds && typeof stored === 'string';
}

/** 'é' can be typed as one sign or as two, depending on the machine. */
function sameLetters(password: string): string {
  return password.normalize('NFKC');
}
