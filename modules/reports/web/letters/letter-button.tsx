import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import type { ReportId } from '../../rules/report-ids.ts';
import { lettersQuery, useReportsWorld } from '../reports-client.ts';
import { LetterSheet } from './letter-sheet.tsx';

/** Has a report sent by mail, and says whether it is. */
export const LetterButton = ({ report }: { readonly report: ReportId }) => {
  const { data } = useQuery(lettersQuery(useReportsWorld()));
  const [isOpen, setIsOpen] = useState(false);
  const letter = data?.letters.find((one) => one.report === report);
  return (
    <>
      <Button icon={<Mail aria-hidden />} disabled={data === undefined} onClick={() => setIsOpen(true)}>
        {letter ? m.reports_letter_sent() : m.reports_letter_ask()}
      </Button>
      {isOpen && <LetterSheet report={report} letter={letter} onClose={() => setIsOpen(false)} />}
    </>
  );
};
