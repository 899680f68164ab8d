import { afterEach, beforeEach, expect, it, test } from 'vitest';

import { drawSlip } from './draw-slip.ts';
import { encodeSlip } from './encode-slip.ts';
import { sendToPrinter } from './send-to-printer.ts';
import type { Slip } from './slip.ts';
import { openStandInPrinter, type StandInFault, type StandInPrinter } from './testing/stand-in-printer.ts';

const slip: Slip = {
  blocks: [
    { kind: 'text', text: 'Hot line', size: 'normal', isBold: true, side: 'left' },
    { kind: 'pair', left: 'A-12', right: '4', size: 'huge', isBold: true },
    { kind: 'framed', text: 'ALLERGY nuts', size: 'large' },
    { kind: 'rule' },
    { kind: 'counted', count: '2', text: 'Shiro with a very long name that wraps', size: 'large', isStruck: false },
    { kind: 'inverse', text: 'VOID ተሰርዟል', size: 'large' },
    { kind: 'counted', count: '1', text: 'ዶሮ ወጥ', size: 'large', isStruck: true },
  ],
};

let printer: StandInPrinter;
beforeEach(async () => {
  printer = await openStandInPrinter();
});
afterEach(() => printer.stop());

const quick = { connect: 300, status: 300, take: 500, farewell: 200 };
const send = async (changes: { readonly isTalking?: boolean; readonly host?: string; readonly port?: number } = {}) =>
  sendToPrinter(
    { host: printer.host, port: printer.port, isTalking: true, bytes: await encodeSlip(await drawSlip(slip, 384)), ...changes },
    quick,
  );

it('burns the very dots that were drawn, and cuts them off', async () => {
  expect(await send()).toEqual({ fault: null, hasBegun: true, isTalking: true });
  const drawn = await drawSlip(slip, 384);
  const [paper] = printer.papers;
  const wanted = Uint8Array.from({ length: drawn.width * drawn.height }, (_, at) => (drawn.data[at * 4] === 0 ? 1 : 0));
  expect(paper).toMatchObject({ width: 384, height: drawn.height });
  expect(Buffer.from(paper?.dots ?? []).equals(wanted)).toBe(true);
  expect(wanted.filter((dot) => dot === 1).length).toBeGreaterThan(5000);
});

test.each<[StandInFault, boolean, object]>([
  ['stall', true, { fault: 'NO_ANSWER', hasBegun: false }],
  ['drop', true, { fault: 'NOT_TAKEN', hasBegun: true }],
  ['no-paper', true, { fault: 'NO_PAPER', hasBegun: false }],
  ['cover-open', true, { fault: 'COVER_OPEN', hasBegun: false }],
  ['mute', false, { fault: null, hasBegun: true, isTalking: false }],
  ['mute', true, { fault: 'NO_ANSWER', hasBegun: false }],
])('a printer with the fault %s, that has spoken before: %s, is told apart', async (fault, isTalking, outcome) => {
  printer.fail(fault);
  expect(await send({ isTalking })).toMatchObject(outcome);
  expect(printer.papers).toHaveLength(fault === 'mute' && !isTalking ? 1 : 0);
});

it('says of a printer that is off that nobody answers, and of a stranger that there is no such printer', async () => {
  await printer.stop();
  expect(await send()).toMatchObject({ fault: 'NO_ANSWER', hasBegun: false });
  expect(await send({ host: '93.184.216.34' })).toMatchObject({ fault: 'NAME_UNKNOWN', hasBegun: false });
  expect(await send({ host: 'no-such-printer.local' })).toMatchObject({ fault: 'NAME_UNKNOWN', hasBegun: false });
  printer = await openStandInPrinter();
});
