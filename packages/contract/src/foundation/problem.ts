import { z } from 'zod';

/** Every failure but the token endpoint's (RFC 6749) answers in this form, as application/problem+json (RFC 9457). */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** Dutch, for the person at the screen. A 5xx never reveals its cause. */
  detail: z.string().optional(),
  /** For programs: stable, never translated. */
  code: z.string(),
  /** Field name → messages. */
  errors: z.record(z.string(), z.array(z.string())).optional(),
  requestId: z.string().optional(),
});
export type Problem = z.infer<typeof problem>;
