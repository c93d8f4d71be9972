/** What the trace of a write on a customer is filed under, whatever of it changed. */
export const customerEntity = 'customer';
