import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { Picture } from '@bouwpoort/ui/atoms/picture.tsx';
import { CachedMarkup, MarkupCacheContext } from '@bouwpoort/ui/cached-markup.tsx';
import { NavigationContext } from '@bouwpoort/ui/navigation.ts';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { routerNavigation } from '../web/router-navigation.tsx';
import { markupCache } from './markup-cache.server.ts';

let renders = 0;

function Options({ of, legend }: { of: { options: string[] }; legend: string }) {
  const render = () => {
    renders++;
    return (
      <>
        <legend>{legend}</legend>
        {of.options.map((option) => (
          <Checkbox key={option} name="optie" value={option} count={3} onChange={() => undefined}>
            {option} & {legend}
          </Checkbox>
        ))}
      </>
    );
  };
  return <CachedMarkup as="fieldset" className="options" source={of} cacheKey={legend} render={render} />;
}

/** As the server renders it, and as a browser expects to find it. */
function both(element: React.ReactElement): { server: string; browser: string } {
  const server = renderToString(<MarkupCacheContext value={markupCache}>{element}</MarkupCacheContext>);
  return { server, browser: renderToString(element) };
}

test('is rendered once, and is what a browser would render', () => {
  const group = { options: ['Warm<te>hof', 'Dakvast'] };
  const { server, browser } = both(<Options of={group} legend="Merk" />);
  expect(server).toBe(browser);
  expect(server).toContain('Warm&lt;te&gt;hof');
  const before = renders;
  expect(
    renderToString(<MarkupCacheContext value={markupCache}>{<Options of={group} legend="Merk" />}</MarkupCacheContext>),
  ).toBe(server);
  expect(renders).toBe(before);
});

test('other words, or the same of something else, are rendered again', () => {
  const group = { options: ['Dakvast'] };
  both(<Options of={group} legend="Merk" />);
  expect(both(<Options of={group} legend="Fabrikant" />).server).toContain('<legend>Fabrikant</legend>');
  expect(both(<Options of={{ options: ['Purvast'] }} legend="Merk" />).server).toContain('Purvast');
});

test('links, and a picture that is in view at once, are rendered as they are within a page', () => {
  const picture = <Picture src="/media/producten/1.svg" alt="" width={300} height={300} priority />;
  const render = () => (
    <>
      {picture}
      <Anchor href="/steenhof/../andere">Elders</Anchor>
    </>
  );
  const card = <CachedMarkup as="div" source={{}} cacheKey="" render={render} />;
  const { server, browser } = both(
    <StaticRouter location="/steenhof">
      <NavigationContext value={routerNavigation}>{card}</NavigationContext>
    </StaticRouter>,
  );
  expect(server).toBe(browser);
  expect(server).toMatch(/^<div><picture class="picture"><source .*<a href="\/andere"/);
});
