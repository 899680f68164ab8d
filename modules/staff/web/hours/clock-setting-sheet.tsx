import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { findPlace } from '../../../../platform/device/find-place.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { ClockSetting } from '../../contract/clock-fields.ts';
import { clockLimits, clockPhotoLimits, fenceModes } from '../../rules/clock-limits.ts';
import { readHours } from '../people/file-form.ts';
import { Unread } from '../../../../ui/unread.tsx';
import { useStaffWorld, type StaffClient } from '../staff-client.ts';
import { clockQuery } from '../staff-queries.ts';
import { useTell } from '../use-tell.ts';
import { CountingFields, readGrace, readTarget } from './counting-fields.tsx';

const send = (client: StaffClient) => client.saveClockSetting;

/** Where people clock in, and how hours are counted. */
export const ClockSettingSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const query = useQuery(clockQuery(useStaffWorld()));
  if (query.data) return <SettingForm setting={query.data.setting} onClose={onClose} />;
  return (
    <Sheet open onClose={onClose} title={m.staff_setting_open()}>
      <Unread query={query} />
    </Sheet>
  );
};

const fenceWords = { REFUSE: m.staff_setting_fence_refuse, WARN: m.staff_setting_fence_warn, OFF: m.staff_setting_fence_off } as const;
const minutesPerHour = 60;

const Place = ({ place }: Pick<ClockSetting, 'place'>) => (
  <p className="text-body">
    {place
      ? m.staff_setting_place({ latitude: place.latitude.toFixed(4), longitude: place.longitude.toFixed(4) })
      : m.staff_setting_no_place()}
  </p>
);

/** A setting as it is typed. */
const formOf = (setting: ClockSetting) => ({
  place: setting.place,
  fence: setting.fence,
  radius: String(setting.radiusM),
  grace: String(setting.graceMinutes),
  roundUpTo: setting.roundUpTo,
  restWeekday: setting.restWeekday,
  holidays: setting.holidays,
  asksPhoto: setting.asksPhoto,
  target: setting.labourTargetBps === null ? '' : String(setting.labourTargetBps / 100),
  overtime: setting.overtimeAfterMinutes === null ? '' : String(setting.overtimeAfterMinutes / minutesPerHour),
});

const SettingForm = ({ setting, onClose }: { readonly setting: ClockSetting; readonly onClose: () => void }) => {
  const { tell, isTelling, refused } = useTell();
  const [form, setForm] = useState(() => formOf(setting));
  const [problem, setProblem] = useState<string>();
  const radiusM = Number(form.radius);
  const isRadiusRight = Number.isInteger(radiusM) && radiusM >= clockLimits.radiusMinM && radiusM <= clockLimits.radiusMaxM;
  const overtime = readHours(form.overtime);
  const graceMinutes = readGrace(form.grace);
  const labourTargetBps = readTarget(form.target);
  const here = async () => {
    const search = await findPlace();
    setProblem(search.kind === 'FOUND' ? undefined : m.staff_clock_not_found());
    if (search.kind !== 'FOUND') return;
    const { latitude, longitude } = search.place;
    setForm((before) => ({ ...before, place: { latitude, longitude } }));
  };
  const save = async () => {
    if (!isRadiusRight || overtime === undefined || graceMinutes === null || labourTargetBps === undefined) return;
    const { version: baseVersion, ...said } = setting;
    const { place, fence, roundUpTo, restWeekday, holidays, asksPhoto } = form;
    const counting = { labourTargetBps, graceMinutes, roundUpTo, restWeekday, holidays, overtimeAfterMinutes: overtime };
    const body = { ...said, baseVersion, place, fence, radiusM, asksPhoto, ...counting };
    if (await tell(send, body)) onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={m.staff_setting_open()}
      actions={
        <Button kind="primary" busyLabel={isTelling ? m.staff_saving() : undefined} onClick={() => void save()}>
          {m.staff_setting_save()}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        {(refused?.words ?? problem) && <Banner status="wrong" title={refused?.words ?? problem} />}
        <Place place={form.place} />
        <Button onClick={() => void here()}>{m.staff_setting_here()}</Button>
        <SelectField
          label={m.staff_setting_fence()}
          value={form.fence}
          options={fenceModes.map((mode) => ({ value: mode, label: fenceWords[mode]() }))}
          onChange={({ target }) => setForm({ ...form, fence: fenceModes.find((mode) => mode === target.value) ?? 'REFUSE' })}
        />
        <TextField
          label={m.staff_setting_radius()}
          inputMode="numeric"
          value={form.radius}
          error={isRadiusRight ? undefined : { message: m.staff_setting_wrong() }}
          onChange={({ target }) => setForm({ ...form, radius: target.value })}
        />
        <TextField
          label={m.staff_setting_overtime()}
          inputMode="decimal"
          value={form.overtime}
          error={overtime === undefined ? { message: m.staff_hours_wrong() } : undefined}
          onChange={({ target }) => setForm({ ...form, overtime: target.value })}
        />
        <div className="flex flex-col gap-1">
          <Checkbox checked={form.asksPhoto} onChange={({ target }) => setForm({ ...form, asksPhoto: target.checked })}>
            {m.staff_setting_photo()}
          </Checkbox>
          <p className="text-small text-ink-2">{m.staff_setting_photo_hint({ days: clockPhotoLimits.keptDays })}</p>
        </div>
        <CountingFields form={form} onChange={(said) => setForm({ ...form, ...said })} />
      </div>
    </Sheet>
  );
};
