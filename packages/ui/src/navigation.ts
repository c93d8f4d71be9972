import { type AnchorHTMLAttributes, type ComponentType, createContext, type FormHTMLAttributes } from 'react';

/** How an app follows links to its own pages. Without a router the browser does it. */
export interface Navigation {
  Link: ComponentType<AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }> | 'a';
  /** A form whose fields become the query of a page (method get). */
  Form:
    | ComponentType<
        Pick<FormHTMLAttributes<HTMLFormElement>, 'className' | 'action' | 'children'> & {
          method: 'get';
          action: string;
        }
      >
    | 'form';
}

export const NavigationContext = createContext<Navigation>({ Link: 'a', Form: 'form' });
