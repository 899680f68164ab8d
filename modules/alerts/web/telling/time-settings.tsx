import { m } from '../../../../generated/messages/web/messages.js';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { SettingRow } from '../../../../ui/setting-row.tsx';
import { ClockField } from '../../../../ui/when/clock-field.tsx';
import type { Choice } from '../../contract/telling-fields.ts';
import { clockOfMinutes, minutesOfClock } from './clock-minutes.ts';

/** Quiet hours as they begin for whoever never had any: from ten in the evening to six. */
const usualQuiet = { fromMinute: 1320, toMinute: 360 };

export type TimeSettingsProps = {
  readonly choice: Choice;
  /** Whether letters reach whoever looks. */
  readonly hasMail: boolean;
  readonly onChange: (changes: Partial<Choice>) => void;
};

/** When nobody is to be disturbed, and when what waited comes together. */
export const TimeSettings = ({ choice: { quiet, digestAt, hasDigest }, hasMail, onChange }: TimeSettingsProps) => (
  <>
    <SettingRow title={m.alerts_quiet()} hint={m.alerts_quiet_hint()}>
      <div className="flex w-72 max-w-full flex-col gap-3">
        <Checkbox checked={quiet !== null} onChange={() => onChange({ quiet: quiet === null ? usualQuiet : null })}>
          {m.alerts_quiet_on()}
        </Checkbox>
        {quiet && (
          <>
            <Minute
              label={m.alerts_quiet_from()}
              value={quiet.fromMinute}
              onChange={(fromMinute) => onChange({ quiet: { ...quiet, fromMinute } })}
            />
            <Minute
              label={m.alerts_quiet_to()}
              value={quiet.toMinute}
              onChange={(toMinute) => onChange({ quiet: { ...quiet, toMinute } })}
            />
          </>
        )}
      </div>
    </SettingRow>
    {hasMail && (
      <SettingRow title={m.alerts_digest()} hint={m.alerts_digest_hint()}>
        <div className="flex w-72 max-w-full flex-col gap-3">
          <Checkbox checked={hasDigest} onChange={() => onChange({ hasDigest: !hasDigest })}>
            {m.alerts_digest_on()}
          </Checkbox>
          {hasDigest && <Minute label={m.alerts_digest_at()} value={digestAt} onChange={(next) => onChange({ digestAt: next })} />}
        </div>
      </SettingRow>
    )}
  </>
);

type MinuteProps = { readonly label: string; readonly value: number; readonly onChange: (minutes: number) => void };

const Minute = ({ label, value, onChange }: MinuteProps) => (
  <ClockField
    label={label}
    value={clockOfMinutes(value)}
    onChange={(clock) => {
      const minutes = minutesOfClock(clock);
      if (minutes !== null) onChange(minutes);
    }}
  />
);
