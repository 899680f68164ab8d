import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { formatDecimal } from '../../../../kit/decimal.ts';
import { currencySymbols, minorUnits, parseMajorUnits } from '../../../../kit/money.ts';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { showToast } from '../../../../ui/toast.ts';
import type { Member } from '../../contract/members.contract.ts';
import { useRestaurant } from '../current-restaurant.tsx';
import { useRestaurantsClient } from '../restaurants-client.ts';
import { DepartmentField } from './department-field.tsx';
import { useTell } from './people-queries.ts';
import { RemoveMember } from './remove-member.tsx';
import { roleWord } from './role-word.ts';

export type MemberSheetProps = { readonly member: Member; readonly onClose: () => void };

const givenRoles = ['manager', 'chef', 'kitchenstaff', 'staff'] as const;
type GivenRole = (typeof givenRoles)[number];

const shownRate = (member: Member): string =>
  member.hourlyRate === null ? '' : formatDecimal(minorUnits(member.hourlyRate.amountMinor), 2, 2);

/** Role, department and pay of one person, and the way out. */
export const MemberSheet = ({ member, onClose }: MemberSheetProps) => {
  const restaurant = useRestaurant();
  const client = useRestaurantsClient();
  const { tell, isTelling } = useTell();
  const [role, setRole] = useState(member.role);
  const [department, setDepartment] = useState(member.department);
  const [rate, setRate] = useState(shownRate(member));
  const minor = rate.trim() === '' ? null : parseMajorUnits(rate.trim());
  const isRateWrong = rate.trim() !== '' && (minor === null || minor < 0n);
  const currency = member.hourlyRate?.currency ?? restaurant.currency;

  const keep = async () => {
    if (isRateWrong) return;
    const { userId } = member;
    if (!member.isAccountHolder && (role !== member.role || department !== member.department)) {
      const change = { userId, role: role as GivenRole, department };
      if (!(await tell(client.changeMember(newCommand(restaurant.id, change))))) return;
    }
    if (rate.trim() !== shownRate(member)) {
      const hourlyRate = minor === null ? null : { amountMinor: String(minor), currency };
      if (!(await tell(client.setHourlyRate(newCommand(restaurant.id, { userId, hourlyRate }))))) return;
    }
    showToast({ title: m.restaurants_member_kept({ name: member.name }) });
    onClose();
  };

  return (
    <Sheet
      open
      onClose={onClose}
      title={member.name}
      actions={
        <Button kind="primary" busyLabel={isTelling ? m.restaurants_keeping() : undefined} onClick={() => void keep()}>
          {m.restaurants_keep()}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        {!member.isAccountHolder && (
          <>
            <SelectField
              label={m.restaurants_role()}
              value={role}
              onChange={(event) => setRole(event.target.value)}
              options={givenRoles.map((value) => ({ value, label: roleWord(value) }))}
            />
            <DepartmentField label={m.restaurants_department()} value={department} onChange={setDepartment} />
          </>
        )}
        <TextField
          label={m.restaurants_hourly_rate()}
          hint={m.restaurants_hourly_rate_hint()}
          inputMode="decimal"
          trailing={currencySymbols[currency].symbol}
          value={rate}
          error={isRateWrong ? { message: m.restaurants_hourly_rate_text() } : undefined}
          onChange={(event) => setRate(event.target.value)}
        />
        {!member.isAccountHolder && <RemoveMember member={member} onRemoved={onClose} />}
      </div>
    </Sheet>
  );
};
