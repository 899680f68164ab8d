import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { useToday } from '../../../restaurants/web/parts.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import type { Certificate } from '../../contract/certificates.contract.ts';
import type { StaffPerson } from '../../contract/fields.ts';
import { papersToSeeTo, paperState } from '../../rules/certificate.ts';
import { useDayName } from '../hours/card-line.tsx';
import { useStaffWorld } from '../staff-client.ts';
import { certificatesQuery } from '../staff-queries.ts';
import { topicWord } from '../words/paper-words.ts';
import { CertificateSheet } from './certificate-sheet.tsx';

type Opened = { readonly certificate: Certificate | null };

/** What people have learned and hold: what runs out first, then everybody's, or one's own. */
export const PapersSection = ({ people }: { readonly people: readonly StaffPerson[] }) => {
  const { data } = useQuery(certificatesQuery(useStaffWorld()));
  const mayKeep = useCan('staff.keep-files');
  const today = useToday();
  const [opened, setOpened] = useState<Opened>();
  if (!data) return null;
  const nameOf = new Map(people.map(({ userId, name }) => [userId, name]));
  const rights = people.flatMap(({ userId, employment }) =>
    employment?.rightToWorkUntil ? [{ userId, topic: 'RIGHT_TO_WORK' as const, expiresOn: employment.rightToWorkUntil }] : [],
  );
  const urgent = papersToSeeTo([...data.certificates, ...rights], today);
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-heading">{m.staff_papers()}</h2>
      {urgent.map(({ userId, topic, expiresOn }) => (
        <RunsOut
          key={`${userId} ${topic} ${expiresOn}`}
          name={nameOf.get(userId) ?? ''}
          topic={topic}
          expiresOn={expiresOn ?? ''}
          today={today}
        />
      ))}
      {data.certificates.length === 0 && <p className="text-body text-ink-2">{m.staff_papers_none()}</p>}
      <ul className="border-b border-line">
        {data.certificates.map((one) => (
          <CertificateLine
            key={one.id}
            certificate={one}
            name={nameOf.get(one.userId)}
            onOpen={mayKeep ? () => setOpened({ certificate: one }) : undefined}
          />
        ))}
      </ul>
      {mayKeep && (
        <Button className="w-fit" onClick={() => setOpened({ certificate: null })}>
          {m.staff_paper_add()}
        </Button>
      )}
      {opened && <CertificateSheet certificate={opened.certificate} people={people} onClose={() => setOpened(undefined)} />}
    </section>
  );
};

type RunsOutProps = {
  readonly name: string;
  readonly topic: Certificate['topic'] | 'RIGHT_TO_WORK';
  readonly expiresOn: string;
  readonly today: string;
};

const RunsOut = ({ name, topic, expiresOn, today }: RunsOutProps) => {
  const facts = { name, paper: topicWord(topic), day: useDayName('date')(expiresOn) };
  const isOver = paperState(expiresOn, today) === 'RAN_OUT';
  return (
    <StatusLine status={isOver ? 'wrong' : 'soon'}>{isOver ? m.staff_paper_ran_out(facts) : m.staff_paper_runs_out(facts)}</StatusLine>
  );
};

type CertificateLineProps = {
  readonly certificate: Certificate;
  readonly name: string | undefined;
  readonly onOpen: (() => void) | undefined;
};

const CertificateLine = ({ certificate, name = '', onOpen }: CertificateLineProps) => {
  const dayName = useDayName('date');
  const { topic, title, reference, gainedOn, expiresOn } = certificate;
  const until = expiresOn === null ? m.staff_paper_for_good() : m.staff_paper_until({ day: dayName(expiresOn) });
  const facts = [title, reference, m.staff_paper_since({ day: dayName(gainedOn) }), until].filter((fact) => fact !== null);
  return (
    <li className="flex items-center gap-3 border-t border-line py-3">
      <div className="min-w-0 flex-1">
        <p className="text-body font-medium">{[topicWord(topic), name].filter(Boolean).join(m.ui_comma())}</p>
        <p className="text-small text-ink-2">{facts.join(' · ')}</p>
      </div>
      {onOpen && (
        <Button kind="row" aria-label={m.staff_paper_change_of({ paper: topicWord(topic), name })} onClick={onOpen}>
          {m.staff_paper_change()}
        </Button>
      )}
    </li>
  );
};
