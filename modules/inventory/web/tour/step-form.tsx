import { useState, type FormEvent } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { formatMoney, minorUnits, type Currency } from '../../../../kit/money.ts';
import { formatQuantity } from '../../../../kit/quantity.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { parseEnteredNumber } from '../../rules/entered-number.ts';
import { tourDeliveryPrice, tourStart, tourSteps, type TourStep } from '../../rules/tour.ts';
import { tourWords } from './tour-words.ts';
import type { useTour } from './use-tour.ts';

export type StepFormProps = {
  readonly step: TourStep;
  readonly currency: Currency;
  readonly tour: Pick<ReturnType<typeof useTour>, 'take' | 'isWorking' | 'fault'>;
};

const hundredths = (price: string): string => price.replace('.', '');

/** The step that comes next: what it is about, how much, and the button that does it for real. */
export const StepForm = ({ step, currency, tour: { take, isWorking, fault } }: StepFormProps) => {
  const [kilograms, setKilograms] = useState('');
  const [isUnread, setIsUnread] = useState(false);
  const { title, text, deed } = tourWords[step];
  const price = step === 'LOOK' ? tourStart.price : tourDeliveryPrice;
  const isAsked = step !== 'LOOK';
  const said = isUnread ? m.inventory_tour_kilograms_needed() : fault;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWorking) return;
    if (!isAsked) return void take(step, null);
    const read = parseEnteredNumber(kilograms.trim());
    setIsUnread(!read.ok);
    if (!read.ok) return;
    const parts = [{ quantity: formatQuantity(read.value), unit: 'kg' as const }];
    void take(step, { text: `${kilograms.trim()} kg`, parts }).then((isTaken) => isTaken && setKilograms(''));
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4 rounded-control border border-line p-4">
      <div>
        <p className="text-small text-ink-2">{m.inventory_tour_step({ number: tourSteps.indexOf(step) + 1, total: tourSteps.length })}</p>
        <h2 className="text-heading">{title()}</h2>
        <p className="max-w-line text-body">{text({ price: formatMoney({ minor: minorUnits(hundredths(price)), currency }) })}</p>
      </div>
      {isAsked && (
        <TextField
          label={m.inventory_tour_kilograms()}
          value={kilograms}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          fieldClassName="max-w-48"
          error={said === undefined ? undefined : { message: said }}
          onChange={(event) => {
            setKilograms(event.target.value);
            setIsUnread(false);
          }}
        />
      )}
      {!isAsked && fault !== undefined && <p role="alert">{fault}</p>}
      <Button type="submit" kind="primary" className="self-start" busyLabel={isWorking ? m.inventory_tour_busy() : undefined}>
        {deed()}
      </Button>
    </form>
  );
};
