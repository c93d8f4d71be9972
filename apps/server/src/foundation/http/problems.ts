import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseUnavailable } from '../database/database-unavailable.ts';
import { AppError, type ErrorCode } from '../errors/app-error.ts';

export function sendProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) =>
    sendProblem(request, reply, isClientDisconnect(error, request) ? new AppError('hungUp') : toAppError(error)),
  );
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, new AppError('notFound')));
}

/** What a stream fails with when there is nobody left to send it to. */
const disconnectCodes = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE']);

/** A connection that is lost elsewhere, as to the database, fails with these too: only the caller's own counts. */
function isClientDisconnect({ code }: FastifyError | AppError, { raw }: FastifyRequest): boolean {
  return disconnectCodes.has(code) && raw.socket.destroyed;
}

function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = new Map<string, string[]>();
    for (const issue of error.validation) {
      const field =
        issue.instancePath.replace(/^\//, '').replaceAll('/', '.') || String(error.validationContext ?? 'body');
      errors.set(field, [...(errors.get(field) ?? []), issue.message ?? 'Kijk na wat je hier hebt ingevuld']);
    }
    return new AppError('invalidInput', { errors: Object.fromEntries(errors) });
  }
  // Fastify's own refusals (body too large, not JSON, too many requests) carry a status below 500.
  const status = error.statusCode ?? 500;
  if (status < 500) {
    const detail = fastifyDetails.get(error.code);
    return new AppError(fastifyCodes[status] ?? 'badRequest', { cause: error, ...(detail ? { detail } : {}) });
  }
  return new AppError(isDatabaseUnavailable(error) ? 'unavailable' : 'internal', { cause: error });
}

const fastifyCodes: Record<number, ErrorCode> = { 404: 'notFound', 413: 'tooLarge', 429: 'tooManyRequests' };

/** For the developer of the client. */
const fastifyDetails = new Map([
  ['FST_ERR_CTP_INVALID_JSON_BODY', 'De inhoud is geen JSON.'],
  ['FST_ERR_CTP_EMPTY_JSON_BODY', 'De Content-Type is application/json, maar er is geen inhoud.'],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'Deze Content-Type nemen we hier niet aan.'],
]);

/**
 * What Fastify refuses before there is a route, such as an address it cannot read; no hook has set any headers then.
 */
export function sendFrameworkProblem(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  sendProblem(request, reply, new AppError('badRequest'));
}

/** For proxies and crawlers: what is away now is usually back in a few seconds. */
const retryAfterSeconds = 5;

function sendProblem(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  // A 5xx does not reveal its cause to the client; the log has it under the same request id.
  if (error.status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfterSeconds);
  if (error.status >= 500) request.log.error({ err: error.cause ?? error }, error.message);
  const problem = {
    type: `urn:bouwpoort:problem:${error.code}`,
    title: error.title,
    status: error.status,
    ...(error.details.detail && error.status < 500 ? { detail: error.details.detail } : {}),
    code: error.code,
    ...(error.details.errors ? { errors: error.details.errors } : {}),
    ...error.details.members,
    requestId: request.id,
  };
  // The rest of the request may still be coming: on this connection nothing can follow it.
  if (error.status === 408 || error.status === 413) reply.header('connection', 'close');
  return reply
    .status(error.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problem));
}
