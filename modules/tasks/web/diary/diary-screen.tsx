import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { attempt } from '../../../../platform/web/refusal.ts';
import { Button } from '../../../../ui/button.tsx';
import { savePdf } from '../../../../ui/file/save-pdf.ts';
import { Segment } from '../../../../ui/segment.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { useToday } from '../../../restaurants/web/parts.ts';
import { useTasksWorld } from '../tasks-client.ts';
import { failureWords } from '../words/refusal-words.ts';

const languages = [
  { value: 'en', label: 'English' },
  { value: 'am', label: 'አማርኛ' },
] as const;

/** What was checked on some days, as one paper. */
export const DiaryScreen = () => {
  const { client, restaurantId } = useTasksWorld();
  const today = useToday();
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState(today);
  const locale = useLocale();
  const [language, setLanguage] = useState<'en' | 'am'>(locale === 'am' ? 'am' : 'en');
  const [isMaking, setIsMaking] = useState(false);
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
      <header>
        <h1 className="text-title">{m.tasks_diary()}</h1>
        <p className="text-body text-ink-2">{m.tasks_diary_text()}</p>
      </header>
      <div className="flex flex-wrap gap-4">
        <DayField label={m.tasks_diary_from()} value={from} onChange={setFrom} />
        <DayField label={m.tasks_diary_to()} value={to} onChange={setTo} />
      </div>
      <Segment label={m.tasks_diary()} options={languages} value={language} onChange={setLanguage} />
      <Button
        kind="primary"
        disabled={from === '' || to === '' || to < from}
        busyLabel={isMaking ? m.tasks_diary_making() : undefined}
        onClick={() => void print('printDiary')}
      >
        {m.tasks_diary_print()}
      </Button>
      <p className="text-body text-ink-2">{m.tasks_pack_text()}</p>
      <Button disabled={from === '' || to === '' || to < from || isMaking} onClick={() => void print('printInspectionPack')}>
        {m.tasks_pack_print()}
      </Button>
    </section>
  );
};
