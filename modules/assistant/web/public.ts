export { readDisplaySearch } from './display/display-search.ts';
export { readForecastSearch } from './forecast/forecast-search.ts';

/** The screens, each with its own code. */
export const assistantScreens = {
  automation: async () => (await import('./workflow/automation-screen.tsx')).AutomationScreen,
  display: async () => (await import('./display/display-screen.tsx')).DisplayScreen,
  forecast: async () => (await import('./forecast/forecast-screen.tsx')).ForecastScreen,
  inspection: async () => (await import('./inspect/inspection-screen.tsx')).InspectionScreen,
  label: async () => (await import('./label/label-screen.tsx')).LabelScreen,
  scan: async () => (await import('./scan/scan-screen.tsx')).ScanScreen,
};
