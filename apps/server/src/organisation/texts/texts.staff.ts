import type { BeheerText, beheerSiteRoutes } from '@bouwpoort/contract/organisation/site.staff';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../foundation/database/database.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { auditWrite, conflictWith, requireThere, type StaffContext } from '../staff/staff.ts';
import { translations } from './texts.tables.ts';
import { listTexts } from './texts.ts';

const shownTexts = 200;
/** The texts of the back office are not part of the site. */
const ofStaff = /^beheer/;

type Asked = z.output<typeof beheerSiteRoutes.texts.query>;
type Found = z.input<typeof beheerSiteRoutes.texts.response>;

export async function findTextsForStaff(ctx: StaffContext, { search, namespace, changed }: Asked): Promise<Found> {
  const texts = (await listTexts(ctx)).filter((text) => !ofStaff.test(text.namespace));
  const wanted = (search ?? '').toLocaleLowerCase('nl');
  const found = texts.filter(
    (text) =>
      (namespace === undefined || text.namespace === namespace) &&
      (changed === undefined || text.own !== null) &&
      [text.key, text.shipped ?? '', text.own ?? ''].some((part) => part.toLocaleLowerCase('nl').includes(wanted)),
  );
  const byNamespace = [...Map.groupBy(texts, (text) => text.namespace)];
  return {
    namespaces: byNamespace.map(([name, list]) => ({
      ...{ namespace: name, count: list.length, changed: list.filter(({ own }) => own !== null).length },
    })),
    count: found.length,
    texts: found.slice(0, shownTexts),
  };
}

interface TextChange {
  text: string | null;
  before: string | null;
}

/** Texts are shared by all ventures, so changing one requires the permission in all of them. */
export async function changeText(
  ctx: StaffContext,
  name: Pick<BeheerText, 'namespace' | 'key'>,
  { text, before }: TextChange,
): Promise<BeheerText> {
  requireThere(ctx, { ventureId: null });
  const known = (await listTexts(ctx)).find(({ namespace, key }) => namespace === name.namespace && key === name.key);
  if (!known || ofStaff.test(name.namespace)) throw new AppError('notFound', { detail: 'Deze tekst kennen we niet.' });
  requireGaps(known.shipped, text);
  return ctx.db.transaction(async (db) => {
    const own = await setOwnText(db, name, text === known.shipped ? null : text, before);
    await auditWrite(ctx, db, {
      ...{ entity: 'text', entityId: `${name.namespace}/${name.key}`, entityName: name.key, ventureId: null },
      ...{ before: { text: before ?? known.shipped }, after: { text: own ?? known.shipped } },
    });
    return { ...known, own };
  });
}

/**
 * Sets the operator's own text in the place of the shipped one, or takes it away. Refused when `before` is not what stood
 * there. Within the caller's transaction.
 */
async function setOwnText(
  tx: Database,
  { namespace, key }: Pick<BeheerText, 'namespace' | 'key'>,
  text: string | null,
  before: string | null,
): Promise<string | null> {
  const one = and(eq(translations.language, 'nl'), eq(translations.namespace, namespace), eq(translations.key, key));
  const [row] = await tx.select().from(translations).where(one).for('update');
  if ((row?.text ?? null) !== before) {
    throw conflictWith('Iemand anders heeft deze tekst intussen veranderd.', { text: row?.text ?? null });
  }
  if (text === null) await tx.delete(translations).where(one);
  else {
    await tx
      .insert(translations)
      .values({ language: 'nl', namespace, key, text })
      .onConflictDoUpdate({ target: [translations.language, translations.namespace, translations.key], set: { text } });
  }
  return text;
}

const gaps = (text: string) => new Set(text.match(/\{\{\w+\}\}/g) ?? []);

/** Every placeholder must be present, with its own name: else a customer reads half a sentence. */
function requireGaps(shipped: string | null, text: string | null): void {
  if (text === null) return;
  const known = gaps(shipped ?? '');
  const used = gaps(text);
  const missing = [...known].filter((gap) => !used.has(gap));
  const strange = [...used].filter((gap) => !known.has(gap));
  const problems = [
    ...(text.trim() === '' && (shipped ?? '').trim() !== '' ? ['Vul een tekst in'] : []),
    ...missing.map((gap) => `Laat ${gap} staan: daar vult de site iets in`),
    ...strange.map((gap) => `${gap} kan de site hier niet invullen`),
  ];
  if (problems.length > 0) {
    throw new AppError('invalidInput', { detail: problems[0] ?? '', errors: { text: problems } });
  }
}
