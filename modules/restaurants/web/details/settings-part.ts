import type { RestaurantChanges, RestaurantDetails } from '../../contract/details.contract.ts';

/** What every part of the page gets: the settings as they will be, and the way to change some. */
export type SettingsPartProps = {
  readonly details: RestaurantDetails;
  readonly onChange: (changes: RestaurantChanges, subject: string) => void;
};
