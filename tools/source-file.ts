import { dirname, join, normalize } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

export interface SourceFile {
  /** From the root of the repository. */
  path: string;
  imports: readonly Import[];
  /** String and template literals; a gap in a template is a space. */
  texts: readonly string[];
}

export interface Import {
  specifier: string;
  /** The file it names, from the root of the repository; nothing for a package from outside. */
  target: string | undefined;
  /** The names as the other file exports them; empty for a dynamic import and for `import *`. */
  names: readonly string[];
}

/** Static, dynamic and type imports, and what is exported from elsewhere. */
export function readSourceFile(path: string, source: string): SourceFile {
  const { program, module, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const texts: string[] = [];
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') texts.push(value);
    },
    TemplateLiteral: ({ quasis }) => void texts.push(quasis.map((quasi) => quasi.value.raw).join(' ')),
  }).visit(program);
  const found = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      names: entries.flatMap(({ importName }) => importName.name ?? []),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, importName }) =>
        moduleRequest ? [{ specifier: moduleRequest.value, names: importName.name ? [importName.name] : [] }] : [],
      ),
    ),
    ...module.dynamicImports
      .map(({ moduleRequest: { start, end } }) => source.slice(start, end))
      .filter((text) => /^['"]/.test(text))
      .map((text) => ({ specifier: text.slice(1, -1), names: [] })),
  ];
  return { path, texts, imports: found.map((one) => ({ ...one, target: targetOf(path, one.specifier) })) };
}

function targetOf(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(path), specifier)).replaceAll('\\', '/');
  const [, name, file] = specifier.match(/^@bouwpoort\/([^/]+)\/(.+)$/) ?? [];
  return name === undefined ? undefined : `packages/${name}/src/${file}.ts`;
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}
