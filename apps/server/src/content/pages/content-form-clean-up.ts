import { inArray, lt } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import { daysBefore } from '../../foundation/jobs/days-before.ts';
import { formFiles, formSubmissions } from './content-form.tables.ts';

/** Deletes uploaded files, which take space and may hold anything; the answers, including file names, stay. */
export async function cleanUpForms({ db, config, clock }: Context): Promise<Record<string, number | null>> {
  const before = daysBefore(clock(), config.keep.formFiles);
  const old = db.select({ id: formSubmissions.id }).from(formSubmissions).where(lt(formSubmissions.createdAt, before));
  const files = await db.delete(formFiles).where(inArray(formFiles.submissionId, old));
  return { formFiles: files.rowCount };
}
