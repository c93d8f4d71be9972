import company from './company.css?url';
import customer from './customer.css?url';

/** The `links` of a route whose page is made of the pieces in customer.css. */
export const customerStyles = () => [{ rel: 'stylesheet', href: customer }];

/** The same for company.css, whose pieces stand among those of a customer. */
export const companyStyles = () => [...customerStyles(), { rel: 'stylesheet', href: company }];
