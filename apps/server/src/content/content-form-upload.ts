import { type FormFileFacts, formFileLimits } from '@bouwpoort/contract/content-form-values';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { makeStorable } from '../operations/refuse-unstorable.ts';

/** A file a visitor sent along, in memory: the limits below keep it small. */
export interface UploadedFile extends FormFileFacts {
  field: string;
  bytes: Buffer;
}

declare module 'fastify' {
  interface FastifyRequest {
    uploadedFiles: UploadedFile[];
  }
}

/** Lets the routes of this scope take multipart/form-data: its fields become the body, its files `uploadedFiles`. */
export async function acceptUploads(scope: FastifyInstance): Promise<void> {
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
    if (request.isMultipart()) await readParts(request).catch(refuseBroken);
  });
}

async function readParts(request: FastifyRequest): Promise<void> {
  const fields = new Map<string, string[]>();
  let bytes = 0;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      fields.set(part.fieldname, [...(fields.get(part.fieldname) ?? []), String(part.value)]);
      continue;
    }
    const content = await part.toBuffer();
    bytes += content.length;
    if (bytes > formFileLimits.bytes) throw new AppError('tooLarge');
    // A browser sends an empty part for a file nobody chose.
    if (content.length === 0 && !part.filename) continue;
    request.uploadedFiles.push({
      field: part.fieldname,
      name: baseName(part.filename),
      type: part.mimetype,
      size: content.length,
      bytes: content,
    });
  }
  request.body = Object.fromEntries(
    [...fields].map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
  );
  // Other bodies were looked at before this one was read.
  if (!makeStorable(request.body)) throw new AppError('badRequest');
}

/** The parser knows its own limits by status; what it cannot read at all it throws as it comes. */
function refuseBroken(error: Error & { statusCode?: number }): never {
  if (error instanceof AppError || error.statusCode !== undefined) throw error;
  throw new AppError('badRequest', { detail: 'Het formulier is niet heel aangekomen.', cause: error });
}

/** The name people gave it, without a folder and without what a terminal or a mail header would act on. */
function baseName(given: string | undefined): string {
  const last = (given ?? '').split(/[\\/]/).at(-1) ?? '';
  return last.replace(/\p{C}/gu, '').slice(-120).toWellFormed() || 'bestand';
}
