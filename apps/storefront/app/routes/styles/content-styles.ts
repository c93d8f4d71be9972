import stylesheet from './content.css?url';

/** The `links` of a route whose page uses content.css. */
export const contentStyles = () => [{ rel: 'stylesheet', href: stylesheet }];
