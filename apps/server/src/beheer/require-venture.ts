import type { Context } from '../context/context.ts';
import type { Venture } from '../context/venture.ts';
import { AppError } from '../errors/app-error.ts';
import { findVenture } from '../ventures/ventures.ts';

export async function requireVenture(ctx: Context, ventureId: string): Promise<Venture> {
  const venture = await findVenture(ctx, ventureId);
  if (!venture) throw new AppError('unknownVenture');
  return venture;
}
