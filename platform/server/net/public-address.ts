import { BlockList, isIP } from 'node:net';

/** @source the IANA registries of special-purpose addresses of IPv4 and IPv6 */
const special = {
  ipv4: [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/4',
    '240.0.0.0/4',
  ],
  // What is not of the one block that is handed out, and of that one what carries or stands for something else.
  ipv6: ['::/3', '4000::/2', '8000::/1', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
} as const;

/** One list each: in a common one an address of the old kind is found among those of the new as well. */
const listOf = (kind: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const block of special[kind]) {
    const [network = '', length] = block.split('/');
    list.addSubnet(network, Number(length), kind);
  }
  return list;
};

const [blocked4, blocked6] = [listOf('ipv4'), listOf('ipv6')];

/** Whether an address lies in the world that everybody shares, and not on this machine or in the network around it. */
export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address);
  if (version === 4) return !blocked4.check(address, 'ipv4');
  return version === 6 && !blocked6.check(address, 'ipv6');
};
