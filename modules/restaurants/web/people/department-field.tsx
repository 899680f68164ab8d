import { m } from '../../../../generated/messages/web/messages.js';
import { SelectField } from '../../../../ui/select-field.tsx';
import { departmentWord } from './department-word.ts';
import { useDepartments } from './people-queries.ts';

export type DepartmentFieldProps = {
  readonly label: string;
  readonly hint?: string;
  /** What stands for no department. */
  readonly noneLabel?: string;
  readonly value: string | null;
  readonly onChange: (department: string | null) => void;
};

/** One of the restaurant's departments, or none. */
export const DepartmentField = ({ label, hint, noneLabel = m.restaurants_no_department(), value, onChange }: DepartmentFieldProps) => {
  const { data: departments = [] } = useDepartments();
  return (
    <SelectField
      label={label}
      hint={hint}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      options={[{ value: '', label: noneLabel }, ...departments.map(({ name }) => ({ value: name, label: departmentWord(name) }))]}
    />
  );
};
