import type { StoreLocation, VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import { WordsContext } from '@bouwpoort/ui/use-translation.ts';
import { Words } from '@bouwpoort/ui/words.ts';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { packOnce } from '../../frame/loader-data/packed.ts';
import { MyBranchChoice } from './my-branch-choice.tsx';

const branch = { branchId: '9001', displayName: 'Venlo' } as StoreLocation;

function choiceAt(own: Pick<VentureDetails, 'hasShop'>): string {
  const venture = { id: '900', storeLocations: [branch], ...own };
  const Page = createRoutesStub([{ id: 'root', path: '/', Component: () => <MyBranchChoice branch={branch} /> }]);
  return renderToString(
    <WordsContext value={new Words()}>
      <Page hydrationData={{ loaderData: { root: { frame: packOnce({ venture }) } } }} />
    </WordsContext>,
  );
}

test('a visitor can choose a branch of a shop as their own, but not of a venture without one', () => {
  expect(choiceAt({ hasShop: true })).toContain('makeMine');
  expect(choiceAt({ hasShop: false })).not.toContain('makeMine');
});
