import { awaitsFirstAnswer } from '../../../../platform/web/awaits-first-answer.ts';
import { useCan } from '../current-restaurant.tsx';
import { DepartmentsGroup } from './departments-group.tsx';
import { InvitationsGroup } from './invitations-group.tsx';
import { MembersGroup } from './members-group.tsx';
import { OwnPinGroup } from './own-pin-group.tsx';
import { OwnPlaceGroup } from './own-place-group.tsx';
import { useMembers } from './people-queries.ts';
import { TabletsGroup } from './tablets-group.tsx';

/** Who works in the restaurant, who is invited, and where they belong; to others their own place alone. */
export const TeamTab = () =>
  useCan('members.view') ? (
    <WholeTeam />
  ) : (
    <>
      <OwnPlaceGroup />
      <RestOfTeam />
    </>
  );

/** What comes below the people comes with them: it would move away under whoever is about to press it. */
const WholeTeam = () => {
  const isAwaited = awaitsFirstAnswer(useMembers());
  return (
    <>
      <MembersGroup />
      {!isAwaited && <RestOfTeam />}
    </>
  );
};

const RestOfTeam = () => (
  <>
    {useCan('members.invite') && <InvitationsGroup />}
    {useCan('departments.edit') && <DepartmentsGroup />}
    {useCan('tablets.manage') && <TabletsGroup />}
    <OwnPinGroup />
  </>
);
