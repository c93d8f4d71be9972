/** The audit log entity of writes on a customer. */
export const customerEntity = 'customer';
