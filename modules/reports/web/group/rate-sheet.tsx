import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import type { Currency } from '../../../../kit/money.ts';
import { newId } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useDraftForm } from '../../../../ui/form/use-draft-form.ts';
import { Segment } from '../../../../ui/segment.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { useToday } from '../../../restaurants/web/parts.ts';
import type { Days } from '../../rules/report-period.ts';
import { useReportsWorld, type ReportsClient, type ReportsOutputs } from '../reports-client.ts';
import { useTell } from '../use-tell.ts';
import { rateFormSchema } from './rate-form.ts';

const send = (client: ReportsClient) => client.setRate;

const describe = (code: string) => ({ message: code === 'SOURCE' ? m.reports_rate_source_wrong() : m.reports_rate_wrong() });

const defaults = { rate: '', source: '' };

export type RateSheetProps = { readonly group: ReportsOutputs['readGroup']; readonly days: Days; readonly onClose: () => void };

/** A rate from a source and of a day: for one of the currency that stands alone, so many of the others'. */
export const RateSheet = ({ group: { currencies }, days, onClose }: RateSheetProps) => {
  const { restaurantId } = useReportsWorld();
  const { tell, isTelling, refused } = useTell();
  const [rateId] = useState(newId);
  const today = useToday();
  const [here, ...others] = currencies;
  const [foreign, setForeign] = useState<Currency>(others[0] ?? 'GBP');
  const [ratedOn, setRatedOn] = useState(days.to < today ? days.to : today);
  const { form, field, forget } = useDraftForm({ schema: rateFormSchema, defaults, draftKey: `rate ${restaurantId}`, describe });
  // A birr is worth less than the others: a rate is said in birr for one of them, as banks say it.
  const [one, other] = foreign === 'ETB' ? [here ?? 'GBP', foreign] : [foreign, here ?? 'ETB'];
  const save = form.handleSubmit(async ({ rate, source }) => {
    const said = { rateId, one, other, rate: rate.replaceAll(/[\s,]/g, ''), source: source.trim(), ratedOn };
    if (ratedOn === '' || !(await tell(send, said))) return;
    forget();
    showToast({ title: m.reports_rate_kept() });
    onClose();
  });
  return (
    <Sheet open onClose={onClose} title={m.reports_rate_title()}>
      <form onSubmit={(event) => void save(event)} className="flex flex-col gap-5">
        <p className="text-small text-ink-2">{m.reports_rate_text()}</p>
        {others.length > 1 && (
          <Segment<Currency>
            label={m.reports_group_currencies()}
            value={foreign}
            onChange={setForeign}
            options={others.map((value) => ({ value, label: value }))}
          />
        )}
        <TextField
          label={m.reports_rate_of_one({ one, other })}
          inputMode="decimal"
          autoComplete="off"
          trailing={other}
          {...field('rate')}
        />
        <TextField label={m.reports_rate_source()} hint={m.reports_rate_source_hint()} autoComplete="off" {...field('source')} />
        <DayField label={m.reports_rate_day()} value={ratedOn} onChange={setRatedOn} />
        {refused !== null && <Banner status="wrong" title={refused} />}
        <Button kind="primary" size="thumb" type="submit" busyLabel={isTelling ? m.reports_saving() : undefined}>
          {m.reports_rate_keep()}
        </Button>
      </form>
    </Sheet>
  );
};
