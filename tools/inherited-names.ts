import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

/*
 * Every object inherits `constructor`, `toString` and the like. Where a key comes from outside, `table[key]` finds
 * those too, and what follows fails on a function where it expects an entry. This finds lookups by a computed key in
 * objects that are typed to have any key (Record<string, …>), unless Object.hasOwn is asked about the same object
 * nearby. Objects with a fixed set of keys are the compiler's to guard; a Map and an object without prototype inherit
 * nothing.
 */

export interface Lookup {
  file: string;
  line: number;
  text: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/** Declared in one file and used in another, found by name: names are what files share. */
interface Tables {
  constants: Set<string>;
  properties: Set<string>;
  /** Constants that hold a text: as a key they are as good as that text. */
  texts: Set<string>;
}

/** Paths from the root of the repository, with their source. */
export function findUncheckedLookups(files: ReadonlyMap<string, string>): Lookup[] {
  const programs = Array.from(files, ([file, source]) => ({ file, source, program: parse(file, source) }));
  const tables: Tables = { constants: new Set(), properties: new Set(), texts: new Set() };
  const otherProperties = new Set<string>();
  for (const { source, program } of programs) collectShared(program, source, tables, otherProperties);
  // Another symbol with the same name: only a compiler could distinguish them.
  for (const name of otherProperties) tables.properties.delete(name);
  return programs.flatMap(({ file, source, program }) => lookupsIn(file, source, program, tables));
}

function parse(file: string, source: string): Node {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  return program as unknown as Node;
}

/** Constants, and members of types, that may have any key. */
function collectShared(program: Node, source: string, tables: Tables, otherProperties: Set<string>): void {
  walk(program, (node, parents) => {
    if (node.type === 'VariableDeclarator' && isTopLevel(parents)) {
      if (isTable(node, source)) tables.constants.add(nameOf(node.id));
      if (holdsText(node)) tables.texts.add(nameOf(node.id));
    }
    if (node.type === 'TSPropertySignature' || node.type === 'PropertyDefinition') {
      const kind = isOpenType(node.typeAnnotation, source) ? tables.properties : otherProperties;
      kind.add(memberName(node.key));
    }
  });
}

function lookupsIn(file: string, source: string, program: Node, shared: Tables): Lookup[] {
  const own = new Set<string>();
  const texts = new Set<string>();
  walk(program, (node, parents) => {
    if (node.type === 'ImportSpecifier') {
      if (shared.constants.has(nameOf(node.imported))) own.add(nameOf(node.local));
      if (shared.texts.has(nameOf(node.imported))) texts.add(nameOf(node.local));
    }
    if (node.type === 'VariableDeclarator') {
      if (isTable(node, source)) own.add(nameOf(node.id));
      if (isTopLevel(parents) && holdsText(node)) texts.add(nameOf(node.id));
    }
    const isParameter = node.type === 'Identifier' && parents.at(-1)?.type !== 'VariableDeclarator';
    if (isParameter && isOpenType(node.typeAnnotation, source)) own.add(nameOf(node));
    if (node.type === 'ObjectPattern') {
      for (const { key, value } of node.properties as Node[]) {
        if (key && shared.properties.has(memberName(key))) own.add(nameOf(value));
      }
    }
  });
  const found: Lookup[] = [];
  walk(program, (node, parents) => {
    const looked = lookedUp(node, parents);
    if (!looked) return;
    const { object, key } = looked;
    const isTableHere =
      (object.type === 'Identifier' && own.has(String(object.name))) ||
      (object.type === 'MemberExpression' && !object.computed && shared.properties.has(memberName(object.property)));
    if (!isTableHere || isFixed(key, texts) || isGuarded(object, parents, source)) return;
    const line = source.slice(0, node.start).split('\n').length;
    found.push({ file, line, text: source.slice(node.start, node.end) });
  });
  return found;
}

/** `object[key]` that is read, or `key in object`. */
function lookedUp(node: Node, parents: readonly Node[]): { object: Node; key: Node } | undefined {
  if (node.type === 'BinaryExpression' && node.operator === 'in') {
    return { object: unwrapped(node.right), key: unwrapped(node.left) };
  }
  if (node.type !== 'MemberExpression' || node.computed !== true) return undefined;
  const parent = parents.findLast(({ type }) => type !== 'ChainExpression');
  // An inherited function equals nothing it is compared with.
  const isCompared = parent?.type === 'BinaryExpression' && /^[!=]==$/.test(String(parent.operator));
  const isWritten =
    (parent?.type === 'AssignmentExpression' && parent.operator === '=' && parent.left === node) ||
    (parent?.type === 'UnaryExpression' && parent.operator === 'delete');
  return isWritten || isCompared || isOwnKeyOf(node, parents)
    ? undefined
    : { object: unwrapped(node.object), key: unwrapped(node.property) };
}

/** `for (const key in list)` goes over the keys that list has. */
function isOwnKeyOf(node: Node, parents: readonly Node[]): boolean {
  const [object, key] = [unwrapped(node.object), unwrapped(node.property)];
  return parents.some(({ type, left, right }) => {
    if (type !== 'ForInStatement') return false;
    const [declared] = (left as Node).type === 'VariableDeclaration' ? ((left as Node).declarations as Node[]) : [];
    return nameOf(declared?.id) === nameOf(key) && nameOf(right) === nameOf(object);
  });
}

/** Casts and assertions change nothing at run time. */
function unwrapped(node: unknown): Node {
  let inner = node as Node;
  while (['TSAsExpression', 'TSNonNullExpression', 'ParenthesizedExpression', 'ChainExpression'].includes(inner.type)) {
    inner = inner.expression as Node;
  }
  return inner;
}

/** Written in the program itself. */
function isFixed(key: Node, texts: ReadonlySet<string>): boolean {
  if (key.type === 'Identifier' && texts.has(String(key.name))) return true;
  return key.type === 'Literal' || (key.type === 'TemplateLiteral' && (key.quasis as Node[]).some(hasText));
}

/** With a text of its own around the rest, it is none of the inherited names. */
function hasText(quasi: Node): boolean {
  return (quasi.value as { raw: string }).raw !== '';
}

/** Asked anywhere in the function around it: the question is next to the answer. */
function isGuarded(object: Node, parents: readonly Node[], source: string): boolean {
  const around = parents.findLast(({ type }) => /Function|Program/.test(type));
  const name = source.slice(object.start, object.end);
  return source.slice(around?.start, around?.end).includes(`Object.hasOwn(${name},`);
}

function isTable(declarator: Node, source: string): boolean {
  const { id, init } = declarator as { id?: Node; init?: Node };
  if (init && /Object\.create\(null\)|__proto__: null/.test(source.slice(init.start, init.end))) return false;
  if (isOpenType(id?.typeAnnotation, source)) return true;
  return init?.type === 'CallExpression' && /^Object\.(fromEntries|groupBy)\(/.test(source.slice(init.start, init.end));
}

const openType = /^:?\s*(?:(?:Readonly|Partial)<)*(?:Record<\s*string\s*,|\{\s*(?:readonly\s+)?\[\w+:\s*string\])/;

function isOpenType(annotation: unknown, source: string): boolean {
  const node = annotation as Node | null | undefined;
  return node ? openType.test(source.slice(node.start, node.end)) : false;
}

/** Program, perhaps `export`, and the declaration it is part of. */
function isTopLevel(parents: readonly Node[]): boolean {
  return parents.length <= 3 && parents.every(({ type }) => /^Program$|Declaration$/.test(type));
}

function holdsText({ init }: Node): boolean {
  return init ? typeof unwrapped(init).value === 'string' : false;
}

function nameOf(node: unknown): string {
  const { name, value } = (node ?? {}) as { name?: string; value?: unknown };
  return String(name ?? value ?? '');
}

function memberName(node: unknown): string {
  return `${(node as Node).type === 'PrivateIdentifier' ? '#' : ''}${nameOf(node)}`;
}

function walk(node: Node, visit: (node: Node, parents: readonly Node[]) => void, parents: Node[] = []): void {
  visit(node, parents);
  const inside = [...parents, node];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child) walk(child as Node, visit, inside);
    }
  }
}

/** All that gets keys from outside; the demo world is made of its own. */
function readSources(root: string): Map<string, string> {
  const paths = globSync(['apps/*/{src,app}/**/*.{ts,tsx}', 'packages/{contract,trade}/src/**/*.ts'], { cwd: root });
  return new Map(
    paths
      .filter((path) => !/node_modules|\.test\.tsx?$|\/testing\//.test(path))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = readSources(resolve(dirname(fileURLToPath(import.meta.url)), '..'));
  const lookups = findUncheckedLookups(files);
  for (const { file, line, text } of lookups) console.error(`${file}:${line}: ${text} may find an inherited name`);
  console.log(`${files.size} files, ${lookups.length} lookups that may find an inherited name`);
  process.exitCode = lookups.length === 0 ? 0 : 1;
}
