import { createHmac, randomInt } from 'node:crypto';
import { type CaptchaChallenge, captchaChallenge } from '@bouwpoort/contract/foundation/captcha';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { usedCaptchaChallenges } from './captcha.tables.ts';
import type { Captcha } from './captcha.ts';

/** How much work a puzzle is: so many tries, each a key derivation of this cost. */
interface AltchaEffort {
  cost: number;
  fewestTries: number;
  maxTries: number;
}

/** A second or two on a telephone; a program that wants a thousand answers keeps a core busy for half an hour. */
const standardEffort: AltchaEffort = { cost: 1000, fewestTries: 3000, maxTries: 6000 };

const lifetimeSeconds = 5 * 60;

/** What the widget sends: JSON in base64. The library judges the solution; this keeps what is no answer away from it. */
const answerShape = z.object({
  challenge: captchaChallenge,
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(200) }),
});

/** Ours from end to end: nobody else hears of our visitors, and it works without the internet. */
export function altchaCaptcha(tokenSecret: string, effort = standardEffort): Captcha {
  const secrets = {
    hmacSignatureSecret: derivedSecret(tokenSecret, 'captcha challenge'),
    hmacKeySignatureSecret: derivedSecret(tokenSecret, 'captcha solution'),
  };
  return {
    provider: 'altcha',
    siteKey: null,
    makeChallenge: (now) => makeChallenge(secrets, effort, now),
    holds: async ({ db, clock }, given) => {
      const answer = readAnswer(given);
      const now = clock();
      if (!answer || answer.challenge.parameters.expiresAt * 1000 <= now.getTime()) return false;
      const { verified } = await verifySolution({ ...answer, deriveKey, ...secrets });
      return verified && (await useChallenge(db, answer.challenge, now));
    },
  };
}

interface Secrets {
  hmacSignatureSecret: string;
  hmacKeySignatureSecret: string;
}

async function makeChallenge(secrets: Secrets, effort: AltchaEffort, now: Date): Promise<CaptchaChallenge> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: effort.cost,
    // Chosen here, so that every visitor has about the same work and checking the answer is no work at all.
    counter: randomInt(effort.fewestTries, effort.maxTries + 1),
    deriveKey,
    expiresAt: Math.floor(now.getTime() / 1000) + lifetimeSeconds,
    ...secrets,
  });
  return captchaChallenge.parse(challenge);
}

function readAnswer(given: string): z.infer<typeof answerShape> | undefined {
  try {
    return answerShape.safeParse(JSON.parse(Buffer.from(given, 'base64').toString())).data;
  } catch {
    // What is not JSON is no answer; anybody can send anything.
    return undefined;
  }
}

/** Of two that come with the same answer at the same moment, one gets through. */
async function useChallenge(db: Database, { parameters }: CaptchaChallenge, now: Date): Promise<boolean> {
  await db.delete(usedCaptchaChallenges).where(lt(usedCaptchaChallenges.expiresAt, now));
  const used = await db
    .insert(usedCaptchaChallenges)
    .values({ nonce: parameters.nonce, expiresAt: new Date(parameters.expiresAt * 1000) })
    .onConflictDoNothing()
    .returning();
  return used.length === 1;
}

/** One secret of the program, and a key of its own for every use. */
function derivedSecret(tokenSecret: string, use: string): string {
  return createHmac('sha256', tokenSecret).update(use).digest('hex');
}
