import { type ResolveFnOutput, registerHooks } from 'node:module';

/*
 * Resolves drizzle-orm without its package.json. That file lists some thousand entry points, and Node parses the list
 * again for every file of the package and for every import of it: half of the processor time of a start, and more of
 * that of a thread. It works for what is imported after it, so the first file of a process or thread imports this and
 * then, dynamically, the rest.
 */

const drizzleFolder = '/node_modules/drizzle-orm/';
const resolvedEntries = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, next) {
    if (!context.conditions.includes('import')) return next(specifier, context);
    if (specifier === 'drizzle-orm' || specifier.startsWith('drizzle-orm/')) {
      const entry = resolvedEntries.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
      resolvedEntries.set(specifier, entry);
      return entry;
    }
    const { parentURL = '' } = context;
    const isInside = parentURL.includes(drizzleFolder) && parentURL.endsWith('.js');
    if (!isInside || !specifier.startsWith('.') || !specifier.endsWith('.js')) return next(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
