import { z } from 'zod/mini';

/** Every failure but the token endpoint's (RFC 6749) answers in this form, as application/problem+json (RFC 9457). */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** Dutch, for the person at the screen. A 5xx never reveals its cause. */
  detail: z.optional(z.string()),
  /** For programs: stable, never translated. */
  code: z.string(),
  /** Field name → messages. */
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  requestId: z.optional(z.string()),
});
export type Problem = z.infer<typeof problem>;
