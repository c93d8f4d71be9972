import { z } from 'zod/mini';
import { blockBase } from './content-parts.ts';

const fieldBase = z.object({
  name: z.string().check(z.regex(/^[a-z][a-zA-Z0-9]*$/)),
  label: z.string().check(z.minLength(1)),
  required: z.boolean(),
  help: z.optional(z.string()),
  /** Two half fields share a line where there is room. */
  width: z.optional(z.enum(['half', 'full'])),
});

const option = z.object({ value: z.string().check(z.minLength(1)), label: z.string().check(z.minLength(1)) });

const typedField = z.extend(fieldBase, {
  placeholder: z.optional(z.string()),
  /** The HTML autocomplete token. */
  autocomplete: z.optional(z.string()),
  maxLength: z.optional(z.number().check(z.int(), z.positive())),
});

export const formField = z.discriminatedUnion('kind', [
  z.extend(typedField, { kind: z.literal('text') }),
  z.extend(typedField, { kind: z.literal('email') }),
  z.extend(typedField, { kind: z.literal('phone') }),
  z.extend(typedField, { kind: z.literal('textarea'), rows: z.optional(z.number().check(z.int(), z.positive())) }),
  z.extend(fieldBase, {
    kind: z.literal('select'),
    options: z.array(option).check(z.minLength(1)),
    emptyText: z.optional(z.string()),
  }),
  z.extend(fieldBase, { kind: z.literal('radio'), options: z.array(option).check(z.minLength(2)) }),
  /** One box without options (an agreement), several with (a choice of more than one). */
  z.extend(fieldBase, { kind: z.literal('checkbox'), options: z.optional(z.array(option).check(z.minLength(1))) }),
  z.extend(fieldBase, {
    kind: z.literal('file'),
    /** The HTML accept attribute. */
    accept: z.string().check(z.minLength(1)),
    maxMegabytes: z.number().check(z.positive()),
    multiple: z.optional(z.boolean()),
  }),
]);
export type FormField = z.infer<typeof formField>;

export const formContainerBlock = z.extend(blockBase, {
  contentType: z.literal('FormContainerBlock'),
  title: z.optional(z.string()),
  introductionHtml: z.optional(z.string()),
  fields: z.array(formField).check(
    z.minLength(1),
    z.refine((fields) => new Set(fields.map((field) => field.name)).size === fields.length, {
      error: 'Elke naam van een veld komt in een formulier één keer voor',
    }),
  ),
  submitText: z.string().check(z.minLength(1)),
  thanksHtml: z.string().check(z.minLength(1)),
});
export type FormContainerBlock = z.infer<typeof formContainerBlock>;
