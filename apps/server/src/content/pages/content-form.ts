import { randomUUID } from 'node:crypto';
import type { FormContainerBlock, FormField } from '@bouwpoort/contract/content/content-form-block';
import { formContainerBlock } from '@bouwpoort/contract/content/content-form-block';
import {
  type FormValue,
  formFilesMistake,
  formValueMistake,
  readFormValue,
} from '@bouwpoort/contract/content/content-form-values';
import type { ContentItem } from '@bouwpoort/contract/foundation/content-item';
import { formHoneypot } from '@bouwpoort/contract/foundation/form-honeypot';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { type Mail, sendMail } from '../../organisation/mail/mail.ts';
import { findMailAddress } from '../../organisation/ventures/ventures.ts';
import { formFiles, formSubmissions } from './content-form.tables.ts';
import { looksLikeItsName } from './content-form-signature.ts';
import type { UploadedFile } from './content-form-upload.ts';
import { type ContentParts, findContent } from './pages.ts';

interface FormPlace {
  contentId: string;
  blockId: string;
}

interface FormInput {
  values: Record<string, FormValue>;
  files: UploadedFile[];
}

interface Answer {
  name: string;
  label: string;
  value: FormValue;
}

/** Stores a submission, after validating it against the fields of the form on the current page. */
export async function submitForm(ctx: Context, parts: ContentParts, place: FormPlace, input: FormInput): Promise<void> {
  const { block, page } = await findForm(ctx, parts, place);
  // A bot gets the same answer as a person, so that it learns nothing.
  if (readText(input.values[formHoneypot]) !== '') {
    ctx.log.info(place, 'form with its honeypot filled in was not kept');
    return;
  }
  const answers = readAnswers(block.fields, input);
  const files = input.files.filter((file) => block.fields.some((field) => isFileField(field, file)));
  const submission = {
    id: randomUUID(),
    ventureId: page.ventureId,
    ...place,
    title: block.title ?? page.name,
    answers,
  };
  const mail = await mailAbout(ctx, block, page, answers);
  if (!mail) ctx.log.warn({ ventureId: page.ventureId }, 'the venture has no address to mail forms to');
  const now = ctx.clock();
  await ctx.db.transaction(async (tx) => {
    await tx.insert(formSubmissions).values({ ...submission, createdAt: now, mailedAt: mail ? now : null });
    for (const { field, name, type, size, bytes } of files) {
      await tx
        .insert(formFiles)
        .values({ id: randomUUID(), submissionId: submission.id, field, name, contentType: type, size, bytes });
    }
    if (mail) await sendMail({ ...ctx, db: tx }, mail);
  });
}

/** To the venture, with the visitor as reply address. */
async function mailAbout(
  ctx: Context,
  block: FormContainerBlock,
  page: ContentItem,
  answers: Answer[],
): Promise<Mail<'form-submission'> | undefined> {
  const to = await findMailAddress(ctx, page.ventureId);
  if (to === undefined) return undefined;
  const sender = block.fields.find((field) => field.kind === 'email')?.name;
  const replyTo = readText(answers.find((answer) => answer.name === sender)?.value);
  return {
    to,
    kind: 'form-submission',
    ventureId: page.ventureId,
    ...(replyTo === '' ? {} : { replyTo }),
    data: {
      form: block.title ?? page.name,
      path: page.url ?? '/',
      submittedAt: ctx.clock(),
      fields: answers.map(({ label, value }) => ({ label, value: inWords(value) })),
    },
  };
}

function inWords(value: FormValue): string {
  if (typeof value === 'boolean') return value ? 'ja' : 'nee';
  return Array.isArray(value) ? value.join(', ') : value;
}

async function findForm(ctx: Context, parts: ContentParts, { contentId, blockId }: FormPlace) {
  const page = await findContent(ctx, parts, contentId, {});
  const blocks: unknown[] = page && Array.isArray(page.blocks) ? page.blocks : [];
  const block = blocks
    .map((one): FormContainerBlock | undefined => formContainerBlock.safeParse(one).data)
    .find((one) => one?.id === blockId);
  if (!page || !block) throw new AppError('notFound');
  return { block, page };
}

/** Unknown fields are left out; all invalid fields are reported at once. */
function readAnswers(fields: FormField[], { values, files }: FormInput): Answer[] {
  const errors: Record<string, string[]> = {};
  const answers: Answer[] = [];
  for (const field of fields) {
    if (field.kind === 'file') {
      const own = files.filter((file) => isFileField(field, file));
      const disguised = own.find((file) => !looksLikeItsName(file.name, file.bytes));
      const mistake =
        formFilesMistake(field, own) ?? (disguised && `${disguised.name} is niet het soort bestand dat de naam zegt`);
      if (mistake) errors[field.name] = [mistake];
      answers.push({ name: field.name, label: field.label, value: own.map((file) => file.name) });
    } else {
      const value = readFormValue(field, Object.hasOwn(values, field.name) ? values[field.name] : undefined);
      const mistake = formValueMistake(field, value);
      if (mistake) errors[field.name] = [mistake];
      answers.push({ name: field.name, label: field.label, value: value });
    }
  }
  if (Object.keys(errors).length > 0) throw new AppError('invalidInput', { errors });
  return answers;
}

function isFileField(field: FormField, file: UploadedFile): boolean {
  return field.kind === 'file' && field.name === file.field;
}

function readText(value: FormValue | undefined): string {
  return value === undefined || value === false ? '' : String(value).trim();
}
