import { useNavigate } from '@tanstack/react-router';
import { Delete } from 'lucide-react';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { getLocale } from '../../../../generated/messages/web/runtime.js';
import { attempt } from '../../../../platform/web/refusal.ts';
import { keepSession } from '../../../../platform/web/session.ts';
import { noteTurn } from '../../../../platform/web/shared-device.ts';
import { Button } from '../../../../ui/button.tsx';
import { peopleFailure, type FailureWords } from '../people/people-failure.ts';
import { pinPattern } from '../../rules/tablet.ts';
import { useRestaurantsClient } from '../restaurants-client.ts';

export type PinPadProps = { readonly person: { readonly userId: string; readonly name: string }; readonly onBack: () => void };

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;
const pinLengthMax = 6;
const keyClass =
  'flex min-h-16 items-center justify-center rounded-control border border-line bg-teff-raise text-[1.5rem] font-medium focus-ring active:bg-line last-of-type:col-start-2';

/** Large keys for a few digits, which are never shown. */
export const PinPad = ({ person, onBack }: PinPadProps) => {
  const client = useRestaurantsClient();
  const navigate = useNavigate();
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<FailureWords>();
  const [isSending, setIsSending] = useState(false);

  const enter = async () => {
    setIsSending(true);
    const outcome = await attempt(client.enterTablet({ userId: person.userId, pin }));
    setIsSending(false);
    setPin('');
    if ('failure' in outcome) return setProblem(peopleFailure(outcome.failure));
    const { userId, restaurantId, expiresAt } = outcome.answer;
    const [firstName = '', ...others] = person.name.split(' ');
    noteTurn();
    keepSession({
      expiresAt,
      user: {
        id: userId,
        email: '',
        firstName,
        lastName: others.join(' '),
        isEmailVerified: false,
        language: getLocale(),
        useEthiopianTime: false,
        useEthiopianCalendar: false,
        preferredTimeZone: null,
        restaurantId,
      },
    });
    return navigate({ to: '/inventory', replace: true });
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
          {problem.text}
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
    </div>
  );
};
