import { m } from '../../generated/messages/web/messages.js';

export type TableKeyProps = { readonly asTable: boolean; readonly onChange: (asTable: boolean) => void };

/** The key behind which the figures of a picture stand. */
export const TableKey = ({ asTable, onChange }: TableKeyProps) => (
  <button
    type="button"
    aria-pressed={asTable}
    onClick={() => onChange(!asTable)}
    className="text-link text-small focus-ring touch:min-h-11"
  >
    {asTable ? m.ui_show_chart() : m.ui_show_table()}
  </button>
);
