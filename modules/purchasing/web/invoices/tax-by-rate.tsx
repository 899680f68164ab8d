import { m } from '../../../../generated/messages/web/messages.js';
import type { Currency } from '../../../../kit/money.ts';
import { rateText } from '../../rules/rate-text.ts';
import type { TaxGroup } from '../../rules/tax.ts';
import { amountText } from '../show/amount-text.ts';

/** What each rate of tax comes to, as the summary below an invoice has it; nothing where nothing is taxed. */
export const TaxByRate = ({ groups, currency }: { readonly groups: readonly TaxGroup[]; readonly currency: Currency }) =>
  groups.some(({ rateBps }) => rateBps > 0) && (
    <ul aria-label={m.purchasing_tax_by_rate()} className="text-small text-ink-2 tabular-nums">
      {groups.map(({ rateBps, netMinor, taxMinor }) => (
        <li key={rateBps}>
          {m.purchasing_tax_group({
            rate: rateText(rateBps),
            net: amountText(String(netMinor), currency),
            tax: amountText(String(taxMinor), currency),
          })}
        </li>
      ))}
    </ul>
  );
