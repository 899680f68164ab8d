import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { randomInt } from 'node:crypto';

import { printerPorts } from '../../../contract/printer-address.ts';

/** One paper that came out, with its dots as they were burnt: a byte each, 1 for black. */
export type StandInPaper = { readonly width: number; readonly height: number; readonly dots: Uint8Array };

/** What goes wrong, if anything. */
export type StandInFault = 'none' | 'stall' | 'drop' | 'no-paper' | 'cover-open' | 'mute';

/** A printer that is none. */
export type StandInPrinter = {
  readonly host: string;
  readonly port: number;
  /** What was cut off, in its order. */
  readonly papers: readonly StandInPaper[];
  /** Papers that were begun and never cut. */
  readonly torn: () => number;
  readonly fail: (fault: StandInFault) => void;
  readonly stop: () => Promise<void>;
};

type Raster = { readonly bytesWide: number; readonly rows: number; readonly data: Uint8Array };

type Command = { readonly length: number; readonly kind: string; readonly raster?: Raster };

/** How commands begin, how long they are, and what they do. */
const commands: readonly (Command & { readonly begin: readonly number[] })[] = [
  { begin: [0x0a], length: 1, kind: 'feed' },
  { begin: [0x0d], length: 1, kind: 'feed' },
  { begin: [0x1b, 0x40], length: 2, kind: 'initialise' },
  { begin: [0x1c, 0x2e], length: 2, kind: 'no-kanji' },
  { begin: [0x1b, 0x4d], length: 3, kind: 'font' },
  { begin: [0x10, 0x04, 1], length: 3, kind: 'status-1' },
  { begin: [0x10, 0x04, 2], length: 3, kind: 'status-2' },
  { begin: [0x10, 0x04, 4], length: 3, kind: 'status-4' },
  { begin: [0x1d, 0x72], length: 3, kind: 'done' },
  { begin: [0x1d, 0x56], length: 3, kind: 'cut' },
  { begin: [0x1d, 0x76, 0x30], length: 8, kind: 'raster' },
];

/** The first command of a stream so far; null where more has to come. */
const nextCommand = (bytes: Buffer): Command | null => {
  if (bytes.length === 0) return null;
  const known = commands.find(({ begin }) => begin.every((byte, at) => bytes[at] === byte));
  if (known) {
    if (bytes.length < known.length) return null;
    return known.kind === 'raster' ? rasterIn(bytes) : known;
  }
  if (bytes.length < 3) return null;
  throw new Error(`A printer does not know ${bytes.toString('hex', 0, 3)}.`);
};

const rasterIn = (bytes: Buffer): Command | null => {
  const [bytesWide, rows] = [bytes.readUInt16LE(4), bytes.readUInt16LE(6)];
  const length = 8 + bytesWide * rows;
  if (bytes.length < length) return null;
  return { length, kind: 'raster', raster: { bytesWide, rows, data: Uint8Array.from(bytes.subarray(8, length)) } };
};

const paperOf = (rasters: readonly Raster[]): StandInPaper => {
  const width = (rasters[0]?.bytesWide ?? 0) * 8;
  const height = rasters.reduce((sum, { rows }) => sum + rows, 0);
  const burnt = rasters.flatMap(({ data }) => [...data]);
  return { width, height, dots: Uint8Array.from(burnt.flatMap((byte) => Array.from({ length: 8 }, (_, at) => (byte >> (7 - at)) & 1))) };
};

const ownAddress = (): string => `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;

const statusByte = 0x12;

const answers: Readonly<Record<string, (fault: StandInFault) => number>> = {
  'status-1': (fault) => (fault === 'no-paper' || fault === 'cover-open' ? statusByte | 0x08 : statusByte),
  'status-2': (fault) => (fault === 'cover-open' ? statusByte | 0x04 : statusByte),
  'status-4': (fault) => (fault === 'no-paper' ? statusByte | 0x60 : statusByte),
  done: () => 0x00,
};

/**
 * Opens a printer that knows as much of ESC/POS as ours sends, written from its documentation and not from our encoder.
 *
 * @param address where one stood before; without it, at one of this machine's own addresses that nobody else uses
 */
export const openStandInPrinter = async (
  address: { readonly host: string; readonly port: number } = { host: ownAddress(), port: printerPorts.first },
): Promise<StandInPrinter> => {
  const papers: StandInPaper[] = [];
  const sockets = new Set<Socket>();
  let [torn, fault]: [number, StandInFault] = [0, 'none'];
  const serve = (socket: Socket): void => {
    let [unread, rasters]: [Buffer, Raster[]] = [Buffer.alloc(0), []];
    const obey = ({ kind, raster }: Command): void => {
      if (raster) rasters.push(raster);
      if (raster && fault === 'drop') socket.resetAndDestroy();
      if (kind === 'cut') {
        papers.push(paperOf(rasters));
        rasters = [];
      }
      const answer = fault === 'mute' ? undefined : answers[kind];
      if (answer && !socket.destroyed) socket.write(Uint8Array.of(answer(fault)));
    };
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      if (rasters.length > 0) torn += 1;
    });
    socket.on('data', (chunk: Buffer) => {
      if (fault === 'stall') return;
      unread = Buffer.concat([unread, chunk]);
      for (let next = nextCommand(unread); next !== null && !socket.destroyed; next = nextCommand(unread)) {
        unread = unread.subarray(next.length);
        obey(next);
      }
    });
  };
  const server = createServer(serve);
  server.listen(address);
  await once(server, 'listening');
  return {
    ...address,
    papers,
    torn: () => torn,
    fail: (next) => {
      fault = next;
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
