/** A customer as the ERP knows it, credit and price group included. */
export interface Customer {
  customerId: string;
  ventureId: string;
  customerName: string;
  chamberOfCommerceNumber: string | null;
  customerGroup: string;
  branchId: string | null;
  hasDeliverystop: boolean;
  hasOrderstop: boolean;
  counterTicketMandatory: boolean;
  customerObjectMandatory: boolean;
  customerNameMandatory: boolean;
  referenceNumberMandatory: boolean;
  isInactive: boolean;
  /** Empty for a customer that pays in advance, never on account. */
  creditLimit: string | null;
  creditUsed: string;
}
