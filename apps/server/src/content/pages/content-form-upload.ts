import { type FormFileFacts, formFileLimits } from '@bouwpoort/contract/content/content-form-values';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../foundation/config/config.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { makeStorable } from '../../foundation/http/refuse-unstorable.ts';

/** An uploaded file, in memory: the limits below bound its size. */
export interface UploadedFile extends FormFileFacts {
  field: string;
  bytes: Buffer;
}

declare module 'fastify' {
  interface FastifyRequest {
    uploadedFiles: UploadedFile[];
  }
}

/** Parsing a complete body takes no time; a parser that still waits for more will not get it. */
const readingPatience = 1000;

/** Lets the routes of this scope accept multipart/form-data: its fields become the body, its files `uploadedFiles`. */
export async function acceptUploads(
  scope: FastifyInstance,
  { requestTimeoutSeconds }: Pick<Config, 'requestTimeoutSeconds'>,
): Promise<void> {
  await scope.register(multipart, {
    limits: {
      files: formFileLimits.files,
      fileSize: formFileLimits.bytes,
      fields: 100,
      fieldSize: 20_000,
      fieldNameSize: 60,
      parts: 100 + formFileLimits.files,
    },
  });
  scope.decorateRequest('uploadedFiles');
  scope.addHook('preValidation', async (request) => {
    request.uploadedFiles = [];
    if (!request.isMultipart()) return;
    const { fields, files } = await inTime(request, readParts(request), requestTimeoutSeconds * 1000).catch(
      refuseBroken,
    );
    request.body = Object.fromEntries(
      [...fields].map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
    );
    request.uploadedFiles = files;
    // Other bodies were checked before this one was parsed.
    if (!makeStorable(request.body)) throw new AppError('badRequest');
  });
}

/** Refuses a body that arrives too slowly, or whose parts never end. */
async function inTime<T>({ raw }: FastifyRequest, reading: Promise<T>, longest: number): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const slow = setTimeout(() => reject(new AppError('requestTooSlow')), longest);
  let broken: NodeJS.Timeout | undefined;
  const onArrived = () => {
    broken = setTimeout(() => reject(notWhole()), readingPatience);
  };
  raw.once('end', onArrived);
  try {
    return await Promise.race([reading, tooLate]);
  } finally {
    clearTimeout(slow);
    clearTimeout(broken);
    raw.off('end', onArrived);
  }
}

async function readParts(request: FastifyRequest) {
  const fields = new Map<string, string[]>();
  const files: UploadedFile[] = [];
  let bytes = 0;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      fields.set(part.fieldname, [...(fields.get(part.fieldname) ?? []), String(part.value)]);
      continue;
    }
    const content = await part.toBuffer();
    bytes += content.length;
    if (bytes > formFileLimits.bytes) throw new AppError('tooLarge');
    // A browser sends an empty part if no file is chosen.
    if (content.length === 0 && !part.filename) continue;
    files.push({
      field: part.fieldname,
      name: baseName(part.filename),
      type: part.mimetype.replace(/\p{C}/gu, ''),
      size: content.length,
      bytes: content,
    });
  }
  return { fields, files };
}

/** The parser reports its own limits with a status; a body it cannot parse is a plain error. */
function refuseBroken(error: Error & { statusCode?: number }): never {
  if (error instanceof AppError || error.statusCode !== undefined) throw error;
  throw notWhole(error);
}

function notWhole(cause?: Error): AppError {
  return new AppError('badRequest', { detail: 'Het formulier is niet heel aangekomen.', cause });
}

/** The file name, without folders and without characters that a terminal or a mail header would interpret. */
function baseName(given: string | undefined): string {
  const last = (given ?? '').split(/[\\/]/).at(-1) ?? '';
  return last.replace(/\p{C}/gu, '').slice(-120).toWellFormed() || 'bestand';
}
