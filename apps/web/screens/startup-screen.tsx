import { useEffect, useState } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { queryTimes } from '../../../platform/web/query-times.ts';
import { BrandMark } from '../../../ui/brand-mark.tsx';

const steps = [m.app_startup_initializing, m.app_startup_components, m.app_startup_almost] as const;

/** The first start on a device. Calls back when its time is over. */
export const StartupScreen = ({ onDone }: { readonly onDone: () => void }) => {
  const [step, setStep] = useState(0);
  useEffect(() => {
    const timers = steps.map((_, index) => setTimeout(() => setStep(index), (queryTimes.startupScreenMinMs / steps.length) * index));
    const end = setTimeout(onDone, queryTimes.startupScreenMinMs);
    return () => [...timers, end].forEach(clearTimeout);
  }, [onDone]);
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-6">
      <BrandMark className="size-16" />
      <p role="status" className="text-body text-ink-2">
        {steps[step]?.()}
      </p>
    </main>
  );
};
