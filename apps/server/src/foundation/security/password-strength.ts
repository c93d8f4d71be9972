import { Worker } from 'node:worker_threads';
import { AppError } from '../errors/app-error.ts';

export interface PasswordToCheck {
  id: number;
  password: string;
  known: string[];
}

export interface CheckedPassword {
  id: number;
  isGuessable: boolean;
}

export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
  shopName?: string | undefined;
}

/**
 * Refuses passwords that a list of common ones, or knowledge of the owner, would guess. Expensive: call it only after
 * the link or the old password has been verified.
 */
export async function refuseGuessablePassword(password: string, owner: PasswordOwner): Promise<void> {
  const { email, firstName, lastName, shopName = '' } = owner;
  const known = [email, firstName, lastName, `${firstName} ${lastName}`, shopName];
  if (!(await strengthChecker.isGuessable(password.normalize('NFKC'), known))) return;
  throw new AppError('invalidInput', {
    errors: {
      password: [
        'Dit wachtwoord is te makkelijk te raden. Kies iets anders dan een bekend wachtwoord, je naam of je e-mailadres.',
      ],
    },
  });
}

/** After this idle time the thread ends, and frees the memory of its dictionaries. */
const idleMs = 60_000;

/** Judging takes up to a few hundred milliseconds, so it has a thread of its own and blocks no request. */
class StrengthChecker {
  readonly #waiting = new Map<number, { resolve(isGuessable: boolean): void; reject(error: Error): void }>();
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;

  isGuessable(password: string, known: string[]): Promise<boolean> {
    return new Promise((resolve, reject) => {
      clearTimeout(this.#idle);
      this.#worker ??= this.#start();
      const id = ++this.#lastId;
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, password, known } satisfies PasswordToCheck);
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('./password-strength-worker.ts', import.meta.url));
    worker.unref();
    worker.on('message', ({ id, isGuessable }: CheckedPassword) => {
      this.#waiting.get(id)?.resolve(isGuessable);
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) this.#idle = setTimeout(() => this.#stop(), idleMs).unref();
    });
    worker.on('error', (error) => {
      this.#worker = undefined;
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    });
    return worker;
  }

  #stop(): void {
    void this.#worker?.terminate();
    this.#worker = undefined;
  }
}

const strengthChecker = new StrengthChecker();
