import { useState, type FormEvent } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Segment } from '../../../../ui/segment.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import type { ReportLetter } from '../../contract/letters.contract.ts';
import { rhythms } from '../../rules/letters/due-letter.ts';
import type { ReportId } from '../../rules/report-ids.ts';
import type { ReportsClient } from '../reports-client.ts';
import { useTell } from '../use-tell.ts';
import { rhythmWord, useHourText } from './letter-words.ts';

const send = (client: ReportsClient) => client.setLetter;

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const usualHour = 8;

export type LetterSheetProps = {
  readonly report: ReportId;
  /** How it is sent already; undefined where it is not. */
  readonly letter: ReportLetter | undefined;
  readonly onClose: () => void;
};

/** How often a report is sent, at which hour, in which language; or no more. */
export const LetterSheet = ({ report, letter, onClose }: LetterSheetProps) => {
  const language = useLocale();
  const hourText = useHourText();
  const { tell, isTelling, refused } = useTell();
  const [wish, setWish] = useState(() => ({
    rhythm: letter?.rhythm ?? ('DAILY' as const),
    localHour: letter?.localHour ?? usualHour,
    language: letter?.language ?? language,
  }));
  const keep = async (kept: typeof wish | null) => {
    if (await tell(send, { report, wish: kept })) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void keep(wish);
  };
  return (
    <Sheet open onClose={onClose} title={m.reports_letter_title()}>
      <form onSubmit={submit} className="flex flex-col gap-5">
        <p className="text-small text-ink-2">{m.reports_letter_text()}</p>
        <Segment
          label={m.reports_letter_rhythm()}
          value={wish.rhythm}
          onChange={(rhythm) => setWish({ ...wish, rhythm })}
          options={rhythms.map((value) => ({ value, label: rhythmWord(value) }))}
        />
        <SelectField
          label={m.reports_letter_hour()}
          value={String(wish.localHour)}
          onChange={(event) => setWish({ ...wish, localHour: Number(event.target.value) })}
          options={hours.map((hour) => ({ value: String(hour), label: hourText(hour) }))}
        />
        <Segment
          label={m.reports_letter_language()}
          value={wish.language}
          onChange={(chosen) => setWish({ ...wish, language: chosen })}
          options={[
            { value: 'en', label: 'English' },
            { value: 'am', label: 'አማርኛ' },
          ]}
        />
        {refused !== null && <Banner status="wrong" title={refused} />}
        <Button kind="primary" size="thumb" type="submit" busyLabel={isTelling ? m.reports_saving() : undefined}>
          {m.reports_letter_keep()}
        </Button>
        {letter && (
          <Button kind="quiet" disabled={isTelling} onClick={() => void keep(null)}>
            {m.reports_letter_stop()}
          </Button>
        )}
      </form>
    </Sheet>
  );
};
