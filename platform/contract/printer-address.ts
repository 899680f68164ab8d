/** The ports of printers on a network: 9100 by custom, and the next ones where a print server has several. */
export const printerPorts = { first: 9100, last: 9109 } as const;

const part = '(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const dotted = new RegExp(`^${part}\\.${part}\\.${part}\\.${part}$`);
const localName = /^(?=.{1,63}\.local$)[a-z0-9]([a-z0-9-]*[a-z0-9])?\.local$/i;

/**
 * Whether four numbers name a machine of one's own network, or this very one.
 *
 * @source RFC 1918 and RFC 1122, section 3.2.1.3
 */
export const isOwnNetwork = (address: string): boolean => {
  const [first = -1, second = -1] = (dotted.exec(address)?.slice(1) ?? []).map(Number);
  if (first === 10 || first === 127) return true;
  return (first === 172 && second >= 16 && second <= 31) || (first === 192 && second === 168);
};

/** Whether a printer may be named so: four numbers of one's own network, or a name that the network itself gives out. */
export const isPrinterHost = (host: string): boolean => isOwnNetwork(host) || localName.test(host);
