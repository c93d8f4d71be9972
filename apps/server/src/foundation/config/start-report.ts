import { StartError } from './start-error.ts';

/** One line on the terminal for each step of a start that takes time. */
export class Step {
  readonly #name: string;
  readonly #began = performance.now();
  #shown = -1;

  constructor(name: string) {
    this.#name = name;
    if (process.stdout.isTTY) process.stdout.write(`… ${name}`);
  }

  /** On a terminal the line is rewritten; in a log every tenth part is a line of its own. */
  progress(part: number, detail: string): void {
    const percent = Math.min(100, Math.floor(part * 100));
    const shown = process.stdout.isTTY ? percent : Math.floor(percent / 10);
    if (shown === this.#shown) return;
    this.#shown = shown;
    if (process.stdout.isTTY) {
      const bar = '█'.repeat(Math.floor(percent / 4)).padEnd(25, '░');
      process.stdout.write(`\r\x1b[2K… ${this.#name} ${bar} ${percent}% (${detail})`);
    } else {
      console.log(`… ${this.#name} ${percent}% (${detail})`);
    }
  }

  done(remark = ''): void {
    const seconds = ((performance.now() - this.#began) / 1000).toFixed(1);
    if (process.stdout.isTTY) process.stdout.write('\r\x1b[2K');
    console.log(`✓ ${this.#name}${remark ? `: ${remark}` : ''} (${seconds} s)`);
  }
}

/** An error the operator can fix is one sentence; any other is printed with its stack. */
export function reportFailure(error: unknown): never {
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[2K');
  console.error(isForOperator(error) ? `✗ ${error.message}` : error);
  process.exit(1);
}

/** Ours, or an option that a command does not have, of which Node says so itself. */
function isForOperator(error: unknown): error is Error {
  if (error instanceof StartError) return true;
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
}
