import { Delete } from 'lucide-react';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import type { CallFailure } from '../../../../platform/web/refusal.ts';
import { Button } from '../../../../ui/button.tsx';
import { peopleFailure } from '../people/people-failure.ts';
import { pinPattern } from '../../rules/tablet.ts';
import { useEnterTablet, type TabletPerson } from './use-enter-tablet.ts';

export type PinPadProps = { readonly person: TabletPerson; readonly onBack: () => void };

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;
const pinLengthMax = 6;
const keyClass =
  'flex min-h-16 items-center justify-center rounded-control border border-line bg-teff-raise text-[1.5rem] font-medium focus-ring active:bg-line last-of-type:col-start-2';

/** Whom a lock is of, and for how long: the others at the tablet are not locked out with them. */
const whyNot = (failure: CallFailure, { name }: TabletPerson): string => {
  const isLocked = failure.kind === 'refusal' && failure.code === 'RATE_LIMITED';
  const { retryAfterSeconds } = (isLocked ? failure.data : {}) as { readonly retryAfterSeconds?: number };
  return retryAfterSeconds === undefined
    ? peopleFailure(failure).text
    : m.restaurants_pin_locked({ name, count: Math.ceil(retryAfterSeconds / 60) });
};

/** Large keys for a few digits, which are never shown. */
export const PinPad = ({ person, onBack }: PinPadProps) => {
  const enterTablet = useEnterTablet();
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  const enter = async () => {
    setIsSending(true);
    const failure = await enterTablet(person, pin);
    setIsSending(false);
    setPin('');
    setProblem(failure ? whyNot(failure, person) : undefined);
  };

  return (
    <div className="flex max-w-96 flex-col gap-4">
      <output aria-label={m.restaurants_pin()} className="min-h-12 text-center text-[2rem] tracking-[0.5em]">
        {'•'.repeat(pin.length)}
      </output>
      <div className="grid grid-cols-3 gap-2">
        {digits.map((digit) => (
          <button key={digit} type="button" className={keyClass} onClick={() => setPin((typed) => (typed + digit).slice(0, pinLengthMax))}>
            {digit}
          </button>
        ))}
      </div>
      {problem && (
        <p role="alert" className="text-body text-wrong">
          {problem}
        </p>
      )}
      <div className="flex gap-2">
        <Button className="min-h-16 flex-1" onClick={onBack}>
          {m.restaurants_tablet_other()}
        </Button>
        <Button className="min-h-16" aria-label={m.ui_delete_last()} onClick={() => setPin((typed) => typed.slice(0, -1))}>
          <Delete aria-hidden />
        </Button>
        <Button
          kind="primary"
          className="min-h-16 flex-1"
          disabled={!pinPattern.test(pin)}
          busyLabel={isSending ? m.restaurants_tablet_enter() : undefined}
          onClick={() => void enter()}
        >
          {m.restaurants_tablet_enter()}
        </Button>
      </div>
      <p className="text-small text-ink-2">{m.restaurants_pin_forgotten()}</p>
    </div>
  );
};
