import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { registerAccount } from './account.routes.ts';
import { registerPasswords } from './password.routes.ts';
import { registerToken } from './token.routes.ts';

export function registerIdentity(app: FastifyInstance, deps: ContextDeps): void {
  registerToken(app, deps);
  registerAccount(app, deps);
  registerPasswords(app, deps);
}
