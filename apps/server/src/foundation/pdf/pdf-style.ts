/* How every PDF of the shop is set, so that an order and a price list are of one hand. Measures in points. */

export const margin = 48;
export const footHeight = 28;
export const ink = '#1f2328';
export const muted = '#5d6169';
export const hairline = '#d6d3cc';
export const regular = 'Helvetica';
export const bold = 'Helvetica-Bold';
