import type { Context } from '../../foundation/context/context.ts';
import type { Venture } from '../../foundation/context/venture.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { findVenture } from './ventures.ts';

export async function requireVenture(ctx: Context, ventureId: string): Promise<Venture> {
  const venture = await findVenture(ctx, ventureId);
  if (!venture) throw new AppError('unknownVenture');
  return venture;
}
