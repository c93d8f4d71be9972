import type { MarkupCache } from '@bouwpoort/ui/cached-markup.tsx';
import { NavigationContext } from '@bouwpoort/ui/navigation.ts';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { routerNavigation } from '../web/router-navigation.tsx';

const cached = new WeakMap<object, { cacheKey: string; html: string }>();

export const markupCache: MarkupCache = (source, cacheKey, element, render) => {
  const entry = cached.get(source);
  if (entry?.cacheKey === cacheKey) return entry.html;
  // Some elements are rendered differently per parent, and links need a router; both wrappers render no HTML.
  const wrapped = createElement(NavigationContext, { value: routerNavigation }, createElement(element, null, render()));
  const rendered = renderToString(createElement(StaticRouter, { location: '/' }, wrapped));
  const html = rendered.slice(`<${element}>`.length, -`</${element}>`.length);
  cached.set(source, { cacheKey: cacheKey, html: html });
  return html;
};
