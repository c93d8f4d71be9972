import { serializerCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { longJson } from './long-json.ts';

/** An answer that was checked against the contract and serialised before (response-cache.ts): it goes out as it is. */
export class JsonText {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

/** What the contract does not name stays behind, except in what is text already. */
export const compileSerializer: typeof serializerCompiler = (route) => {
  const serialize = serializerCompiler(route);
  const { schema } = route;
  // Fastify sends bytes as well as strings; its types know of strings alone.
  return (answer) => {
    if (answer instanceof JsonText) return answer.bytes as unknown as string;
    if (!(schema instanceof z.core.$ZodType)) return serialize(answer);
    const { success, data } = z.safeEncode(schema, answer as never);
    // Fails again, with the error that Fastify knows.
    if (!success) return serialize(answer);
    return (longJson(data) as unknown as string | undefined) ?? JSON.stringify(data);
  };
};
