import { isDutchPhoneNumber, normalisePhoneNumber } from '@bouwpoort/trade/foundation/dutch-phone';
import { z } from 'zod/mini';
import { amounts } from './amounts.ts';
import { audiences } from './audience.ts';

/* The small values every domain's schemas are made of. The messages are those of P 5 and C 5, one at a time. */

/** A day in Europe/Amsterdam, 'YYYY-MM-DD'. The database has no year zero. */
export const day = z.iso
  .date({ error: 'Ongeldige datum' })
  .check(z.refine((value) => !value.startsWith('0000'), { error: 'Ongeldige datum' }));
/** A moment, ISO 8601 with its offset. */
export const moment = z.iso.datetime({ offset: true });
/** 'HH:mm' */
export const clockTime = z.iso.time({ precision: -1 });

export const audience = z.enum(audiences);

/** JSON numbers; the arithmetic is done in decimals on the server, never with these. */
export const money = z.number().register(amounts, { isAmount: true });
/** For an amount that is typed in euros. */
export const hasWholeCents = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
/** Money in an answer to a customer: absent for a user who may not see prices (amounts.ts). */
export const amount = z.optional(money);
/** Our addition: the amount taxed at one rate, and the tax on it. */
export const vatOfRate = z.object({ vatRate: z.number(), vatBase: amount, vatAmount: amount });
/**
 * Our addition: a line as it was agreed and as people read it. price × quantity ÷ per is its amount, in cents half up,
 * with the price and the quantity in the same unit.
 */
export const agreedLine = z.object({
  price: amount,
  per: z.number(),
  unitId: z.string(),
  /** In price units; more than four decimals only where it takes them to multiply to the amount. */
  quantity: z.number(),
});
export const orderQuantity = z.number({ error: 'Geen aantal geselecteerd' }).check(
  z.gte(0.0001, { error: 'Geen aantal geselecteerd', abort: true }),
  z.lte(1_000_000, { error: 'Bestel hooguit 1.000.000 van een artikel', abort: true }),
  z.refine((value) => Math.abs(value * 10_000 - Math.round(value * 10_000)) < 1e-3, {
    error: 'Gebruik hooguit 4 decimalen',
  }),
);

/** Any 128 bits: the all-zero GUID has a meaning of its own (C 9). */
export const guid = z.guid();

/** A number the database gave out. */
export const largestRowId = 2_147_483_647;
export const rowId = z.int().check(z.gte(1), z.lte(largestRowId));
/** Of a row that was read before: the version a change is made to. */
export const rowVersion = z.int().check(z.gte(0), z.lte(largestRowId));
export const largestFieldsVersion = 2 ** 48 - 1;
/** The same of what several rows make: a hash of its fields, which is compared and never looked up. */
export const fieldsVersion = z.int().check(z.gte(0), z.lte(largestFieldsVersion));

/** Ids are opaque to callers; the bounds keep nonsense out of queries and logs. */
export const id = z.string().check(z.minLength(1), z.maxLength(64));
export const ventureId = z.string().check(z.regex(/^[A-Za-z0-9-]{1,20}$/, { error: 'Invalid ventureId type' }));
export const locationId = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/, { error: 'Invalid locationId type' }));
/**
 * Of a number that staff choose, to be refined with: tabs of an earlier release have a form where its page would be.
 */
export const notNew = [
  (number: string) => number.toLowerCase() !== 'nieuw',
  { error: 'Kies een ander nummer dan ‘nieuw’' },
] as const;
export const articleCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(64));

/** One line: what a mail header, a terminal or the ERP would act on is a space like any other. */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').trim();
const severalLines = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim();

export const requiredText = /* @__NO_SIDE_EFFECTS__ */ (maxLength: number, message = 'Veld is verplicht') =>
  z
    .string({ error: ({ input }) => (input === undefined || input === null ? message : undefined) })
    .check(z.overwrite(oneLine), z.minLength(1, { error: message }), z.maxLength(maxLength));
export const plainText = /* @__NO_SIDE_EFFECTS__ */ (maxLength: number) =>
  z.string().check(z.overwrite(oneLine), z.maxLength(maxLength));
export const optionalText = /* @__NO_SIDE_EFFECTS__ */ (maxLength: number) => z.optional(plainText(maxLength));
export const optionalLines = /* @__NO_SIDE_EFFECTS__ */ (maxLength: number) =>
  z.optional(z.string().check(z.overwrite(severalLines), z.maxLength(maxLength)));

export const emailAddress = z.pipe(
  z
    .string({ error: 'Ongeldig e-mailadres' })
    .check(z.trim(), z.maxLength(254, { error: 'Ongeldig e-mailadres', abort: true })),
  z.email({ error: 'Ongeldig e-mailadres' }),
);

/** Normalised to '1234AB' on the way in. */
export const postalCode = z.string({ error: 'Ongeldige postcode' }).check(
  z.maxLength(10, { error: 'Ongeldige postcode', abort: true }),
  z.overwrite((text) => text.replaceAll(/\s/g, '').toUpperCase()),
  z.regex(/^[1-9][0-9]{3}[A-Z]{2}$/, { error: 'Ongeldige postcode' }),
);

/** As people write it; normalised to '0612345678' on the way in (P 5.1). */
export const phoneNumber = z.string({ error: 'Ongeldig telefoonnummer' }).check(
  z.maxLength(30, { error: 'Ongeldig telefoonnummer', abort: true }),
  z.overwrite((text) => normalisePhoneNumber(text) ?? text),
  z.refine(isDutchPhoneNumber, { error: 'Ongeldig telefoonnummer' }),
);

export const kvkNumber = z
  .string({ error: 'Ongeldig KvK nummer' })
  .check(z.trim(), z.regex(/^[0-9]{8}$/, { error: 'Ongeldig KvK nummer' }));

/** A house number with what may follow it: '12', '12a', '12-14', '3 bis'. */
export const houseNumberOr = /* @__NO_SIDE_EFFECTS__ */ (message: string) =>
  z
    .string({ error: message })
    .check(
      z.trim(),
      z.minLength(1, { error: message, abort: true }),
      z.regex(/^[1-9][0-9]{0,4}[A-Za-z0-9 /-]{0,10}$/, { error: 'Ongeldig huisnummer' }),
    );
export const houseNumber = houseNumberOr('Veld is verplicht');

const characterClasses = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/];
const passwordMessage = 'Wachtwoord voldoet niet aan de eisen';

/** Wherever a password is set: 9–64 characters, at least 2 of the 4 classes. Never trimmed. */
export const newPassword = z.string({ error: passwordMessage }).check(
  z.minLength(9, { error: passwordMessage, abort: true }),
  z.maxLength(64, { error: passwordMessage, abort: true }),
  z.refine((text) => characterClasses.filter((one) => one.test(text)).length >= 2, { error: passwordMessage }),
);

/** Where a password is only compared: any length an older rule may have allowed, but bounded. */
export const knownPassword = z
  .string({ error: 'Geen wachtwoord ingevoerd' })
  .check(z.minLength(1, { error: 'Geen wachtwoord ingevoerd' }), z.maxLength(200));

/** Query strings carry text; callers may give the number or the boolean itself. */
export const queryInteger = /* @__NO_SIDE_EFFECTS__ */ (least: number, most: number) =>
  z.coerce.number<number | string>().check(z.int(), z.gte(least), z.lte(most));
export const queryFlag = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])], { error: 'Kies true of false' }),
  z.transform((value) => value === true || value === 'true'),
);

/**
 * Writes that could happen twice take this header; the same key gives the same answer. Loose, because a server puts
 * what it parsed in the place of the request's headers, and the others must stay there.
 */
export const idempotencyHeaders = z.looseObject({
  'idempotency-key': z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{8,100}$/, { error: 'Gebruik 8 tot 100 tekens, zonder spaties' })),
  ),
});

/** The answer of calls that have nothing more to say (the specification reads `value`). */
export const done = z.object({ value: z.boolean() });

/** How a list answers where the specification says nothing of its form. */
export const resultList = /* @__NO_SIDE_EFFECTS__ */ <S extends z.ZodMiniType>(item: S) =>
  z.object({ totalMatching: z.int(), results: z.array(item) });
