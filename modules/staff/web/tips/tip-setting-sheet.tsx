import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { WorkRole } from '../../contract/fields.ts';
import type { TipSetting } from '../../contract/tips.contract.ts';
import { nameOfRole } from '../people/name-of-role.ts';
import { useStaffWorld, type StaffClient } from '../staff-client.ts';
import { staffQuery } from '../staff-queries.ts';
import { useTell } from '../use-tell.ts';

const send = (client: StaffClient) => client.saveTipSetting;

const plain = 1000;
const weightMax = 10;
const minutesPerHour = 60;

/** "1.5" as thousandths; the plain weight where nothing is typed, null for what is no weight. */
const readWeight = (text: string): number | null => {
  if (text.trim() === '') return plain;
  const weight = /^\d{1,2}(\.\d{1,3})?$/.test(text.trim()) ? Math.round(Number(text) * plain) : weightMax * plain + 1;
  return weight <= weightMax * plain ? weight : null;
};

/** Hours of a day as minutes; undefined for what is no such number. */
const readCap = (text: string): number | null | undefined => {
  if (text.trim() === '') return null;
  const hours = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0;
  return hours >= 1 && hours <= 24 ? hours * minutesPerHour : undefined;
};

/** How tips are shared out: what an hour of each kind of work counts for, and the policy in words. */
export const TipSettingSheet = ({ setting, onClose }: { readonly setting: TipSetting; readonly onClose: () => void }) => {
  const { data } = useQuery(staffQuery(useStaffWorld()));
  const { tell, isTelling, refused } = useTell();
  const [form, setForm] = useState(() => ({
    weights: Object.fromEntries(Object.entries(setting.weights).map(([id, weight]) => [id, String(weight / plain)])),
    cap: setting.dayMinutesMax === null ? '' : String(setting.dayMinutesMax / minutesPerHour),
    policy: setting.policy ?? '',
    troncmaster: setting.troncmaster ?? '',
  }));
  const dayMinutesMax = readCap(form.cap);
  const weights = Object.entries(form.weights).map(([id, text]) => [id, readWeight(text)] as const);
  const save = async () => {
    if (dayMinutesMax === undefined || weights.some(([, weight]) => weight === null)) return;
    const kept = Object.fromEntries(weights.flatMap(([id, weight]) => (weight === null || weight === plain ? [] : [[id, weight]])));
    const texts = { policy: form.policy.trim() || null, troncmaster: form.troncmaster.trim() || null };
    if (await tell(send, { baseVersion: setting.version, weights: kept, dayMinutesMax, ...texts })) onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      onPhone="full"
      title={m.staff_tips_setting()}
      actions={
        <Button kind="primary" busyLabel={isTelling ? m.staff_saving() : undefined} onClick={() => void save()}>
          {m.staff_tips_setting_save()}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        {refused && <Banner status="wrong" title={refused.words} />}
        <TextArea
          label={m.staff_tips_policy()}
          hint={m.staff_tips_policy_hint()}
          maxLength={4000}
          value={form.policy}
          onChange={({ target }) => setForm({ ...form, policy: target.value })}
        />
        <Weights
          workRoles={data?.workRoles ?? []}
          weights={form.weights}
          onChange={(id, text) => setForm({ ...form, weights: { ...form.weights, [id]: text } })}
        />
        <TextField
          label={m.staff_tips_cap()}
          inputMode="numeric"
          value={form.cap}
          error={dayMinutesMax === undefined ? { message: m.staff_tips_cap_wrong() } : undefined}
          onChange={({ target }) => setForm({ ...form, cap: target.value })}
        />
        <TextField
          label={m.staff_tips_tronc()}
          hint={m.staff_tips_tronc_hint()}
          maxLength={100}
          value={form.troncmaster}
          onChange={({ target }) => setForm({ ...form, troncmaster: target.value })}
        />
      </div>
    </Sheet>
  );
};

type WeightsProps = {
  readonly workRoles: readonly WorkRole[];
  readonly weights: Readonly<Record<string, string>>;
  readonly onChange: (workRoleId: string, text: string) => void;
};

const Weights = ({ workRoles, weights, onChange }: WeightsProps) => {
  const locale = useLocale();
  const shown = workRoles.filter(({ id, isArchived }) => !isArchived || weights[id] !== undefined);
  if (shown.length === 0) return null;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-1 text-small text-ink-2">{m.staff_tips_weights()}</legend>
      {shown.map((role) => (
        <TextField
          key={role.id}
          label={nameOfRole(role, locale)}
          inputMode="decimal"
          placeholder="1"
          value={weights[role.id] ?? ''}
          error={readWeight(weights[role.id] ?? '') === null ? { message: m.staff_tips_weight_wrong() } : undefined}
          onChange={({ target }) => onChange(role.id, target.value)}
        />
      ))}
    </fieldset>
  );
};
