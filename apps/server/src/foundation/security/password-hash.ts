import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's defaults, which OWASP recommends. An object, so that a test can spy on it. */
export const passwordHash = {
  make: (password: string): Promise<string> => hash(normalize(password)),
  verify: (stored: string, password: string): Promise<boolean> => verify(stored, normalize(password)),
};

/** A hash to verify against for an unknown account, so that it takes as long as an existing one. */
let dummyHash: Promise<string> | undefined;

export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  dummyHash ??= passwordHash.make(crypto.randomUUID());
  const holds = await passwordHash.verify(stored ?? (await dummyHash), password);
  return holds && typeof stored === 'string';
}

/** 'é' can be typed as one character or as two, depending on the system. */
function normalize(password: string): string {
  return password.normalize('NFKC');
}
