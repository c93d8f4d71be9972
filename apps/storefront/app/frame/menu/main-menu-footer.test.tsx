import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import { WordsContext } from '@bouwpoort/ui/use-translation.ts';
import { Words } from '@bouwpoort/ui/words.ts';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { type ChromeSlots, ChromeSlotsContext } from '../chrome/chrome-slots.ts';
import { MainMenuFooter } from './main-menu-footer.tsx';

const venture = { id: '210', path: 'steenhof', hasShop: true, storeLocations: [] } as Partial<VentureDetails>;

function footWith(slots: ChromeSlots): string {
  return renderToString(
    <StaticRouter location="/steenhof">
      <WordsContext value={new Words()}>
        <ChromeSlotsContext value={slots}>
          <MainMenuFooter venture={venture as VentureDetails} secondaryLinks={[]} />
        </ChromeSlotsContext>
      </WordsContext>
    </StaticRouter>,
  );
}

test('the menu opens quick order where it is available, on screens without space for it in the header', () => {
  expect(footWith({ openQuickOrder: () => undefined })).toMatch(/<button[^>]*class="l:hidden"[^>]*>.*quickOrder/);
  expect(footWith({})).not.toContain('quickOrder');
});
