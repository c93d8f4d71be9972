import { type VenturePresentation, venturePresentation } from '@bouwpoort/contract/organisation/ventures';
import { type NewVenture, newVenture } from '@bouwpoort/contract/organisation/ventures.staff';
import type { z } from 'zod';
import { pagesAt, publishDocuments } from '../../content/pages/pages.ts';
import type { Context } from '../../foundation/context/context.ts';
import { query } from '../../foundation/database/prepared.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { requireFreeDomain } from '../../organisation/ventures/ventures.ts';
import { catalogUrl, firstNavigation, firstPages } from './first-pages.ts';
import { type VentureLogos, ventureLogos } from './venture-logos.ts';

/**
 * Adds a venture that can be visited at once: with its logo, menus and the pages that screens and laws require. The
 * default venture of the settings is the portal, and has no shop.
 */
export async function addVenture(
  ctx: Context,
  given: z.input<typeof newVenture>,
  author = 'venture add',
): Promise<NewVenture> {
  const parsed = newVenture.safeParse(given);
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }) => [path.join('.'), [message]] as [string, string[]]);
    throw new AppError('invalidInput', { errors: Object.fromEntries(errors) });
  }
  const isPortal = parsed.data.id === ctx.config.defaultVentureId;
  const venture = { ...parsed.data, hasShop: parsed.data.hasShop && !isPortal };
  await ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    await requireFree(tx, venture);
    const logos = await ventureLogos(tx, venture);
    await insertVenture(tx, venture, logos);
    await publishDocuments(tx, firstPages(venture, isPortal), author);
    const { headerLinks, footerLinks, secondaryLinks } = firstNavigation(venture);
    await query(
      db,
      'insert into navigation (venture_id, header_links, footer_links, secondary_links) values ($1, $2, $3, $4)',
      [venture.id, ...[headerLinks, footerLinks, secondaryLinks].map((links) => JSON.stringify(links))],
    );
  });
  return venture;
}

/** Reports each field that is already in use. */
async function requireFree(tx: Context, { id, path, domain }: NewVenture): Promise<void> {
  const [taken] = await query<{ id: boolean; path: boolean }>(
    tx.db,
    `select coalesce(bool_or(id = $1), false) as id, coalesce(bool_or(path = $2), false) as path
     from venture where id = $1 or path = $2`,
    [id, path],
  );
  const isPage = (await pagesAt(tx, [`/${path}`])).size > 0;
  const errors = {
    ...(taken?.id ? { id: [`Nummer ${id} is al van een andere venture`] } : {}),
    ...(taken?.path ? { path: [`Het pad ${path} is al van een andere venture`] } : {}),
    ...(!taken?.path && isPage ? { path: [`Op /${path} staat al een pagina`] } : {}),
  };
  const [first] = Object.values(errors);
  if (first) throw new AppError('invalidInput', { detail: `${first[0]}.`, errors });
  await requireFreeDomain(tx, domain);
}

async function insertVenture({ db }: Context, venture: NewVenture, logos: VentureLogos): Promise<void> {
  const [added] = await query(
    db,
    `insert into venture (id, name, path, domain, catalog_id, has_shop, dynamics, disable_ordering, disable_pricing,
       disable_stock_information, download_pricelist, download_pricelist_formats, guest_debit_number, delivery_modes,
       min_quote_margin, accent_color, position, presentation)
     select $1, $2, $3, $4, $1 || '0', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, coalesce(max(position), 0) + 1, $16
     from venture on conflict do nothing returning 1 as added`,
    [
      ...[venture.id, venture.name, venture.path, venture.domain, venture.hasShop, venture.dynamics],
      ...[venture.disableOrdering, venture.disablePricing, venture.disableStockInformation],
      ...[venture.downloadPricelist, venture.downloadPricelistFormats, venture.guestDebitNumber],
      ...[
        venture.deliveryModes,
        venture.minQuoteMargin,
        venture.accentColor,
        JSON.stringify(presentationOf(venture, logos)),
      ],
    ],
  );
  // A concurrent request took it after the check.
  if (!added) {
    throw new AppError('conflict', { detail: `Winkel ${venture.id} of het pad ${venture.path} is er al.` });
  }
}

function presentationOf(venture: NewVenture, logos: VentureLogos): VenturePresentation {
  const { id, path, slogan, email, phone, hasShop, pages } = venture;
  return venturePresentation.parse({
    ...{ slogan, specialism: '', ...logos, footerLogoUrl: logos.logoUrl },
    ...{ backgroundImageUrl: '', defaultProductImageUrl: logos.beeldmerkUrl },
    ...{ uspSettings: [], registrationUrl: null, registerUSPItems: [] },
    termsUrl: `/${path}/voorwaarden/leveringsvoorwaarden`,
    privacyPage: { url: `/${path}/privacy/privacyverklaring` },
    customerServicePage: pages.includes('customerService') ? { url: `/${path}/klantenservice` } : null,
    termsPage: { url: `/${path}/voorwaarden/algemene-voorwaarden` },
    legalPage: { url: `/${path}/voorwaarden/disclaimer` },
    loginPage: { id: `${id}-login` },
    ...{ socialLinks: {}, linkedIn: null, searchContent: { relevantContent: [], searchTerms: [] } },
    catalogUrl: hasShop ? catalogUrl(venture) : null,
    previouslyOrderedContentId: hasShop && pages.includes('previouslyOrdered') ? `${id}-eerder-besteld` : null,
    ...{ administrativeEmailAddress: email, administrativePhoneNumber: phone },
    ...{ projectAdministrationEmailAddress: email, projectAdministrationPhoneNumber: phone },
    forgotPasswordUrl: null,
    ventureConditionsLabel: 'Voorwaarden',
    ...{ ventureConditionsText: '', certificationDisclaimer: '' },
    homePage: { id: `${id}-home` },
  });
}
