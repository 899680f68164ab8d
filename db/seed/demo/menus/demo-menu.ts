import type { Channel } from '../../../../modules/menu/rules/menu-limits.ts';
import type { MeasurementUnitCode } from '../../../../modules/inventory/rules/unit.ts';

/** What goes into a recipe of the demo: of an item or of another recipe by its name, in some unit, so much usable in percent. */
export type DemoLine = readonly [name: string, quantity: number, unit: string, usablePercent?: number];

/** A recipe of the demo as a chef would say it; what it names must stand before it. */
export type DemoRecipe = {
  readonly name: string;
  readonly nameLocal: string;
  readonly kind: 'DISH' | 'PREP' | 'MODIFIER';
  /** The item that it is kept as. */
  readonly keptAs?: string;
  /** How much of it should be ready, in what it yields; without it two batches. */
  readonly par?: number;
  readonly yields: readonly [quantity: number, unit: MeasurementUnitCode];
  readonly portions: number | null;
  /** @unit minutes */
  readonly work: number;
  /** @unit minutes */
  readonly wait: number;
  readonly lines: readonly DemoLine[];
  /** The item that each portion goes into when it leaves the house. */
  readonly packedIn?: string;
  readonly steps: readonly (readonly [text: string, textLocal: string])[];
  /** Not in effect yet. */
  readonly isDraft?: true;
};

/** A dish of the demo. */
export type DemoDish = {
  readonly name: string;
  readonly nameLocal: string;
  readonly heading: string;
  readonly recipe: string;
  readonly description: readonly [text: string, textLocal: string];
  /** In major units. */
  readonly price: number;
  /** @unit minutes */
  readonly minutes: number;
  readonly choices?: readonly string[];
  readonly offered?: { readonly fasting?: 'FASTING_DAYS' | 'OTHER_DAYS'; readonly hours?: { readonly from: number; readonly to: number } };
  /** Why it is off today. */
  readonly off?: string;
};

/** Choices of the demo that belong together. */
export type DemoChoices = {
  readonly name: string;
  readonly nameLocal: string;
  readonly min: number;
  readonly max: number | null;
  readonly modifiers: readonly {
    readonly name: string;
    readonly nameLocal: string;
    /** In major units. */
    readonly price: number;
    /** A recipe by its name, NOTHING, or UNSAID. */
    readonly takes: string;
  }[];
};

/** All that a house of the demo sells. */
export type DemoMenu = {
  /** @unit hundredths of a percent */
  readonly vatRate: number;
  readonly headings: readonly (readonly [name: string, nameLocal: string])[];
  readonly recipes: readonly DemoRecipe[];
  readonly choices: readonly DemoChoices[];
  readonly dishes: readonly DemoDish[];
};

/** Water is not kept in stock and costs nothing that is known. */
export const demoWater = 'Water';
/** The same in Amharic. */
export const demoWaterLocal = 'ውሃ';

/** Whoever brings food to the door keeps a tenth more. */
const deliveryMarkup = 1.1;

/** What a dish costs by channel, in major units; delivery to the nearest five of the last but one place. */
export const channelPrice = ({ price }: DemoDish, channel: Channel): number =>
  channel === 'DELIVERY' ? Math.round((price * deliveryMarkup * 100) / roundedTo(price)) * (roundedTo(price) / 100) : price;

const roundedTo = (price: number): number => (price < 50 ? 10 : 500);
