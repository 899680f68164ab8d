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

/** What it can read of a stream so far: one command and its length, null where more has to come. */
const nextCommand = (bytes: Buffer): { readonly length: number; readonly kind: string; readonly raster?: Raster } | null => {
  const [first, second, third] = bytes;
  if (first === undefined) return null;
  if (first === 0x0a || first === 0x0d) return { length: 1, kind: 'feed' };
  if (second === undefined) return null;
  // ESC @, ESC t n, ESC M n, FS ., DLE EOT n, GS r n, GS V m, GS v 0 m xL xH yL yH d…
  if (first === 0x1b && second === 0x40) return { length: 2, kind: 'initialise' };
  if (first === 0x1c && second === 0x2e) return { length: 2, kind: 'no-kanji' };
  if (third === undefined) return null;
  if (first === 0x1b && (second === 0x74 || second === 0x4d || second === 0x61)) return { length: 3, kind: 'set' };
  if (first === 0x10 && second === 0x04) return { length: 3, kind: `status-${third}` };
  if (first === 0x1d && second === 0x72) return { length: 3, kind: 'done' };
  if (first === 0x1d && second === 0x56) return { length: 3, kind: 'cut' };
  if (first === 0x1d && second === 0x76 && third === 0x30) return rasterIn(bytes);
  throw new Error(`A printer does not know ${[first, second, third].map((byte) => byte.toString(16)).join(' ')}.`);
};

const rasterIn = (bytes: Buffer) => {
  if (bytes.length < 8) return null;
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
    const obey = ({ kind, raster }: NonNullable<ReturnType<typeof nextCommand>>): void => {
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
