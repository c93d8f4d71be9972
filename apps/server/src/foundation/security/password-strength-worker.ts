import { parentPort } from 'node:worker_threads';
import { leastPasswordScore, passwordScore } from '@bouwpoort/trade/customers/password-judge';
import type { CheckedPassword, PasswordToCheck } from './password-strength.ts';

parentPort?.on('message', ({ id, password, known }: PasswordToCheck) => {
  const judged: CheckedPassword = { id, isGuessable: passwordScore(password, known) < leastPasswordScore };
  parentPort?.postMessage(judged);
});
