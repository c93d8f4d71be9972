import { BlockList, isIP } from 'node:net';

/** Networks that are reserved, or that lead back into our own. */
const closed = new BlockList();
for (const [network, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
]) {
  closed.addSubnet(network, bits, 'ipv4');
}
/** Only 2000::/3 is allocated; in it, ranges that embed an IPv4 address or are for documentation are closed too. */
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ...([
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
  ] as const),
]) {
  closed.addSubnet(network, bits, 'ipv6');
}

/** Whether an IP address is public: not this machine, not our network, not a cloud's own services. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  if (version !== 6) return false;
  return open6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
