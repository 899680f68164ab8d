import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { formatMoney, minorUnits } from '../../../../kit/money.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SettingGroup } from '../../../../ui/setting-row.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import type { Member } from '../../contract/members.contract.ts';
import { mayInviteInto, type InvitedRole } from '../../rules/invitation.ts';
import { useCan, useRestaurant } from '../current-restaurant.tsx';
import { departmentWord } from './department-word.ts';
import { MemberSheet } from './member-sheet.tsx';
import { useMembers } from './people-queries.ts';
import { ResetPin } from './reset-pin.tsx';
import { roleWord } from './role-word.ts';

/** Everybody who works here, and for the account holder the way to change it. */
export const MembersGroup = () => {
  const members = useMembers();
  const { data } = members;
  const mayManage = useCan('members.manage');
  const mayReset = useMayReset();
  const [opened, setOpened] = useState<Member>();
  if (!data) {
    return (
      <SettingGroup title={m.restaurants_members()} hint={m.restaurants_members_hint_waiting()}>
        <Unread query={members} rows={5} />
      </SettingGroup>
    );
  }
  return (
    <SettingGroup
      title={m.restaurants_members()}
      hint={m.restaurants_members_hint({ count: data.members.length, limit: data.memberCountMax })}
    >
      <ul aria-label={m.restaurants_members()}>
        {data.members.map((member) => (
          <li key={member.userId} className="flex items-center justify-between gap-x-4 border-t border-line py-3 last:border-b">
            <span className="flex min-w-0 items-center gap-3">
              <Avatar name={member.name} src={member.avatarUrl} />
              <MemberLine member={member} />
            </span>
            <span className="flex shrink-0 flex-wrap justify-end gap-2">
              {mayReset(member) && <ResetPin member={member} />}
              {mayManage && (
                <Button kind="row" className="shrink-0" onClick={() => setOpened(member)}>
                  {m.restaurants_change()}
                  <span className="sr-only">{m.ui_comma() + member.name}</span>
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {opened && <MemberSheet key={opened.userId} member={opened} onClose={() => setOpened(undefined)} />}
    </SettingGroup>
  );
};

/** Whose PIN one may reset: of those who may do less than oneself, on a device of one's own. */
const useMayReset = () => {
  const { role } = useRestaurant();
  const mayManageTablets = useCan('tablets.manage');
  return ({ role: theirs, isAccountHolder }: Member): boolean =>
    mayManageTablets && !isAccountHolder && mayInviteInto(role, theirs as InvitedRole);
};

const MemberLine = ({ member }: { readonly member: Member }) => {
  const parts = [roleWord(member.role), member.department === null ? m.restaurants_no_department() : departmentWord(member.department)];
  const rate = member.hourlyRate;
  return (
    <span className="min-w-0">
      <span className="block truncate text-body font-medium">{member.name}</span>
      <span className="block text-small text-ink-2">
        {parts.join(' · ')}
        {rate && (
          <>
            {' · '}
            {m.restaurants_per_hour({ amount: formatMoney({ minor: minorUnits(rate.amountMinor), currency: rate.currency }) })}
          </>
        )}
      </span>
    </span>
  );
};
