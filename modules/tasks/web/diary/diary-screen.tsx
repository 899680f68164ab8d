import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { attempt } from '../../../../platform/web/refusal.ts';
import { Button } from '../../../../ui/button.tsx';
import { savePdf } from '../../../../ui/file/save-pdf.ts';
import { useFaults, type Faults } from '../../../../ui/form/use-faults.ts';
import { Segment } from '../../../../ui/segment.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { isPeriod, type Period } from '../../../../ui/when/period.ts';
import { wayBackClass } from '../../../../ui/way-back.ts';
import { useToday } from '../../../restaurants/web/parts.ts';
import { taskLimits } from '../../rules/check-item.ts';
import { useTasksWorld } from '../tasks-client.ts';
import { failureWords } from '../words/refusal-words.ts';

const languages = [
  { value: 'en', label: 'English' },
  { value: 'am', label: 'አማርኛ' },
] as const;

const { rangeDaysMax } = taskLimits;

/** What is wrong with the days, beside each of the two. */
const faultsOf = ({ from, to }: Period): Faults<'from' | 'to'> => {
  const missing = m.tasks_diary_day_missing();
  if (from === '' || to === '') return { from: from === '' && missing, to: to === '' && missing };
  if (to < from) return { to: m.tasks_diary_turned() };
  return { to: !isPeriod({ from, to }, rangeDaysMax) && m.tasks_diary_long({ days: rangeDaysMax }) };
};

/** What was checked on some days, as one paper. */
export const DiaryScreen = () => {
  const { client, restaurantId } = useTasksWorld();
  const today = useToday();
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState(today);
  const locale = useLocale();
  const [language, setLanguage] = useState<'en' | 'am'>(locale === 'am' ? 'am' : 'en');
  const [isMaking, setIsMaking] = useState(false);
  const { errorAt, send } = useFaults(faultsOf({ from, to }));
  const print = async (which: 'printDiary' | 'printInspectionPack') => {
    setIsMaking(true);
    const outcome = await attempt(client[which]({ restaurantId, from, to, language }));
    setIsMaking(false);
    if ('failure' in outcome) {
      showToast({ status: 'wrong', title: m.tasks_failed_title(), description: failureWords(outcome.failure) });
      return;
    }
    const { fileName, pdf } = outcome.answer;
    await savePdf(fileName, pdf);
  };
  return (
    <section className="flex max-w-line flex-col items-start gap-5">
      <header className="flex flex-col gap-1">
        <Link to="/tasks" className={wayBackClass}>
          {m.tasks_title()}
        </Link>
        <h1 className="text-title">{m.tasks_diary()}</h1>
        <p className="text-body text-ink-2">{m.tasks_diary_text()}</p>
      </header>
      <div className="flex flex-wrap items-start gap-4">
        <DayField label={m.tasks_diary_from()} value={from} error={errorAt('from')} onChange={setFrom} />
        <DayField label={m.tasks_diary_to()} value={to} error={errorAt('to')} onChange={setTo} />
      </div>
      <Segment label={m.tasks_diary()} options={languages} value={language} onChange={setLanguage} />
      <Button kind="primary" busyLabel={isMaking ? m.tasks_diary_making() : undefined} onClick={() => send(() => print('printDiary'))}>
        {m.tasks_diary_print()}
      </Button>
      <p className="text-body text-ink-2">{m.tasks_pack_text()}</p>
      <Button disabled={isMaking} onClick={() => send(() => print('printInspectionPack'))}>
        {m.tasks_pack_print()}
      </Button>
    </section>
  );
};
