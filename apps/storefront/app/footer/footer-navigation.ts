/** Where the menu button leads without scripts. */
export const footerNavigationId = 'navigatie';
