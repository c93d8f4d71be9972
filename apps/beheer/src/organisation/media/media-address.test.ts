import { expect, test } from 'vitest';
import { changedParams } from '../../frame/session/address-params.ts';
import { changeOfMedia, readMediaAddress } from './media-address.ts';

test('the address contains the list, the folder and the file', () => {
  const address = new URLSearchParams('weergave=zonder-alt&map=12&bestand=/media/a.png');
  expect(readMediaAddress(address)).toEqual({
    ...{ view: 'withoutAlt', folderId: 12, place: undefined, path: '/media/a.png' },
  });
  expect(readMediaAddress(new URLSearchParams('weergave=constructor&map=-1'))).toEqual({
    ...{ view: 'all', folderId: undefined, place: undefined, path: undefined },
  });
});

test('another list starts at its first page', () => {
  const address = new URLSearchParams('map=12&na=abc&zoek=gevel&venture=210');
  expect(changedParams(address, changeOfMedia({ folderId: undefined, place: 'sfeer' })).toString()).toBe(
    'zoek=gevel&venture=210&plek=sfeer',
  );
  expect(changedParams(address, changeOfMedia({ path: '/media/a.png' })).get('na')).toBe('abc');
});
