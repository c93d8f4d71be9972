/** The target of the menu button without script. */
export const footerNavigationId = 'navigatie';
