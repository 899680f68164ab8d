import type { Employment, StaffPerson } from '../../contract/fields.ts';
import { type ContractKind, staffLimits } from '../../rules/work-area.ts';

/** A person's file as it is typed: days as "2026-11-22" or empty, hours as people say them. */
export type FileForm = {
  readonly contract: ContractKind;
  readonly contractHours: string;
  readonly otherHours: string;
  readonly birthDate: string;
  readonly startedOn: string;
  readonly endedOn: string;
  readonly optedOutOn: string;
  readonly optOutEndsOn: string;
  readonly rightToWorkCheckedOn: string;
  readonly rightToWorkUntil: string;
  readonly payId: string;
  readonly workRoleIds: readonly string[];
};

const minutesPerHour = 60;

const hoursOf = (minutes: number | null): string => (minutes === null ? '' : String(minutes / minutesPerHour));

/** Minutes of typed hours, "37.5" or "37,5"; null where nothing stands, undefined where it is no number of hours of a week. */
export const readHours = (text: string): number | null | undefined => {
  if (text.trim() === '') return null;
  const minutes = Math.round(Number(text.trim().replace(',', '.')) * minutesPerHour);
  return minutes >= 0 && minutes <= staffLimits.weekMinutes ? minutes : undefined;
};

const blank: Omit<FileForm, 'workRoleIds'> = {
  contract: 'FULL_TIME',
  contractHours: '',
  otherHours: '',
  birthDate: '',
  startedOn: '',
  endedOn: '',
  optedOutOn: '',
  optOutEndsOn: '',
  rightToWorkCheckedOn: '',
  rightToWorkUntil: '',
  payId: '',
};

/** What the form shows of a file, or of none. */
export const fileFormOf = ({ employment, workRoleIds }: StaffPerson): FileForm => {
  if (!employment) return { ...blank, workRoleIds };
  const { version: _seen, contract, contractMinutes, otherMinutes, ...texts } = employment;
  const known = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null));
  const hours = { contractHours: hoursOf(contractMinutes), otherHours: otherMinutes > 0 ? hoursOf(otherMinutes) : '' };
  return { ...blank, ...known, ...hours, contract, workRoleIds };
};

const dayOf = (text: string): string | null => (text === '' ? null : text);

/** The file that a form says; null while hours are not understood. */
export const readFileForm = (form: FileForm): (Omit<Employment, 'version'> & { readonly workRoleIds: string[] }) | null => {
  const [contractMinutes, otherMinutes] = [readHours(form.contractHours), readHours(form.otherHours)];
  if (contractMinutes === undefined || otherMinutes === undefined) return null;
  return {
    contract: form.contract,
    contractMinutes,
    otherMinutes: otherMinutes ?? 0,
    birthDate: dayOf(form.birthDate),
    startedOn: dayOf(form.startedOn),
    endedOn: dayOf(form.endedOn),
    optedOutOn: dayOf(form.optedOutOn),
    optOutEndsOn: dayOf(form.optOutEndsOn),
    rightToWorkCheckedOn: dayOf(form.rightToWorkCheckedOn),
    rightToWorkUntil: dayOf(form.rightToWorkUntil),
    payId: dayOf(form.payId.trim()),
    workRoleIds: [...form.workRoleIds],
  };
};
