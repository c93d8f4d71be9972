import { z } from 'zod';

export const newVenture = z.object({
  id: z.string().regex(/^[1-9][0-9]{0,8}$/, { error: 'Een nummer van hooguit 9 cijfers' }),
  name: z.string().trim().min(1).max(80),
  path: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'Kleine letters, cijfers en streepjes' }),
  hasShop: z.boolean(),
  slogan: z.string().trim().max(120).default(''),
  email: z.email({ error: 'Ongeldig e-mailadres' }),
  phone: z.string().trim().max(30).default(''),
  accentColor: z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/, { error: 'Een kleur als #12355B' })
    .default('#12355B'),
});
export type NewVenture = z.output<typeof newVenture>;
