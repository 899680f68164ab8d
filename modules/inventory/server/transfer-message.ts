import type { TransferStep } from '../rules/transfer.ts';

/** Who did something, and when, as it is told to the other restaurant. */
export type TransferDeed = { readonly by: string; readonly at: string };

/** A line as whoever asks knows it. */
export type AskedLine = {
  readonly line: number;
  readonly itemName: string;
  readonly itemNameLocal: string | null;
  readonly sku: string;
  readonly barcodes: readonly string[];
  readonly baseUnit: 'g' | 'ml' | 'each';
  readonly enteredText: string;
  readonly requested: string;
};

/** What left for a line, in the base unit, with its value in minor units and how it was marked. */
export type ShippedLine = {
  readonly line: number;
  readonly shipped: string;
  readonly valueMinor: string | null;
  readonly lotNumber: string | null;
  readonly expiresOn: string | null;
};

/** What left for a line that nobody had asked for, with the item as whoever sends knows it. */
export type SentLine = AskedLine & ShippedLine;

/** What arrived of a line. */
export type ReceivedLine = { readonly line: number; readonly received: string; readonly lossReason: string | null };

/** What one restaurant tells the other of a transfer; stored, so a change of shape takes a new kind. */
export type TransferMessage =
  | { readonly kind: 'REQUEST'; readonly note: string | null; readonly deed: TransferDeed; readonly lines: readonly AskedLine[] }
  | {
      readonly kind: 'SEND';
      readonly note: string | null;
      readonly deed: TransferDeed;
      readonly currency: string;
      readonly lines: readonly SentLine[];
    }
  | { readonly kind: Exclude<TransferStep, 'SHIP' | 'RECEIVE'>; readonly reason: string | null; readonly deed: TransferDeed }
  | { readonly kind: 'SHIP'; readonly deed: TransferDeed; readonly currency: string; readonly lines: readonly ShippedLine[] }
  | { readonly kind: 'RECEIVE'; readonly deed: TransferDeed; readonly lines: readonly ReceivedLine[] };
