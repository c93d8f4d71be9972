import type { CaptchaChallenge } from '@bouwpoort/contract/foundation/captcha';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance } from 'fastify';

/**
 * The answer of the widget. The library checks a challenge against the real time too, so the app's clock must be set to
 * it: `setClock(new Date())`.
 */
export async function solveCaptcha(app: FastifyInstance): Promise<string> {
  return answerTo((await app.inject('/api/captcha/challenge')).json());
}

export async function answerTo(challenge: CaptchaChallenge): Promise<string> {
  return encodeAnswer({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}

export function encodeAnswer(answer: unknown): string {
  return Buffer.from(JSON.stringify(answer)).toString('base64');
}
