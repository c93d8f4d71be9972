import { pbkdf2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { captchaAnswer, solveChallenge } from './solve-challenge.ts';

const nonce = '0011223344556677';
const salt = 'a1b2c3d4';

/** Made with another implementation than the one under test. */
function challengeFor(counter: number) {
  const password = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.from([0, 0, counter >> 8, counter & 255])]);
  const derivedKey = pbkdf2Sync(password, Buffer.from(salt, 'hex'), 10, 32, 'sha256').toString('hex');
  const parameters = {
    algorithm: 'PBKDF2/SHA-256',
    nonce,
    salt,
    cost: 10,
    keyLength: 32,
    keyPrefix: derivedKey.slice(0, 32),
    keySignature: '',
    expiresAt: 0,
  };
  return { challenge: { parameters, signature: 'sig' }, derivedKey };
}

test.each([0, 7, 300])('finds the counter %i', async (counter) => {
  const { challenge, derivedKey } = challengeFor(counter);
  expect(await solveChallenge(challenge)).toEqual({ counter, derivedKey });
});

test('finds it within its own share of the counters', async () => {
  const { challenge } = challengeFor(41);
  expect(await solveChallenge(challenge, { start: 1, step: 4 })).toMatchObject({ counter: 41 });
});

test('refuses a puzzle of another type', async () => {
  const { challenge } = challengeFor(1);
  const other = { parameters: { ...challenge.parameters, algorithm: 'SCRYPT' } };
  await expect(solveChallenge(other)).rejects.toThrow('SCRYPT');
});

test('the answer contains puzzle and solution, in the format of the API', () => {
  const { challenge, derivedKey } = challengeFor(3);
  const answer = captchaAnswer(challenge, { counter: 3, derivedKey });
  expect(JSON.parse(Buffer.from(answer, 'base64').toString())).toEqual({
    challenge,
    solution: { counter: 3, derivedKey },
  });
  expect(answer.length).toBeLessThan(4000);
});
