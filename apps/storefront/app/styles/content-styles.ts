import stylesheet from './content.css?url';

/** The `links` of a route whose page is made of the pieces in content.css. */
export const contentStyles = () => [{ rel: 'stylesheet', href: stylesheet }];
