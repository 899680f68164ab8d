import { useState } from 'react';

import { readDraft } from '../../../../platform/web/draft-storage.ts';
import { keepTyped } from '../../../../ui/form/keep-typed.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { Invoice } from '../../contract/invoice.contract.ts';
import { readRate } from '../../rules/rate-text.ts';
import { withheldOf, withholdingOn, type WithholdingRule } from '../../rules/withholding.ts';
import { majorOf } from './invoice-form.ts';

/** What is proposed to be kept back of a payment; people change it. */
export type Withholding = {
  readonly rule: WithholdingRule;
  /** The rate in percent as a person writes it, where no source says it; kept on the device for the next payment. */
  readonly rate: string;
  readonly setRate: (rate: string) => void;
  /** Money in major units; empty where nothing is. */
  readonly proposed: string;
};

/**
 * What is to be kept back of an invoice, once of the whole of it; null where no rule holds: another country or currency, a
 * supplier's own credit note, or a part that was kept back before.
 */
export const useWithholding = ({ invoice, paidOn }: { readonly invoice: Invoice; readonly paidOn: string }): Withholding | null => {
  const key = `withholding ${useRestaurant().id}`;
  const [rate, setRate] = useState(() => {
    const { rate: kept } = readDraft(key);
    return typeof kept === 'string' ? kept : '';
  });
  const isKeptBack = invoice.payments.some(({ withheldMinor }) => withheldMinor !== '0');
  const rule = invoice.currency === 'ETB' ? withholdingOn(invoice.supplierCountry, paidOn) : null;
  if (!rule || isKeptBack || invoice.type === 'CREDIT_NOTE') return null;
  const rateBps = rule.rateBps ?? readRate(rate);
  const netMinor = BigInt(invoice.totalMinor) - BigInt(invoice.taxMinor);
  const minor = rateBps === null ? 0n : withheldOf(netMinor, { rateBps, thresholdMinor: rule.thresholdMinor });
  const write = (text: string) => {
    setRate(text);
    keepTyped({ key, values: { rate: text }, start: { rate: '' } });
  };
  return { rule, rate, setRate: write, proposed: minor === 0n ? '' : majorOf(String(minor)) };
};
