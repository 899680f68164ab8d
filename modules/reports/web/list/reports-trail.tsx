import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';

/** Where a screen stands below the list of reports. */
export const ReportsTrail = ({ here }: { readonly here: string }) => (
  <nav className="flex gap-1.5 text-small text-ink-2">
    <Link to="/reports" className="rounded-chip focus-ring hover:text-ink">
      {m.reports_title()}
    </Link>
    <span aria-hidden>›</span>
    <span>{here}</span>
  </nav>
);
