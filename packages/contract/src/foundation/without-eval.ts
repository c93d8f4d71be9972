import { z } from 'zod/mini';

/** For pages whose policy forbids code from strings, which zod would otherwise try to make its parsers with. */
export function parseWithoutEval(): void {
  z.config({ jitless: true });
}
