import type { CaptchaChallenge } from '@bouwpoort/contract/captcha';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance } from 'fastify';

/**
 * What the widget would send. The library holds a challenge against the real time as well, so the app's clock must
 * stand at the real time when this is used: `setClock(new Date())`.
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
