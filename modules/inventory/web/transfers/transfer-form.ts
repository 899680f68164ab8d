import type { TransferStep } from '../../rules/transfer.ts';

/** What a new transfer is: asking the other restaurant, or sending it what it has not asked for. */
export const newTransfers = ['ASK', 'SEND'] as const;

/** Which of them. */
export type NewTransfer = (typeof newTransfers)[number];

/** The name of the form for a new transfer. */
export const newTransferForm = (kind: NewTransfer): string => `inventory.transfer new ${kind}`;

/** The name of the form in which a step of a transfer is said. */
export const transferForm = (transferId: string, step: TransferStep): string => `inventory.transfer ${transferId} ${step}`;

/** What is typed about the lines of a transfer. */
type TypedLines = { readonly lines: readonly { readonly line: number }[] };

const linesOf = ({ lines }: Partial<TypedLines>): string => String(lines?.map(({ line }) => line));

/** What was typed about other lines than those that stand now is nothing. */
export const reviveLines = <Typed extends TypedLines>(found: Partial<Typed>, start: Typed): Typed =>
  linesOf(found) === linesOf(start) ? { ...start, ...found } : start;
