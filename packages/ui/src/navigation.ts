import { type AnchorHTMLAttributes, type ComponentType, createContext, type FormHTMLAttributes } from 'react';

/** The components for links within the app; defaults to plain HTML elements. */
export interface Navigation {
  Link: ComponentType<AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }> | 'a';
  /** A form whose fields become the query of a page (method GET). */
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
