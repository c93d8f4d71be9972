import { WordsContext } from '@bouwpoort/ui/use-translation.ts';
import { Words } from '@bouwpoort/ui/words.ts';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { packOnce } from '../../frame/loader-data/packed.ts';
import { FooterNewsletter } from './footer-newsletter.tsx';

function footerOf(switches: { hasShop: boolean; disablePricing: boolean }): string {
  const venture = { id: '210', name: 'Steenhof', disableStockInformation: false, ...switches };
  const Page = createRoutesStub([{ id: 'root', path: '/', Component: FooterNewsletter }]);
  return renderToString(
    <WordsContext value={new Words()}>
      <Page hydrationData={{ loaderData: { root: { frame: packOnce({ venture }) } } }} />
    </WordsContext>,
  );
}

test('only a shop that shows prices announces price changes in its newsletter', () => {
  expect(footerOf({ hasShop: true, disablePricing: false })).toContain('footerTextShop');
  expect(footerOf({ hasShop: true, disablePricing: true })).not.toContain('footerTextShop');
  expect(footerOf({ hasShop: false, disablePricing: false })).not.toContain('footerTextShop');
});
