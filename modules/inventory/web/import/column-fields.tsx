import { m } from '../../../../generated/messages/web/messages.js';
import { SelectField } from '../../../../ui/select-field.tsx';
import type { ColumnPlaces } from '../../../../kit/text/guess-columns.ts';
import type { ListKind, ReadList } from './list-kind.ts';

export type ColumnFieldsProps<Column extends string> = ReadList<Column> & {
  readonly kind: ListKind<Column>;
  readonly onChange: (mapping: ColumnPlaces<Column>) => void;
};

/** The mapping with a column of the file meaning something else; nothing is meant twice. */
const remapped = <Column extends string>(mapping: ColumnPlaces<Column>, position: number, column: Column | undefined) =>
  ({
    ...Object.fromEntries(Object.entries(mapping).filter(([name, at]) => at !== position && name !== column)),
    ...(column && { [column]: position }),
  }) as ColumnPlaces<Column>;

/** What each column of the file is taken for; a guess until somebody says otherwise. */
export const ColumnFields = <Column extends string>({ file, mapping, kind, onChange }: ColumnFieldsProps<Column>) => {
  const missing = kind.missingWords(mapping);
  const options = [
    { value: '', label: m.inventory_import_leave_out() },
    ...kind.columns.map((column) => ({ value: column, label: kind.columnWord(column) })),
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
            value={kind.columns.find((column) => mapping[column] === position) ?? ''}
            options={options}
            onChange={(event) =>
              onChange(
                remapped(
                  mapping,
                  position,
                  kind.columns.find((column) => column === event.target.value),
                ),
              )
            }
          />
        ))}
      </div>
      {missing !== null && (
        <p role="alert" className="text-small text-wrong">
          {missing}
        </p>
      )}
    </fieldset>
  );
};
