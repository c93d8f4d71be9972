interface Declaration {
  type: string;
  init?: { type: string; start: number; end: number } | null;
}

interface Statement {
  type: string;
  declaration?: { type: string; declarations?: Declaration[] } | null;
  declarations?: Declaration[];
}

interface Plugin {
  name: string;
  transform(this: { parse(code: string): unknown }, code: string, id: string): { code: string; map: null } | undefined;
}

/**
 * Marks the schemas of the contract as free of effects, so that a page leaves out those it does not use. Only in our own
 * files: in minified code of others a function may have any name.
 */
export function pureSchemas(): Plugin {
  return {
    name: 'pure-schemas',
    transform(code, id) {
      if (!/\/packages\/contract\/src\/[^?]*\.ts$/.test(id)) return undefined;
      const { body } = this.parse(code) as { body: Statement[] };
      const calls = body
        .flatMap((statement) => (statement.declaration ?? statement).declarations ?? [])
        .flatMap(({ init }) => (init?.type === 'CallExpression' ? [init] : []));
      let marked = code;
      for (const { start, end } of calls.toReversed()) {
        marked = `${marked.slice(0, start)}/* @__PURE__ */ (() => ${marked.slice(start, end)})()${marked.slice(end)}`;
      }
      return { code: marked, map: null };
    },
  };
}
