import { m } from '../../../../generated/messages/web/messages.js';
import type { ContractKind, WorkArea } from '../../rules/work-area.ts';

const areas: Readonly<Record<WorkArea, () => string>> = {
  KITCHEN: m.staff_area_kitchen,
  FLOOR: m.staff_area_floor,
  BAR: m.staff_area_bar,
  OTHER: m.staff_area_other,
};

const contracts: Readonly<Record<ContractKind, () => string>> = {
  FULL_TIME: m.staff_contract_full_time,
  PART_TIME: m.staff_contract_part_time,
  ZERO_HOURS: m.staff_contract_zero_hours,
  CASUAL: m.staff_contract_casual,
  APPRENTICE: m.staff_contract_apprentice,
};

/** The heading of a rota that people stand under. */
export const areaWord = (area: WorkArea): string => areas[area]();

/** What kind of agreement it is. */
export const contractWord = (kind: ContractKind): string => contracts[kind]();
