import { parentPort } from 'node:worker_threads';
import { leastPasswordScore, passwordScore } from '@bouwpoort/trade/password-judge';
import type { Judged, ToJudge } from './password-strength.ts';

parentPort?.on('message', ({ id, password, known }: ToJudge) => {
  const judged: Judged = { id, isGuessable: passwordScore(password, known) < leastPasswordScore };
  parentPort?.postMessage(judged);
});
