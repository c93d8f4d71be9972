import type { Readable } from 'node:stream';
import { maxMediaBytes } from '@bouwpoort/contract/catalogue/products.staff';
import type { VenturePresentation } from '@bouwpoort/contract/organisation/ventures';
import {
  type BeheerVenture,
  type NewVenture,
  switchNames,
  type VentureEdit,
  type VentureRow,
} from '@bouwpoort/contract/organisation/ventures.staff';
import { AppError } from '../../foundation/errors/app-error.ts';
import { readFile } from '../../foundation/http/file-body.ts';
import {
  addVenture,
  closeShop,
  isInLetters,
  openShop,
  ventureLogos,
} from '../../program/venture-setup/venture-setup.ts';
import { addUpload, checkUpload, type MediaDeps } from '../media/media.ts';
import {
  addRecord,
  auditWrite,
  changeRecord,
  mayDo,
  requireThere,
  type StaffContext,
  type StaffRecord,
} from '../staff/staff.ts';
import { lockVenture, type StoredVenture, writeVenture } from './venture-edit.ts';
import { findVenture, listVentures } from './ventures.ts';

export async function listVenturesForStaff(ctx: StaffContext): Promise<VentureRow[]> {
  const mine = (await listVentures(ctx)).filter(({ id }) => mayDo(ctx.staff.scopes, 'content.read', { ventureId: id }));
  const found = await Promise.all(mine.map(({ id }) => findVenture(ctx, id)));
  return found
    .filter((venture) => venture !== undefined)
    .map(({ id, name, path, domain, accentColor, hasShop, disableOrdering, disablePricing, presentation }) => ({
      ...{ ventureId: id, name, path, domain, accentColor, disableOrdering, disablePricing },
      kind: id === ctx.config.defaultVentureId ? 'portal' : hasShop ? 'shop' : 'site',
      beeldmerkUrl: presentation.beeldmerkUrl,
    }));
}

export async function readVentureForStaff(ctx: StaffContext, ventureId: string): Promise<BeheerVenture> {
  requireThere(ctx, { ventureId });
  return describe(ctx, await lockVenture(ctx, ventureId, false));
}

function describe({ config }: StaffContext, venture: StoredVenture): BeheerVenture {
  const { id, path, presentation, version } = venture;
  const { logoUrl, stackedLogoUrl, beeldmerkUrl } = presentation;
  const isPortal = id === config.defaultVentureId;
  return {
    ...{ ventureId: id, path, isPortal, version },
    address: new URL(isPortal ? '/' : `/${path}`, config.publicUrl).href,
    edit: editOf(venture),
    logos: { logoUrl, stackedLogoUrl, beeldmerkUrl },
  };
}

/** In the form of the edit: a generated logo counts as no chosen one. */
function editOf(venture: StoredVenture): BeheerVenture['edit'] {
  const { slogan, administrativeEmailAddress, administrativePhoneNumber, ...shown } = venture.presentation;
  const chosen = (url: string) => (url === '' || isInLetters(url) ? null : url);
  return {
    ...{ name: venture.name, slogan, email: administrativeEmailAddress, phone: administrativePhoneNumber },
    accentColor: venture.accentColor,
    ...{ logoUrl: chosen(shown.logoUrl), stackedLogoUrl: chosen(shown.stackedLogoUrl) },
    ...{ beeldmerkUrl: chosen(shown.beeldmerkUrl), domain: venture.domain, hasShop: venture.hasShop },
    ...{ dynamics: venture.dynamics, disableOrdering: venture.disableOrdering, disablePricing: venture.disablePricing },
    ...{ disableStockInformation: venture.disableStockInformation, downloadPricelist: venture.downloadPricelist },
    downloadPricelistFormats: venture.downloadPricelistFormats as VentureEdit['downloadPricelistFormats'],
    guestDebitNumber: venture.guestDebitNumber,
    deliveryModes: venture.deliveryModes as VentureEdit['deliveryModes'],
    minQuoteMargin: venture.minQuoteMargin,
  };
}

const ventures: StaffRecord<string, StoredVenture> = {
  lock: (tx, ventureId) => lockVenture(tx, ventureId),
  places: ({ id }) => [{ ventureId: id }],
  version: ({ version }) => version,
  stale: 'Iemand anders heeft deze venture intussen veranderd.',
  current: (_, venture) => ({ ...editOf(venture), version: venture.version }),
  audited: ({ id, name }) => ({ entity: 'venture', entityId: id, entityName: name, ventureId: id }),
  fields: editOf,
};

export async function makeVenture(ctx: StaffContext, given: NewVenture): Promise<BeheerVenture> {
  requireThere(ctx, { ventureId: null });
  const fields = (venture: StoredVenture) => ({ ...editOf(venture), path: venture.path });
  const made = await addRecord(ctx, { ...ventures, fields }, async (tx) => {
    const { id } = await addVenture(tx, given, ctx.staff.name);
    return lockVenture(tx, id);
  });
  ctx.cache.drop('venture');
  return describe(ctx, made);
}

export async function changeVenture(
  ctx: StaffContext,
  ventureId: string,
  { version, ...edit }: VentureEdit & { version: number },
): Promise<BeheerVenture> {
  requireThere(ctx, { ventureId });
  const saved = await changeRecord(ctx, ventures, ventureId, {
    version,
    write: async (tx, stored) => {
      const before = editOf(stored);
      const changesSwitches = switchNames.some((name) => JSON.stringify(before[name]) !== JSON.stringify(edit[name]));
      if (changesSwitches) requireThere(ctx, { ventureId }, 'system.act');
      requireNoShopInPortal(ctx, ventureId, edit);
      await writeEdit(tx, stored, edit);
      return lockVenture(tx, ventureId);
    },
  });
  ctx.cache.drop('venture');
  return describe(ctx, saved);
}

function requireNoShopInPortal({ config }: StaffContext, ventureId: string, { hasShop }: VentureEdit): void {
  if (ventureId !== config.defaultVentureId || !hasShop) return;
  const why = 'Het portaal heeft zelf geen winkel';
  throw new AppError('invalidInput', { detail: `${why}.`, errors: { hasShop: [why] } });
}

async function writeEdit(tx: StaffContext, stored: StoredVenture, edit: VentureEdit): Promise<void> {
  const { slogan, email, phone, logoUrl: _, stackedLogoUrl: __, beeldmerkUrl: ___, ...row } = edit;
  const { id, path, presentation, hasShop } = stored;
  const logos = await ventureLogos(tx, { ...edit, path });
  const shop = { id, path, name: edit.name };
  const pages =
    edit.hasShop === hasShop ? {} : edit.hasShop ? await openShop(tx, shop, tx.staff.name) : await closeShop(tx, shop);
  await writeVenture(tx, id, {
    row,
    presentation: {
      ...{ slogan, administrativeEmailAddress: email, administrativePhoneNumber: phone, ...logos, ...pages },
      ...following(presentation, 'projectAdministrationEmailAddress', 'administrativeEmailAddress', email),
      ...following(presentation, 'projectAdministrationPhoneNumber', 'administrativePhoneNumber', phone),
      ...following(presentation, 'footerLogoUrl', 'logoUrl', logos.logoUrl),
      ...following(presentation, 'defaultProductImageUrl', 'beeldmerkUrl', logos.beeldmerkUrl),
    },
  });
}

/** A field with the same value as another follows it; one with its own value does not. */
function following(
  before: VenturePresentation,
  name: keyof VenturePresentation,
  leader: keyof VenturePresentation,
  value: string,
): Partial<VenturePresentation> {
  return before[name] === before[leader] ? { [name]: value } : {};
}

interface Brought {
  ventureId: string;
  fileName: string;
  body: Readable;
}

/** A new venture has no place yet, so its logo is uploaded with access to all. */
export async function uploadVentureLogo(
  ctx: StaffContext,
  work: MediaDeps['work'],
  { ventureId, fileName, body }: Brought,
): Promise<{ path: string }> {
  const isKnown = (await findVenture(ctx, ventureId)) !== undefined;
  requireThere(ctx, { ventureId: isKnown ? ventureId : null });
  const bytes = await readFile(body, maxMediaBytes);
  const checked = await checkUpload(ctx, work, { kind: 'image', bytes });
  const facts = { ventureId: isKnown ? ventureId : null, uploadedBy: ctx.staff.name };
  return ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    const file = await addUpload(tx, { ventureId, fileName }, checked, facts);
    if (!file.isKnown) {
      await auditWrite(tx, db, {
        ...{ entity: 'media', entityId: file.path, entityName: file.path.split('/').at(-1) ?? file.path },
        ...{ ventureId: isKnown ? ventureId : null, before: null },
        after: { fileName, contentType: file.contentType, size: file.size },
      });
    }
    return { path: file.path };
  });
}
