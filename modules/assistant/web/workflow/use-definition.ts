import { useState } from 'react';

import { dropDraft, keepDraft, readDraft } from '../../../../platform/web/draft-storage.ts';
import { useDraftKey } from '../../../../platform/web/drafts/draft-place.tsx';
import type { FieldError } from '../../../../ui/field-error.tsx';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import { definitionSchema } from '../../contract/workflow/automation-fields.ts';
import type { Definition } from '../../rules/workflow/automation.ts';
import { type AutomationFault, checkAutomation } from '../../rules/workflow/check-automation.ts';
import { faultWord } from './workflow-words.ts';
import type { Writing } from './writing.ts';

/** What is wrong with a part, as its field says it. */
export const errorAt = (faults: readonly AutomationFault[], part: AutomationFault['part'], place: number): FieldError | undefined => {
  const fault = faults.find((one) => one.part === part && one.place === place);
  return fault && { message: faultWord(fault.code) };
};

/** What was typed before a reload, if the form began with the same. */
const typedBefore = (draftKey: string, begun: string): Definition | null => {
  const draft = readDraft(draftKey);
  if (draft['begun'] !== begun || typeof draft['definition'] !== 'string') return null;
  const read = definitionSchema.safeParse(JSON.parse(draft['definition']));
  return read.success ? read.data : null;
};

/** The form of an automation: what is typed is kept, and checked by the same rule as on the server once somebody saved it. */
export const useDefinition = ({ automationId, baseVersion, definition: first }: Writing) => {
  const { role } = useRestaurant();
  const draftKey = useDraftKey(`automation ${baseVersion === null ? 'new' : automationId}`);
  const begun = JSON.stringify(first);
  const [definition, setDefinition] = useState<Definition>(() => typedBefore(draftKey, begun) ?? first);
  const [isChecked, setIsChecked] = useState(false);
  const faults = checkAutomation(definition, role);
  return {
    definition,
    faults: isChecked ? faults : [],
    change: (part: Partial<Definition>) => {
      const next = { ...definition, ...part };
      setDefinition(next);
      keepDraft(draftKey, { begun, definition: JSON.stringify(next) }, []);
    },
    /** Whether nothing is wrong; from here on what is wrong stands beside its field. */
    check: (): boolean => {
      setIsChecked(true);
      return faults.length === 0;
    },
    forget: () => dropDraft(draftKey),
  };
};
