import { BlockList, isIP } from 'node:net';

/** An address alone is a network of one. */
function networkParts(network: string): { address: string; bits: number; family: 'ipv4' | 'ipv6' } | undefined {
  const [address = '', bits, ...rest] = network.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return undefined;
  const longest = version === 4 ? 32 : 128;
  const length = bits === undefined ? longest : Number(bits);
  if (!Number.isInteger(length) || length < 0 || length > longest) return undefined;
  return { address, bits: length, family: version === 4 ? 'ipv4' : 'ipv6' };
}

export const isNetwork = (network: string) => networkParts(network) !== undefined;

export function isWithin(address: string, networks: readonly string[]): boolean {
  const allowed = new BlockList();
  for (const network of networks) {
    const parts = networkParts(network);
    if (parts) allowed.addSubnet(parts.address, parts.bits, parts.family);
  }
  // An IPv4 caller on an IPv6 socket.
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return allowed.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}
