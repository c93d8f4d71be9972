import { z } from 'zod';
import { blockBase } from './content-parts.ts';

const fieldBase = z.object({
  name: z.string().regex(/^[a-z][a-zA-Z0-9]*$/),
  label: z.string().min(1),
  required: z.boolean(),
  help: z.string().optional(),
  /** Two half fields share a line where there is room. */
  width: z.enum(['half', 'full']).optional(),
});

const option = z.object({ value: z.string().min(1), label: z.string().min(1) });

const typedField = fieldBase.extend({
  placeholder: z.string().optional(),
  /** The HTML autocomplete token. */
  autocomplete: z.string().optional(),
  maxLength: z.number().int().positive().optional(),
});

export const formField = z.discriminatedUnion('kind', [
  typedField.extend({ kind: z.literal('text') }),
  typedField.extend({ kind: z.literal('email') }),
  typedField.extend({ kind: z.literal('phone') }),
  typedField.extend({ kind: z.literal('textarea'), rows: z.number().int().positive().optional() }),
  fieldBase.extend({ kind: z.literal('select'), options: z.array(option).min(1), emptyText: z.string().optional() }),
  fieldBase.extend({ kind: z.literal('radio'), options: z.array(option).min(2) }),
  /** One box without options (an agreement), several with (a choice of more than one). */
  fieldBase.extend({ kind: z.literal('checkbox'), options: z.array(option).min(1).optional() }),
  fieldBase.extend({
    kind: z.literal('file'),
    /** The HTML accept attribute. */
    accept: z.string().min(1),
    maxMegabytes: z.number().positive(),
    multiple: z.boolean().optional(),
  }),
]);
export type FormField = z.infer<typeof formField>;

export const formContainerBlock = blockBase.extend({
  contentType: z.literal('FormContainerBlock'),
  title: z.string().optional(),
  introductionHtml: z.string().optional(),
  fields: z
    .array(formField)
    .min(1)
    .refine((fields) => new Set(fields.map((field) => field.name)).size === fields.length, {
      error: 'Elke naam van een veld komt in een formulier één keer voor',
    }),
  submitText: z.string().min(1),
  thanksHtml: z.string().min(1),
});
export type FormContainerBlock = z.infer<typeof formContainerBlock>;
