import { z } from 'zod/mini';
import {
  emailAddress,
  houseNumber,
  phoneNumber,
  plainText,
  postalCode,
  requiredText,
  rowId,
} from '../foundation/scalars.ts';

/** Wide enough for every address an import may bring; `addressEdit` has the rules for what staff write. */
export const addressEditInput = z.object({
  name: plainText(200),
  street: plainText(120),
  houseNumber: plainText(20),
  houseNumberAddition: z._default(plainText(20), ''),
  postalCode: plainText(12),
  city: plainText(80),
  countryCode: z._default(z.string().check(z.regex(/^[A-Z]{2}$/, { error: 'Kies een land' })), 'NL'),
  email: z._default(z.nullable(z.string().check(z.maxLength(254))), null),
  daytimePhoneNumber: z._default(z.nullable(z.string().check(z.maxLength(30))), null),
  shippingDefault: z._default(z.boolean(), false),
  projectId: z._default(z.nullable(rowId), null),
});
export type AddressEditInput = z.input<typeof addressEditInput>;
export type AddressEdit = z.output<typeof addressEditInput>;

const anywhere = {
  name: requiredText(100),
  street: requiredText(100),
  city: requiredText(80),
  email: z.nullable(emailAddress),
};
const dutch = {
  houseNumber,
  houseNumberAddition: plainText(10),
  postalCode,
  daytimePhoneNumber: z.nullable(phoneNumber),
};
/** Postal codes, house numbers and phone numbers as they are written there; some countries have no postal codes. */
const abroad: Record<keyof typeof dutch, z.ZodMiniType> = {
  houseNumber: plainText(20),
  houseNumberAddition: plainText(20),
  postalCode: plainText(12),
  daytimePhoneNumber: z.nullable(
    z.string().check(z.trim(), z.regex(/^\+?[0-9][0-9 ()/.-]{4,28}$/, { error: 'Ongeldig telefoonnummer' })),
  ),
};

/**
 * An address as staff may save it. What they leave as it was passes, in whatever notation the ERP sent it; the country
 * decides the rules for the rest.
 */
export function addressEdit(before?: AddressEdit): z.ZodMiniType<AddressEdit, AddressEditInput> {
  return z.pipe(
    addressEditInput,
    z.transform((given, { issues }) => {
      const byCountry = given.countryCode === 'NL' ? dutch : abroad;
      const hasMoved = before !== undefined && before.countryCode !== given.countryCode;
      const edit: Record<string, unknown> = { ...given };
      for (const [name, rule] of Object.entries({ ...anywhere, ...byCountry })) {
        const field = name as keyof AddressEdit;
        if (before && before[field] === given[field] && !(hasMoved && field in byCountry)) continue;
        const checked = rule.safeParse(given[field]);
        if (checked.success) edit[field] = checked.data;
        else
          for (const { message } of checked.error.issues)
            issues.push({ code: 'custom', path: [field], message, input: given });
      }
      return edit as AddressEdit;
    }),
  );
}
