import { forecastSubjects, type ForecastSubject } from '../../rules/forecast/forecast-limits.ts';

/** What the address of the forecast says: of what, and of which thing; anything else in it is left unread. */
export type ForecastSearch = { readonly what?: ForecastSubject; readonly of?: string };

export const readForecastSearch = (search: Readonly<Record<string, unknown>>): ForecastSearch => {
  const what = forecastSubjects.find((one) => one === search['what']);
  const of = search['of'];
  return { ...(what && { what }), ...(typeof of === 'string' && of !== '' && { of }) };
};
