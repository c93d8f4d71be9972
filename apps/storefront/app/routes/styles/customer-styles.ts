import company from './company.css?url';
import customer from './customer.css?url';

/** The `links` of a route whose page uses customer.css. */
export const customerStyles = () => [{ rel: 'stylesheet', href: customer }];

/** The same for company.css, whose pages also use customer.css. */
export const companyStyles = () => [...customerStyles(), { rel: 'stylesheet', href: company }];
