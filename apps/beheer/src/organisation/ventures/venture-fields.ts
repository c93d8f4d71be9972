import type { VentureEdit } from '@bouwpoort/contract/organisation/ventures.staff';

/** Shared by the parts of a venture form, for new and existing ventures. */
export interface VentureFieldsProps {
  value: VentureEdit;
  error: (name: keyof VentureEdit) => string | undefined;
  put: (fields: Partial<VentureEdit>) => void;
}

export const logoNames = ['logoUrl', 'stackedLogoUrl', 'beeldmerkUrl'] as const;
export type LogoName = (typeof logoNames)[number];
