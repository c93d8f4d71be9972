import type { Readable } from 'node:stream';
import { type MediaKind, maxMediaBytes } from '@bouwpoort/contract/catalogue/products.staff';
import { readFile } from '../../foundation/http/file-body.ts';
import { addUpload, checkUpload, type MediaDeps, type UploadedFile } from '../../organisation/media/media.ts';
import { auditWrite, requireThere, type StaffContext } from '../../organisation/staff/staff.ts';

interface Brought {
  ventureId: string;
  kind: MediaKind;
  fileName: string;
  body: Readable;
}

/** The file is stored, whether or not the product is saved afterwards. */
export async function uploadProductMedia(
  ctx: StaffContext,
  work: MediaDeps['work'],
  { body, ...given }: Brought,
): Promise<UploadedFile> {
  const { ventureId, fileName } = given;
  requireThere(ctx, { ventureId });
  const bytes = await readFile(body, maxMediaBytes);
  const checked = await checkUpload(ctx, work, { kind: given.kind, bytes });
  return ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    const file = await addUpload(tx, given, checked, { uploadedBy: ctx.staff.name });
    const { path, contentType, size, isKnown } = file;
    if (!isKnown) {
      const name = path.split('/').at(-1) ?? path;
      await auditWrite(tx, db, {
        ...{ entity: 'media', entityId: path, entityName: name, ventureId, before: null },
        after: { fileName, contentType, size },
      });
    }
    return file;
  });
}
