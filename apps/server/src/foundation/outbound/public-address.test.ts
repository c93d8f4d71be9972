import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each(['8.8.8.8', '145.131.0.1', '2a00:1450:400e:80d::200e', '2606:4700::1111'])(
  '%s is a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
  ...['255.255.255.255', '::1', '::', '::ffff:127.0.0.1', '::ffff:7f00:1', 'fe80::1', 'fd00::1', '64:ff9b::7f00:1'],
  ...['2002:7f00:1::', '2001:db8::1', 'ff02::1', 'localhost', '', '1.2.3'],
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
