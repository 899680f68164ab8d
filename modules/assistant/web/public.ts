export { readForecastSearch } from './forecast/forecast-search.ts';

/** The screens, each with its own code. */
export const assistantScreens = {
  automation: async () => (await import('./workflow/automation-screen.tsx')).AutomationScreen,
  forecast: async () => (await import('./forecast/forecast-screen.tsx')).ForecastScreen,
  inspection: async () => (await import('./inspect/inspection-screen.tsx')).InspectionScreen,
  scan: async () => (await import('./scan/scan-screen.tsx')).ScanScreen,
};
