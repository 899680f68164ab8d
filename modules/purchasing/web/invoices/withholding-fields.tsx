import { m } from '../../../../generated/messages/web/messages.js';
import { TextField } from '../../../../ui/text-field.tsx';
import { readRate } from '../../rules/rate-text.ts';
import type { Withholding } from './use-withholding.ts';
import { WithholdingRuleText } from './withholding-rule-text.tsx';

/** By which rule something is kept back, and its rate where a person has to say it. */
export const WithholdingFields = ({ withholding: { rule, rate, setRate } }: { readonly withholding: Withholding }) => (
  <>
    {rule.rateBps === null && (
      <TextField
        label={m.purchasing_withholding_rate()}
        inputMode="decimal"
        autoComplete="off"
        value={rate}
        error={rate.trim() !== '' && readRate(rate) === null ? { message: m.purchasing_rate_wrong() } : undefined}
        onChange={({ target }) => setRate(target.value)}
      />
    )}
    <div className="sm:col-span-2 md:col-span-3">
      <WithholdingRuleText rule={rule} />
    </div>
  </>
);
