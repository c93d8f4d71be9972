import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Anchor } from '../ui/atoms/anchor.tsx';
import { Checkbox } from '../ui/atoms/checkbox.tsx';
import { Picture } from '../ui/atoms/picture.tsx';
import { KeptMarkup, WriteOnceContext } from '../ui/kept-markup.tsx';
import { writeOnce } from './write-once.server.ts';

let drawn = 0;

function Options({ of, legend }: { of: { options: string[] }; legend: string }) {
  const draw = () => {
    drawn++;
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
  return <KeptMarkup as="fieldset" className="options" of={of} by={legend} draw={draw} />;
}

/** As the server draws it, and as a browser expects to find it. */
function both(element: React.ReactElement): { server: string; browser: string } {
  const server = renderToString(<WriteOnceContext value={writeOnce}>{element}</WriteOnceContext>);
  return { server, browser: renderToString(element) };
}

test('is drawn once, and is what a browser would draw', () => {
  const group = { options: ['Warm<te>hof', 'Dakvast'] };
  const { server, browser } = both(<Options of={group} legend="Merk" />);
  expect(server).toBe(browser);
  expect(server).toContain('Warm&lt;te&gt;hof');
  const before = drawn;
  expect(
    renderToString(<WriteOnceContext value={writeOnce}>{<Options of={group} legend="Merk" />}</WriteOnceContext>),
  ).toBe(server);
  expect(drawn).toBe(before);
});

test('other words, or the same of something else, are drawn anew', () => {
  const group = { options: ['Dakvast'] };
  both(<Options of={group} legend="Merk" />);
  expect(both(<Options of={group} legend="Fabrikant" />).server).toContain('<legend>Fabrikant</legend>');
  expect(both(<Options of={{ options: ['Purvast'] }} legend="Merk" />).server).toContain('Purvast');
});

test('links, and a picture that is in view at once, are written as they are within a page', () => {
  const picture = <Picture src="/media/producten/1.svg" alt="" width={300} height={300} priority />;
  const draw = () => (
    <>
      {picture}
      <Anchor href="/steenhof/../andere">Elders</Anchor>
    </>
  );
  const card = <KeptMarkup as="div" of={{}} by="" draw={draw} />;
  const { server, browser } = both(<StaticRouter location="/steenhof">{card}</StaticRouter>);
  expect(server).toBe(browser);
  expect(server).toMatch(/^<div><picture class="picture"><source .*<a href="\/andere"/);
});
