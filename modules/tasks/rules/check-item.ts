/** What one line of a list asks for. */
export const checkTypes = ['DONE', 'YES_NO', 'TEMPERATURE', 'NUMBER', 'TEXT', 'CHOICE', 'SIGNATURE', 'PHOTO'] as const;

/** What one line of a list asks for. */
export type CheckType = (typeof checkTypes)[number];

/** What a thermometer stands in: it says which readings can be true. */
export const probePlaces = ['COLD', 'HOT'] as const;

/** What a thermometer stands in. */
export type ProbePlace = (typeof probePlaces)[number];

/** One line of a list. */
export type CheckItem = {
  /** Names the line within its list, through all versions. */
  readonly key: string;
  readonly type: CheckType;
  readonly label: string;
  readonly labelLocal: string | null;
  readonly isRequired: boolean;
  /** Outside its limits it needs a corrective action before the list can be handed in. */
  readonly isCritical: boolean;
  /** Lowest and highest that pass, as "-18.0"; degrees Celsius for a temperature. Null where there is no such end. */
  readonly min: string | null;
  readonly max: string | null;
  readonly place: ProbePlace | null;
  /** What may be chosen; the first ones pass, see `failing`. */
  readonly options: readonly string[];
  /** Of the options, those that fail; of a yes or no, "NO" or "YES". */
  readonly failing: readonly string[];
  /** The fridge or freezer that is read; its limits are the line's. */
  readonly unitId?: string | null | undefined;
};

const touchedTypes: readonly CheckType[] = ['DONE', 'YES_NO', 'CHOICE'];

/** Whether a touch is the whole answer. Everything else is typed, signed or photographed, and takes most of a screen. */
export const isAnsweredByTouch = ({ type }: Pick<CheckItem, 'type'>): boolean => touchedTypes.includes(type);

/** How large things may become. */
export const taskLimits = {
  /** @unit lines of a list */
  itemsMax: 150,
  /** @unit lists of a restaurant */
  templatesMax: 200,
  /** @unit letters */
  labelLengthMax: 120,
  /** @unit letters */
  noteLengthMax: 300,
  /** @unit choices of one line */
  optionsMax: 12,
  /** @unit units or probes of a restaurant */
  equipmentMax: 100,
  /** @unit characters of a reading as it is typed */
  readingLengthMax: 10,
  /** @unit bytes of a kept picture; held by the database as well */
  photoBytesMax: 307_200,
  /** @unit pixels of the longer side of a kept picture */
  photoSidePixelsMax: 1280,
  /** @unit pictures beside one task */
  photosOfTaskMax: 6,
  /** @unit characters of a name that was drawn */
  signatureLengthMax: 6000,
  /** @unit days of a chart of readings */
  readingsDays: 14,
  /** @unit days that may be read at once */
  rangeDaysMax: 92,
  /** @unit minutes after which what is written counts as written late */
  lateAfterMinutes: 15,
  /** @unit minutes from the beginning of its day at which a list may end, that is 31 days */
  windowMinutesMax: 44_640,
} as const;

/** The ground that a name is drawn on. */
export const signatureGround = {
  /** @unit steps of the pen from side to side */
  across: 300,
  /** @unit steps of the pen from top to bottom */
  down: 120,
} as const;
