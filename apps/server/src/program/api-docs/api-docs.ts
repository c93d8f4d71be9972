import { operationsRoutes } from '@bouwpoort/contract/foundation/operations';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import { renderApiDocs } from './api-docs-page.ts';
import { documented, securitySchemes, sharedSchemas } from './api-document.ts';

const toJsonSchemas = createJsonSchemaTransform({ skipList: ['/api/openapi.json', '/api/docs', '/*'] });

/** OpenAPI 3.1 from the very schemas that guard the routes, and the same as a page to read. */
export async function registerApiDocs(app: FastifyInstance, deps: ContextDeps): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Bouwpoort API',
        version: '3.0',
        description: 'Calls carry Accept-Language: nl, api-version: 3.0 and, where a venture matters, Venture-Id.',
      },
      servers: [{ url: deps.config.publicUrl }],
      components: { securitySchemes, schemas: sharedSchemas() },
    },
    transform: (given) => {
      const made = toJsonSchemas(given);
      const contract = given.route.config?.contract;
      return contract && made.schema ? { ...made, schema: documented(contract, { ...made.schema }) } : made;
    },
  });
  serve(app, deps, operationsRoutes.openapi, async () => ({ ...openApiDocument(app) }));
  // Routes do not change while a program runs, and rendering the page is slow.
  let page: string | undefined;
  serve(app, deps, operationsRoutes.docs, async (_, { reply }) => {
    page ??= renderApiDocs(openApiDocument(app));
    return reply.header('content-type', 'text/html; charset=utf-8').send(page);
  });
}

/** @fastify/swagger types the document as any version; ours is 3.1. */
function openApiDocument(app: FastifyInstance): OpenAPIV3_1.Document {
  return app.swagger() as OpenAPIV3_1.Document;
}
