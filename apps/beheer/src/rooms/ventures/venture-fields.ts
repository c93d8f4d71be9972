import type { VentureEdit } from '@bouwpoort/contract/beheer-ventures';

/** What parts of a form over a venture share; a new one and one that is there are edited by the same parts. */
export interface VentureFieldsProps {
  value: VentureEdit;
  error: (name: keyof VentureEdit) => string | undefined;
  put: (fields: Partial<VentureEdit>) => void;
}

export const logoNames = ['logoUrl', 'stackedLogoUrl', 'beeldmerkUrl'] as const;
export type LogoName = (typeof logoNames)[number];
