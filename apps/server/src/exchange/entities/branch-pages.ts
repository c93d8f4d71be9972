import type { ContentDocument } from '@bouwpoort/contract/content/content-document';
import { slug } from '@bouwpoort/trade/foundation/slug';
import { publishDocuments, unpublish } from '../../content/pages/pages.ts';
import type { Context } from '../../foundation/context/context.ts';
import type { Venture } from '../../foundation/context/venture.ts';
import { query } from '../../foundation/database/prepared.ts';

interface BranchWithoutPage {
  branchId: string;
  name: string;
  city: string;
  address: string;
  imageUrl: string | null;
  position: number;
  /** The overview page that lists the branches; a shop may have removed it. */
  parentId: string | null;
  isAddressTaken: boolean;
}

/** Gives every branch without a page one: address, hours and services are generated, the text is the owner's. */
export async function publishBranchPages(ctx: Context, venture: Venture): Promise<void> {
  const branches = await query<BranchWithoutPage>(
    ctx.db,
    `select b.branch_id as "branchId", b.display_name as name, b.city, b.slug as address, b.image_url as "imageUrl", b.position,
       (select id from content where id = $1 || '-vestigingen' and venture_id = $1) as "parentId",
       exists (select from content where url = b.slug) as "isAddressTaken"
     from branch b where b.venture_id = $1 and not exists (select from content c
       where c.venture_id = $1 and c.content_type = 'LocationDetailPage' and c.properties->>'branchId' = b.branch_id)
     order by b.position, b.branch_id`,
    [venture.id],
  );
  if (branches.length === 0) return;
  await publishDocuments(
    ctx,
    branches.map((branch) => pageOf(venture, branch)),
    'exchange',
  );
}

/** The address of a branch without its last segment. */
export const branchAddress = ({ path }: Pick<Venture, 'path'>) => `/${path}/vestigingen/`;

function pageOf(venture: Venture, branch: BranchWithoutPage): ContentDocument {
  const url = branch.isAddressTaken ? `${branch.address}-${slug(branch.branchId)}` : branch.address;
  return {
    id: `${venture.id}-vestigingen-${url.split('/').at(-1)}`,
    ventureId: venture.id,
    parentId: branch.parentId,
    contentType: 'LocationDetailPage',
    name: branch.name,
    url,
    position: branch.position,
    disableIndexing: false,
    disableFollowing: false,
    pageImageUrl: branch.imageUrl,
    backgroundImageUrl: null,
    properties: { title: `Vestiging ${branch.city}`, branchId: branch.branchId, blocks: [] },
  };
}

/** Withdraws the pages of deleted branches; their texts stay as versions. */
export async function dropBranchPages(ctx: Context, venture: Venture, branchIds: readonly string[]): Promise<void> {
  const pages = await query<{ id: string }>(
    ctx.db,
    `select id from content
     where venture_id = $1 and content_type = 'LocationDetailPage' and properties->>'branchId' = any($2)`,
    [venture.id, branchIds],
  );
  for (const { id } of pages) await unpublish({ ...ctx, venture }, id);
}
