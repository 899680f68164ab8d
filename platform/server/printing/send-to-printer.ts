import { lookup } from 'node:dns/promises';
import { connect, type Socket } from 'node:net';

import { isOwnNetwork, isPrinterHost } from '../../contract/printer-address.ts';

/** Why a paper did not come out. */
export type PrinterFault = 'NAME_UNKNOWN' | 'NO_ANSWER' | 'NOT_TAKEN' | 'NO_PAPER' | 'COVER_OPEN' | 'NOT_READY';

/** How sending ended. */
export type Sent = {
  /** Null when the paper is out. */
  readonly fault: PrinterFault | null;
  /** Whether some of it may stand on paper already. */
  readonly hasBegun: boolean;
  /** Whether the printer says how it is; one that did once has to, from then on. */
  readonly isTalking: boolean;
};

/** What is sent where. */
export type PrinterTask = {
  readonly host: string;
  readonly port: number;
  readonly bytes: Uint8Array;
  /** Whether it has ever said how it is. */
  readonly isTalking: boolean;
};

/** How long each step may take. @unit milliseconds */
const printerPatience = { connect: 4_000, status: 1_500, take: 20_000, farewell: 2_000 } as const;

type Patience = { readonly [Step in keyof typeof printerPatience]: number };

/** Real-time status: of the printer, of its cover, of its roll. @source ESC/POS, DLE EOT n */
const ask = { printer: [0x10, 0x04, 1], cover: [0x10, 0x04, 2], roll: [0x10, 0x04, 4] } as const;
/** Status of the roll, answered when everything before it was done. @source ESC/POS, GS r n */
const askWhenDone = [0x1d, 0x72, 1] as const;

const bit = { offline: 0x08, coverOpen: 0x04, rollEnded: 0x60 } as const;

const isStatus = (byte: number): boolean => (byte & 0x93) === 0x12;
const isDone = (byte: number): boolean => (byte & 0x90) === 0;

/** The numbers of a name, where all of them are of one's own network. */
const resolveHost = async (host: string): Promise<string | null> => {
  if (!isPrinterHost(host)) return null;
  if (isOwnNetwork(host)) return host;
  const found = await lookup(host, { family: 4, all: true }).catch(() => []);
  return found.every(({ address }) => isOwnNetwork(address)) ? (found[0]?.address ?? null) : null;
};

/** The first of these events, or null when none came in time. */
const firstOf = (socket: Socket, events: readonly string[], ms: number): Promise<string | null> =>
  new Promise((resolve) => {
    const listeners = events.map((name) => ({ name, heard: () => settle(name) }));
    const settle = (name: string | null): void => {
      clearTimeout(patience);
      for (const one of listeners) socket.off(one.name, one.heard);
      resolve(name);
    };
    const patience = setTimeout(() => settle(null), ms);
    for (const one of listeners) socket.on(one.name, one.heard);
  });

/** Asks, and waits for the byte that answers; null when none came in time, or the line broke. */
const answerTo = (
  socket: Socket,
  question: readonly number[],
  { isIt, ms }: { readonly isIt: (byte: number) => boolean; readonly ms: number },
) =>
  new Promise<number | null>((resolve) => {
    const read = (chunk: Buffer): void => {
      const answer = chunk.find(isIt);
      if (answer !== undefined) settle(answer);
    };
    const leave = (): void => settle(null);
    const settle = (answer: number | null): void => {
      clearTimeout(patience);
      socket.off('data', read).off('close', leave);
      resolve(answer);
    };
    const patience = setTimeout(leave, ms);
    socket.on('data', read).on('close', leave);
    if (socket.closed) leave();
    else socket.write(Uint8Array.from(question));
  });

/** Why the printer cannot print just now. */
const faultOf = async (socket: Socket, status: number, ms: number): Promise<PrinterFault | null> => {
  const roll = await answerTo(socket, ask.roll, { isIt: isStatus, ms });
  if (roll !== null && (roll & bit.rollEnded) !== 0) return 'NO_PAPER';
  if ((status & bit.offline) === 0) return null;
  const cover = await answerTo(socket, ask.cover, { isIt: isStatus, ms });
  return cover !== null && (cover & bit.coverOpen) !== 0 ? 'COVER_OPEN' : 'NOT_READY';
};

/** Hands everything over; false where it was not taken in time. */
const handOver = (socket: Socket, bytes: Uint8Array, ms: number): Promise<boolean> =>
  new Promise((resolve) => {
    const settle = (isTaken: boolean): void => {
      clearTimeout(patience);
      socket.off('close', lost);
      resolve(isTaken);
    };
    const lost = (): void => settle(false);
    const patience = setTimeout(lost, ms);
    socket.on('close', lost);
    socket.write(bytes, (fault) => settle(!fault));
  });

/** Sends over a line that stands. A printer that says nothing of itself is believed when it took everything and hung up, or stayed. */
const sendOver = async (socket: Socket, { bytes, isTalking }: PrinterTask, patience: Patience): Promise<Sent> => {
  const status = await answerTo(socket, ask.printer, { isIt: isStatus, ms: patience.status });
  if (status === null && (isTalking || socket.closed)) return { fault: 'NO_ANSWER', hasBegun: false, isTalking };
  const fault = status === null ? null : await faultOf(socket, status, patience.status);
  if (fault !== null) return { fault, hasBegun: false, isTalking: true };
  const begun = { hasBegun: true, isTalking: status !== null };
  if (!(await handOver(socket, bytes, patience.take))) return { fault: 'NOT_TAKEN', ...begun };
  if (status !== null) {
    const done = await answerTo(socket, askWhenDone, { isIt: isDone, ms: patience.take });
    return { fault: done === null ? 'NOT_TAKEN' : null, ...begun };
  }
  const parting = firstOf(socket, ['error', 'close'], patience.farewell);
  socket.end();
  return { fault: (await parting) === 'error' ? 'NOT_TAKEN' : null, ...begun };
};

/** Sends one paper to a printer on one's own network, and to no other machine. It never waits longer than its patience. */
export const sendToPrinter = async (task: PrinterTask, patience: Patience = printerPatience): Promise<Sent> => {
  const address = await resolveHost(task.host);
  if (address === null) return { fault: 'NAME_UNKNOWN', hasBegun: false, isTalking: task.isTalking };
  const socket = connect({ host: address, port: task.port });
  // Every wait hears of the end by itself; without a listener a broken line would end the server.
  socket.on('error', () => undefined);
  try {
    const event = await firstOf(socket, ['connect', 'error', 'close'], patience.connect);
    if (event !== 'connect') return { fault: 'NO_ANSWER', hasBegun: false, isTalking: task.isTalking };
    return await sendOver(socket, task, patience);
  } finally {
    socket.destroy();
  }
};
