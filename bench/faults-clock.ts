import { readFileSync } from 'node:fs';

/*
 * Imported into the program before its own code (`--import`): its clock then runs ahead of the machine's by the number
 * of milliseconds in the file, as if somebody had set the clock of this machine alone.
 */

const file = process.env.FAULTS_CLOCK_FILE ?? '';
const RealDate = Date;
let ahead = 0;
setInterval(() => {
  ahead = Number(readFileSync(file, 'utf8'));
}, 200).unref();

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [RealDate.now() + ahead] : given, newTarget),
  apply: () => new Date().toString(),
  get: (target, name) => (name === 'now' ? () => RealDate.now() + ahead : Reflect.get(target, name)),
});
