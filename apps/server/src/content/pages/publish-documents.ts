import { type ContentDocument, validateDocument } from '@bouwpoort/contract/content/content-document';
import type { Context } from '../../foundation/context/context.ts';
import { addVersion, lockContent, publishVersion } from './content-publish.ts';

/** Publishes pages that the program itself writes, each as a version of its own; all of them or none. */
export async function publishDocuments(
  ctx: Context,
  documents: readonly ContentDocument[],
  author: string,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    for (const given of documents) {
      const checked = validateDocument(given);
      if (!checked.valid) throw new Error(`${given.id} is no page: ${JSON.stringify(checked.issues)}`);
      await lockContent(tx, given.id);
      const version = await addVersion(tx, checked.document, author, ctx.clock());
      await publishVersion(tx, checked.document, version, ctx.clock());
    }
  });
}
