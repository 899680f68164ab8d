import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newId } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { useToday } from '../../../restaurants/web/parts.ts';
import type { Certificate } from '../../contract/certificates.contract.ts';
import type { StaffPerson } from '../../contract/fields.ts';
import { certificateTopics } from '../../rules/certificate.ts';
import type { StaffClient } from '../staff-client.ts';
import { useTell } from '../use-tell.ts';
import { topicWord } from '../words/paper-words.ts';

const send = (client: StaffClient) => client.saveCertificate;

type Form = Pick<Certificate, 'userId' | 'topic' | 'gainedOn'> & {
  readonly title: string;
  readonly reference: string;
  readonly expiresOn: string;
};

const blank = { topic: 'FOOD_HYGIENE', title: '', reference: '', expiresOn: '' } as const;

const formOf = ({ userId, topic, gainedOn, title, reference, expiresOn }: Certificate): Form => ({
  userId,
  topic,
  gainedOn,
  title: title ?? '',
  reference: reference ?? '',
  expiresOn: expiresOn ?? '',
});

export type CertificateSheetProps = {
  readonly certificate: Certificate | null;
  readonly people: readonly StaffPerson[];
  readonly onClose: () => void;
};

/** What somebody has learned or holds, and until when it stands. */
export const CertificateSheet = ({ certificate, people, onClose }: CertificateSheetProps) => {
  const today = useToday();
  const { tell, isTelling, refused } = useTell();
  const [certificateId] = useState(() => certificate?.id ?? newId());
  const [form, setForm] = useState<Form>(() =>
    certificate ? formOf(certificate) : { ...blank, userId: people[0]?.userId ?? '', gainedOn: today },
  );
  const change = (said: Partial<typeof form>) => setForm({ ...form, ...said });
  const save = async (isRemoved: boolean) => {
    if (form.gainedOn === '') return;
    const texts = { title: form.title.trim() || null, reference: form.reference.trim() || null, expiresOn: form.expiresOn || null };
    const body = { ...form, ...texts, certificateId, baseVersion: certificate?.version ?? null, isRemoved };
    if (await tell(send, body)) onClose();
  };
  const ofExpiry = refused?.field === 'expiresOn' ? { message: refused.words } : undefined;
  const busyLabel = isTelling ? m.staff_saving() : undefined;
  return (
    <Sheet
      open
      onClose={onClose}
      onPhone="full"
      title={certificate ? topicWord(certificate.topic) : m.staff_paper_add()}
      actions={
        <>
          <Button kind="primary" busyLabel={busyLabel} onClick={() => void save(false)}>
            {m.staff_paper_save()}
          </Button>
          {certificate && (
            <Button kind="quiet" busyLabel={busyLabel} onClick={() => void save(true)}>
              {m.staff_paper_remove()}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {refused && !ofExpiry && <Banner status="wrong" title={refused.words} />}
        {!certificate && (
          <SelectField
            label={m.staff_hours_who()}
            value={form.userId}
            options={people.map(({ userId, name }) => ({ value: userId, label: name }))}
            onChange={({ target }) => change({ userId: target.value })}
          />
        )}
        <SelectField
          label={m.staff_paper_topic()}
          value={form.topic}
          options={certificateTopics.map((topic) => ({ value: topic, label: topicWord(topic) }))}
          onChange={({ target }) => change({ topic: certificateTopics.find((one) => one === target.value) ?? 'OTHER' })}
        />
        <TextField
          label={m.staff_paper_title()}
          maxLength={120}
          value={form.title}
          onChange={({ target }) => change({ title: target.value })}
        />
        <TextField
          label={m.staff_paper_reference()}
          maxLength={60}
          value={form.reference}
          onChange={({ target }) => change({ reference: target.value })}
        />
        <DayField label={m.staff_paper_gained_on()} value={form.gainedOn} onChange={(gainedOn) => change({ gainedOn })} />
        <DayField
          label={m.staff_paper_expires_on()}
          value={form.expiresOn}
          error={ofExpiry}
          onChange={(expiresOn) => change({ expiresOn })}
        />
      </div>
    </Sheet>
  );
};
