import { serializerCompiler } from 'fastify-type-provider-zod';

/** An answer that was checked against the contract and serialised before (cached-answers.ts): it goes out as it is. */
export class JsonText {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

/** What the contract does not name stays behind, except in what is text already. */
export const compileSerializer: typeof serializerCompiler = (route) => {
  const serialize = serializerCompiler(route);
  // Fastify sends bytes as well as strings; its types know of strings alone.
  return (answer) => (answer instanceof JsonText ? (answer.bytes as unknown as string) : serialize(answer));
};
