import { m } from '../../../../generated/messages/web/messages.js';
import { SelectField } from '../../../../ui/select-field.tsx';
import { importColumns, type ColumnMapping, type ImportColumn } from '../../rules/import-columns.ts';
import { columnWord } from '../words/column-word.ts';
import type { ImportFile } from './import-file.ts';

export type ColumnFieldsProps = {
  readonly file: ImportFile;
  readonly mapping: ColumnMapping;
  readonly onChange: (mapping: ColumnMapping) => void;
};

/** The mapping with a column of the file meaning something else; nothing is meant twice. */
const remapped = (mapping: ColumnMapping, position: number, column: ImportColumn | undefined): ColumnMapping => ({
  ...Object.fromEntries(Object.entries(mapping).filter(([name, at]) => at !== position && name !== column)),
  ...(column && { [column]: position }),
});

/** What each column of the file is taken for; a guess until somebody says otherwise. */
export const ColumnFields = ({ file, mapping, onChange }: ColumnFieldsProps) => {
  const options = [
    { value: '', label: m.inventory_import_leave_out() },
    ...importColumns.map((column) => ({ value: column, label: columnWord(column) })),
  ];
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 text-heading">{m.inventory_import_columns()}</legend>
      <div className="grid gap-4 xs:grid-cols-2 lg:grid-cols-4">
        {file.headers.map((header, position) => (
          <SelectField
            key={`${position} ${header}`}
            label={m.inventory_import_column_of({ header })}
            hint={file.rows[0]?.[position]}
            value={importColumns.find((column) => mapping[column] === position) ?? ''}
            options={options}
            onChange={(event) =>
              onChange(
                remapped(
                  mapping,
                  position,
                  importColumns.find((column) => column === event.target.value),
                ),
              )
            }
          />
        ))}
      </div>
      {mapping.name === undefined && (
        <p role="alert" className="text-small text-wrong">
          {m.inventory_import_name_needed()}
        </p>
      )}
    </fieldset>
  );
};
