import { Link } from '@tanstack/react-router';

import { m } from '../../../generated/messages/web/messages.js';
import { StatusIcon } from '../../../ui/status.tsx';
import type { GuideStep } from '../contract/home.contract.ts';

/** The first day, step by step; what was done ticks itself off, and with the last step the guide is gone. */
export const GuideCard = ({ steps }: { readonly steps: readonly GuideStep[] }) => {
  const done = steps.filter(({ isDone }) => isDone);
  return (
    <section className="flex flex-col gap-1">
      <h2 className="text-heading">{m.home_guide()}</h2>
      <ol className="border-t border-line">
        {steps
          .filter(({ isDone }) => !isDone)
          .map((step) => (
            <Step key={step.id} step={step} />
          ))}
      </ol>
      {done.length > 0 && (
        <details>
          <summary className="cursor-pointer py-1 text-small text-ink-2 focus-ring touch:min-h-11">
            {m.home_guide_progress({ done: done.length, all: steps.length })}
          </summary>
          <ol>
            {done.map((step) => (
              <Step key={step.id} step={step} />
            ))}
          </ol>
        </details>
      )}
    </section>
  );
};

const Step = ({ step: { title, isDone, place } }: { readonly step: GuideStep }) => (
  <li className="border-b border-line">
    <Link to={place as '/'} className="flex min-h-11 items-center gap-3 py-1.5 focus-ring hover:bg-teff-sunk">
      <StatusIcon status={isDone ? 'good' : 'not-counted'} />
      <span className={`text-body ${isDone ? 'text-ink-3' : ''}`}>{title}</span>
      {isDone && <span className="sr-only">{m.home_step_done()}</span>}
    </Link>
  </li>
);
