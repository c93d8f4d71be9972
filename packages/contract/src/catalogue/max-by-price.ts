/** So many products are put in the order of a customer's own prices; what finds more is sorted in another way. */
export const maxByPrice = 5000;
