export { readMonthSearch, readReportSearch } from './report/report-search.ts';

/** The screens, each with its own code. */
export const reportsScreens = {
  list: async () => (await import('./list/reports-screen.tsx')).ReportsScreen,
  budget: async () => (await import('./budget/budget-screen.tsx')).BudgetScreen,
  report: async () => (await import('./report/report-screen.tsx')).ReportScreen,
};
