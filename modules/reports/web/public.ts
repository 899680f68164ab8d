export { readMonthSearch, readReportSearch } from './report/report-search.ts';

/** The screens, each with its own code. */
export const reportsScreens = {
  list: async () => (await import('./list/reports-screen.tsx')).ReportsScreen,
  budget: async () => (await import('./budget/budget-screen.tsx')).BudgetScreen,
  closes: async () => (await import('./close/close-list-screen.tsx')).CloseListScreen,
  close: async () => (await import('./close/close-day-screen.tsx')).CloseDayScreen,
  periods: async () => (await import('./periods/periods-screen.tsx')).PeriodsScreen,
  group: async () => (await import('./group/group-screen.tsx')).GroupScreen,
  report: async () => (await import('./report/report-screen.tsx')).ReportScreen,
};
