import { Check } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { classNames } from '../../../../ui/class-names.ts';
import type { RegisterForm } from './register-form.ts';
import { faultsIn, lastStep } from './wizard-steps.ts';

/** What each step is called. */
export const stepTitles = [m.restaurants_account_info, m.restaurants_count, m.restaurants_details, m.restaurants_confirmation] as const;

type StepListProps = { readonly form: RegisterForm; readonly step: number; readonly onGo: (step: number) => void };

/** The way through the wizard: steps that are done can be gone back to. Only the present one is named on a phone. */
export const StepList = ({ form, step, onGo }: StepListProps) => (
  <nav aria-label={m.restaurants_steps()}>
    <ol className="flex items-center gap-3 lg:flex-col lg:items-stretch lg:gap-6">
      {stepTitles.map((title, index) => (
        <Step
          key={title()}
          number={index + 1}
          title={title()}
          fact={index > step && index < lastStep ? '' : factOf(index, form)}
          place={placeOf(index, step)}
          onGo={() => onGo(index)}
        />
      ))}
    </ol>
  </nav>
);

type Place = 'done' | 'now' | 'ahead';

const placeOf = (index: number, step: number): Place => {
  if (index === step) return 'now';
  return index < step ? 'done' : 'ahead';
};

type StepProps = {
  readonly number: number;
  readonly title: string;
  readonly fact: string;
  readonly place: Place;
  readonly onGo: () => void;
};

const markOf: Readonly<Record<Place, string>> = {
  done: 'border-ink bg-ink text-teff',
  now: 'border-ink text-ink',
  ahead: 'border-line-strong text-ink-2',
};

/** The way from a step to the next; on a phone there is no room for it. */
const pathClass =
  'lg:relative lg:not-last:after:absolute lg:not-last:after:top-[calc(50%+1.25rem)] lg:not-last:after:left-[0.9375rem] lg:not-last:after:h-[calc(100%-1rem)] lg:not-last:after:w-0.5';

const Step = ({ number, title, fact, place, onGo }: StepProps) => (
  <li
    aria-current={place === 'now' ? 'step' : undefined}
    className={classNames(pathClass, place === 'done' ? 'lg:after:bg-ink' : 'lg:after:bg-line', place === 'now' && 'flex-1')}
  >
    <button
      type="button"
      disabled={place !== 'done'}
      onClick={onGo}
      className="flex min-h-11 w-full items-center gap-4 rounded-control text-left focus-ring"
    >
      <span
        aria-hidden
        className={classNames(
          'flex size-8 shrink-0 items-center justify-center rounded-full border-2 text-small font-semibold',
          markOf[place],
        )}
      >
        {place === 'done' ? <Check className="size-4" /> : number}
      </span>
      <span className={classNames('min-w-0 flex-col', place === 'now' ? 'flex' : 'sr-only lg:not-sr-only lg:flex')}>
        <span className={classNames('text-body', place === 'now' ? 'font-semibold' : 'text-ink-2')}>{title}</span>
        <span className="truncate text-small text-ink-2">{fact}</span>
      </span>
    </button>
  </li>
);

/** What is known of a step already, in a word or two. */
const factOf = (step: number, form: RegisterForm): string => {
  const facts = [
    () => `${form.firstName} ${form.lastName}`.trim(),
    () => (form.count === '' ? '' : countWords[form.count]()),
    () => m.restaurants_complete({ done: completeIn(form), count: form.restaurants.length }),
    () => m.restaurants_confirmation_hint(),
  ];
  return facts[step]?.() ?? '';
};

const countWords = { single: m.restaurants_single, multiple: m.restaurants_multiple } as const;

const completeIn = (form: RegisterForm): number => {
  const faulty = new Set(faultsIn(2, form).map(({ path }) => path.split('.')[1]));
  return form.restaurants.length - faulty.size;
};
