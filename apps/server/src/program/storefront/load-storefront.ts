import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRequest } from '@bouwpoort/contract/program/page-request';
import type { FastifyInstance } from 'fastify';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { StartError } from '../../foundation/config/start-error.ts';
import type { BuiltStorefront, PageRenderer } from './mount-storefront.ts';

/** The export of the storefront's server entry that React Router does not require. */
interface StorefrontEntry {
  contextFor(page: PageRequest): RouterContextProvider;
}

/** The built pages; in development Vite builds them while they are asked for. */
export async function loadStorefront(app: FastifyInstance, root: string): Promise<BuiltStorefront> {
  if (process.env.NODE_ENV === 'development') {
    const { serveWithVite } = await import('./development-storefront.ts');
    const loadBuild = await serveWithVite(app, root);
    const handle = createRequestHandler(loadBuild, 'development');
    const render: PageRenderer = async (request, page) => handle(request, contextOf(await loadBuild(), page));
    return { render, clientDir: undefined };
  }
  const entry = join(root, 'build/server/index.js');
  if (!existsSync(entry)) throw new StartError('The storefront is not built. Run `npm run build`, or use `npm start`.');
  return openBuiltStorefront(entry, join(root, 'build/client'));
}

export async function openBuiltStorefront(entry: string, clientDir: string): Promise<BuiltStorefront> {
  const build: ServerBuild = await import(pathToFileURL(entry).href);
  // The build itself, not a function that returns it: React Router then prepares its routes once, not for every page.
  const handle = createRequestHandler(build, 'production');
  return { render: (request, page) => handle(request, contextOf(build, page)), clientDir };
}

function contextOf(build: ServerBuild, page: PageRequest): RouterContextProvider {
  // React Router types its entry module by what it uses itself; ours adds `contextFor`.
  return (build.entry.module as unknown as StorefrontEntry).contextFor(page);
}
