import { serializerCompiler } from 'fastify-type-provider-zod';

/**
 * An answer that is JSON already. For what is asked most: its parts were checked against the contract when they were
 * read, and go out as they are instead of being checked and serialised for each request.
 */
export class JsonText {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

const comma = Buffer.from(',');

/** One text between two others, the members of a list in it. */
export function jsonList(before: string, members: readonly Buffer[], after: string): JsonText {
  const parts = members.flatMap((member, at) => (at === 0 ? [member] : [comma, member]));
  return new JsonText(Buffer.concat([Buffer.from(before), ...parts, Buffer.from(after)]));
}

/** What the contract does not name stays behind, except in what is text already. */
export const compileSerializer: typeof serializerCompiler = (route) => {
  const serialize = serializerCompiler(route);
  // Fastify sends bytes as well as strings; its types know of strings alone.
  return (answer) => (answer instanceof JsonText ? (answer.bytes as unknown as string) : serialize(answer));
};
