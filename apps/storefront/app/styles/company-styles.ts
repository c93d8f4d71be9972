import stylesheet from './company.css?url';

/** The `links` of a route whose page is made of the pieces in company.css. */
export const companyStyles = () => [{ rel: 'stylesheet', href: stylesheet }];
