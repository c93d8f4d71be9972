import type { BeheerPage, beheerPageRoutes, PageCheck } from '@bouwpoort/contract/content/pages.staff';
import type { z } from 'zod';
import { namesOfCategories, namesOfProducts } from '../../catalogue/products/products.ts';
import type { StaffContext } from '../../organisation/staff/staff.ts';
import { requireAhead } from '../drafts/plans.ts';
import { checkDocument, linkKey, linksIn } from './page-checks.ts';
import { inArchive } from './page-draft.staff.ts';
import { findLinkTargets } from './page-links.ts';
import { planPage, publishDraft, undoPublication } from './page-publish.ts';
import { isAddressFree } from './page-tree.ts';
import { auditChangedPages, auditPage, conflictOf, requirePage, writePage } from './page-work.staff.ts';
import { noPlan, publishedVersionOf, writeDraft } from './page-work.ts';
import { enqueuePlan } from './planned-pages.ts';

type Routes = typeof beheerPageRoutes;

/** Also approves a review, by publishing exactly the reviewed revision. */
export function publishPage(ctx: StaffContext, pageId: string, revision: number): Promise<BeheerPage> {
  return writePage(ctx, pageId, revision, async (tx, page, by) => {
    if (page.draft?.archivedAt) throw inArchive();
    const { version, alsoChanged } = await publishDraft(tx.db, page, by);
    const before = {
      isPublished: page.row !== undefined,
      publishVersion: null,
      review: page.draft?.reviewState ?? null,
    };
    const after = { isPublished: true, publishVersion: version, review: null, alsoChanged };
    await auditPage(tx, tx.db, page, { ...before, alsoChanged: [] }, after);
    await auditChangedPages(tx, pageId, alsoChanged);
  });
}

export function undoPublish(ctx: StaffContext, pageId: string, version: number): Promise<BeheerPage> {
  return writePage(ctx, pageId, undefined, async (tx, page, by) => {
    const published = await publishedVersionOf(tx.db, page);
    if (published?.version !== version) throw await conflictOf(tx, page);
    const alsoChanged = await undoPublication(tx.db, page, version, by);
    await auditChangedPages(tx, pageId, alsoChanged);
    const after = await requirePage(tx, pageId);
    const now = await publishedVersionOf(tx.db, after);
    await auditPage(
      ...[tx, tx.db, page],
      { isPublished: true, publishVersion: version },
      { isPublished: after.row !== undefined, publishVersion: now?.version ?? null },
    );
  });
}

export function planPagePublication(
  ctx: StaffContext,
  pageId: string,
  { revision, ...asked }: z.output<Routes['plan']['body']>,
): Promise<BeheerPage> {
  return writePage(ctx, pageId, revision, async (tx, page, by) => {
    if (page.draft?.archivedAt) throw inArchive();
    const moment = (name: 'publishAt' | 'withdrawAt') =>
      asked[name] === null ? null : requireAhead(name, new Date(asked[name]), by.at);
    const planned = { publishAt: moment('publishAt'), withdrawAt: moment('withdrawAt') };
    await planPage(tx.db, page, planned, by);
    await enqueuePlan(tx, pageId, planned);
    const { publishAt = null, withdrawAt = null } = page.draft ?? {};
    await auditPage(tx, tx.db, page, { publishAt, withdrawAt }, planned);
  });
}

export function cancelPagePlan(ctx: StaffContext, pageId: string): Promise<BeheerPage> {
  return writePage(ctx, pageId, undefined, async (tx, page, by) => {
    const { publishAt = null, withdrawAt = null, planProblem = null } = page.draft ?? {};
    if (!publishAt && !withdrawAt && planProblem === null) return;
    await writeDraft(tx.db, page, noPlan, by);
    await auditPage(tx, tx.db, page, { publishAt, withdrawAt }, { publishAt: null, withdrawAt: null });
  });
}

export async function checkPage(ctx: StaffContext, pageId: string) {
  const { document, revision, ventureId } = await requirePage(ctx, pageId);
  const links = linksIn(document);
  const numbers = (kind: 'category' | 'product') =>
    [...new Set(links.filter((link) => link.kind === kind).map(({ target }) => Number(target)))].filter(
      (number) => Number.isSafeInteger(number) && number > 0 && number <= 2_147_483_647,
    );
  const [there, categories, products, isFree] = await Promise.all([
    findLinkTargets(ctx, links),
    namesOfCategories(ctx.db, numbers('category')),
    namesOfProducts(ctx.db, numbers('product')),
    document.url === null || isAddressFree(ctx.db, document.url, pageId),
  ]);
  const checks = checkDocument(document, (link) => {
    if (link.kind === 'category') return categories.has(Number(link.target));
    if (link.kind === 'product') return products.get(Number(link.target))?.ventureId === ventureId;
    return there.has(linkKey(link));
  });
  const taken: PageCheck[] = isFree
    ? []
    : [
        {
          level: 'mistake',
          kind: 'address',
          path: 'url',
          blockId: null,
          message: 'Een andere pagina heeft dit adres al.',
        },
      ];
  return { revision, checks: [...taken, ...checks] };
}
