import { BlockList, isIP } from 'node:net';

/** Addresses that identify no caller: this machine, a proxy in front of it, a private network. */
const notPublic = new BlockList();
notPublic.addSubnet('0.0.0.0', 8, 'ipv4');
notPublic.addSubnet('10.0.0.0', 8, 'ipv4');
notPublic.addSubnet('127.0.0.0', 8, 'ipv4');
notPublic.addSubnet('169.254.0.0', 16, 'ipv4');
notPublic.addSubnet('172.16.0.0', 12, 'ipv4');
notPublic.addSubnet('192.168.0.0', 16, 'ipv4');
notPublic.addSubnet('::', 127, 'ipv6');
notPublic.addSubnet('fc00::', 7, 'ipv6');
notPublic.addSubnet('fe80::', 10, 'ipv6');

/**
 * The network by which a caller is counted: an IPv4 address itself, the /64 of an IPv6 address, because one household owns
 * all addresses of a /64. Null for a non-public address, which everybody behind a proxy would share.
 */
export function callerNetwork(ip: string): string | null {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  const version = isIP(address);
  if (version === 0 || notPublic.check(address, version === 4 ? 'ipv4' : 'ipv6')) return null;
  return version === 4 ? address : `${firstFourGroups(address)}::/64`;
}

function firstFourGroups(address: string): string {
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const filled = address.includes('::')
    ? [...groups, ...Array<string>(8 - groups.length - after.length).fill('0')]
    : groups;
  return [...filled, ...after]
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}
