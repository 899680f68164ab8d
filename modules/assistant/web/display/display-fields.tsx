import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Segment } from '../../../../ui/segment.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { limitText, taskNameIn } from '../../../tasks/web/parts.ts';
import type { DisplayScan } from '../../contract/photo.ts';
import { celsiusOf } from '../../rules/read/choose-degrees.ts';
import type { MeasuredLine } from './measured-lines.ts';

/** A value in Celsius as texts say it. */
export const celsiusText = (value: string): string => `${signed(value)} °C`;

/** With the sign that figures have in a text. */
const signed = (value: string): string => value.replace('-', '−');

type UnitFieldsProps = Pick<UnitChoiceProps, 'unit' | 'onChoose'> & { readonly reading: DisplayScan['reading'] };

/** Asks for a unit that was not seen, and says what Fahrenheit comes to. */
export const UnitFields = ({ reading: { shown, unit: seen }, unit, onChoose }: UnitFieldsProps) => (
  <>
    {seen === null && <UnitChoice shown={shown} unit={unit} onChoose={onChoose} />}
    {unit === 'F' && (
      <p className="text-small text-ink-2">
        {m.assistant_display_from_f({ shown: signed(shown), celsius: signed(celsiusOf(shown, unit) ?? '') })}
      </p>
    )}
  </>
);

type UnitChoiceProps = { readonly shown: string; readonly unit: 'C' | 'F' | null; readonly onChoose: (unit: 'C' | 'F') => void };

/** Where no unit was seen, a person says which it is: 40 °F is a cold fridge, 40 °C is a broken one. */
const UnitChoice = ({ shown, unit, onChoose }: UnitChoiceProps) => (
  <div className="flex flex-col gap-2">
    <p className="text-body">{m.assistant_display_no_unit({ shown: signed(shown) })}</p>
    <Segment<'C' | 'F' | ''>
      label={m.assistant_display_unit()}
      value={unit ?? ''}
      options={[
        { value: 'C', label: '°C' },
        { value: 'F', label: '°F' },
      ]}
      onChange={(chosen) => chosen !== '' && onChoose(chosen)}
    />
  </div>
);

type LineChoiceProps = { readonly lines: readonly MeasuredLine[]; readonly chosen: string; readonly onChoose: (key: string) => void };

/** Which line of which list was measured. */
export const LineChoice = ({ lines, chosen, onChoose }: LineChoiceProps) => {
  const locale = useLocale();
  if (lines.length === 0) return <Banner status="soon" title={m.assistant_display_nothing_due()} />;
  const wordsOf = ({ item, run }: MeasuredLine) => [
    taskNameIn(locale, item.label, item.labelLocal),
    limitText(item),
    taskNameIn(locale, run.name, run.nameLocal),
  ];
  return (
    <SelectField
      label={m.assistant_display_line()}
      value={chosen}
      options={[
        { value: '', label: m.assistant_display_choose() },
        ...lines.map((line) => ({ value: line.key, label: wordsOf(line).filter(Boolean).join(' · ') })),
      ]}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
};
