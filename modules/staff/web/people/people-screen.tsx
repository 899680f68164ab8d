import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import type { StaffPerson, WorkRole } from '../../contract/fields.ts';
import { PapersSection } from '../papers/papers-section.tsx';
import { StaffLinks } from '../show/staff-links.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { useStaffWorld } from '../staff-client.ts';
import { staffQuery } from '../staff-queries.ts';
import { contractWord } from '../words/work-words.ts';
import { FileSheet } from './file-sheet.tsx';
import { hoursText } from './hours-text.ts';
import { nameOfRole } from './name-of-role.ts';
import { WorkRoles } from './work-roles.tsx';

/** Who works here, what each can do and what was agreed with them. */
export const PeopleScreen = () => {
  const query = useQuery(staffQuery(useStaffWorld()));
  const mayKeep = useCan('staff.keep-files');
  const [opened, setOpened] = useState<string>();
  if (!query.data) return <Unread query={query} />;
  const { people, workRoles } = query.data;
  const person = people.find(({ userId }) => userId === opened);
  return (
    <section className="flex max-w-line flex-col gap-8">
      <header className="flex flex-col gap-3">
        <h1 className="text-title">{m.staff_people()}</h1>
        <StaffLinks />
        <p className="text-body text-ink-2">{m.staff_people_text()}</p>
      </header>
      <ul className="border-b border-line">
        {people.map((one) => (
          <PersonLine key={one.userId} person={one} workRoles={workRoles} onOpen={mayKeep ? () => setOpened(one.userId) : undefined} />
        ))}
      </ul>
      <PapersSection people={people} />
      <WorkRoles workRoles={workRoles} />
      {person && <FileSheet key={person.userId} person={person} workRoles={workRoles} onClose={() => setOpened(undefined)} />}
    </section>
  );
};

type PersonLineProps = {
  readonly person: StaffPerson;
  readonly workRoles: readonly WorkRole[];
  readonly onOpen: (() => void) | undefined;
};

const PersonLine = ({ person, workRoles, onOpen }: PersonLineProps) => {
  const locale = useLocale();
  const { name, workRoleIds, employment } = person;
  const roles = workRoles.filter(({ id }) => workRoleIds.includes(id)).map((role) => nameOfRole(role, locale));
  const agreed = employment
    ? [contractWord(employment.contract), ...(employment.contractMinutes === null ? [] : [hoursText(employment.contractMinutes)])]
    : [];
  return (
    <li className="flex items-center gap-3 border-t border-line py-3">
      <Avatar name={name} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-body font-medium">{name}</p>
        <p className="text-small text-ink-2">{[...roles, ...agreed].join(m.ui_comma()) || m.staff_no_role_yet()}</p>
      </div>
      {onOpen && (
        <Button kind="row" aria-label={m.staff_open_file_of({ name })} onClick={onOpen}>
          {m.staff_open_file()}
        </Button>
      )}
    </li>
  );
};
