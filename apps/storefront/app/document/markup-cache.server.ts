import type { MarkupCache } from '@bouwpoort/ui/cached-markup.tsx';
import { NavigationContext } from '@bouwpoort/ui/navigation.ts';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { routerNavigation } from '../site/router-navigation.tsx';

const cached = new WeakMap<object, { by: string; inside: string }>();

export const markupCache: MarkupCache = (of, by, element, render) => {
  const known = cached.get(of);
  if (known?.by === by) return known.inside;
  // React renders some things by their parent, and links need a router. What is around the element renders nothing.
  const around = createElement(NavigationContext, { value: routerNavigation }, createElement(element, null, render()));
  const whole = renderToString(createElement(StaticRouter, { location: '/' }, around));
  const inside = whole.slice(`<${element}>`.length, -`</${element}>`.length);
  cached.set(of, { by, inside });
  return inside;
};
