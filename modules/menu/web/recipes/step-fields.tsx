import { Trash2 } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { PhotoField } from '../../../../ui/file/photo-field.tsx';
import { menuLimits } from '../../rules/menu-limits.ts';
import type { RecipeForm } from './recipe-form.ts';
import { StepPicture } from './step-picture.tsx';

type Steps = RecipeForm['steps'];

export type StepFieldsProps = {
  readonly steps: Steps;
  readonly onChange: (steps: Steps) => void;
  /** Keeps a picture, in Base64, and answers with its id; null where it was refused. */
  readonly keepPicture: (picture: string) => Promise<string | null>;
};

const bounds = { bytesMax: menuLimits.photoBytesMax, sidePixels: menuLimits.photoSidePixelsMax };

/** How it is made, step by step, in both languages of the house. */
export const StepFields = ({ steps, onChange, keepPicture }: StepFieldsProps) => {
  const change = (index: number, step: Partial<Steps[number]>) =>
    onChange(steps.map((one, place) => (place === index ? { ...one, ...step } : one)));
  const show = async (index: number, picture: string) => {
    const pictureId = await keepPicture(picture);
    if (pictureId !== null) change(index, { pictureId });
  };
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-heading">{m.menu_steps()}</h2>
      <ol className="flex flex-col gap-4">
        {steps.map((step, index) => (
          <li key={index} className="flex flex-col gap-2">
            <div className="flex items-end gap-2">
              <span className="grid min-w-0 flex-1 gap-2 md:grid-cols-2">
                <TextField
                  label={m.menu_step({ number: index + 1 })}
                  maxLength={menuLimits.stepLengthMax}
                  value={step.text}
                  onChange={({ target }) => change(index, { text: target.value })}
                />
                <TextField
                  label={m.menu_step_local({ number: index + 1 })}
                  lang="am"
                  maxLength={menuLimits.stepLengthMax}
                  value={step.textLocal}
                  onChange={({ target }) => change(index, { textLocal: target.value })}
                />
              </span>
              <IconButton
                label={m.menu_remove_step({ number: index + 1 })}
                onClick={() => onChange(steps.filter((_, place) => place !== index))}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </div>
            {step.pictureId === null ? (
              <PhotoField bounds={bounds} picture={null} onChange={(picture) => picture !== null && void show(index, picture)} />
            ) : (
              <span className="flex items-start gap-2">
                <StepPicture pictureId={step.pictureId} number={index + 1} />
                <IconButton label={m.menu_step_picture_remove({ number: index + 1 })} onClick={() => change(index, { pictureId: null })}>
                  <Trash2 aria-hidden />
                </IconButton>
              </span>
            )}
          </li>
        ))}
      </ol>
      {steps.length < menuLimits.stepsMax && (
        <Button className="self-start" onClick={() => onChange([...steps, { text: '', textLocal: '', pictureId: null }])}>
          {m.menu_add_step()}
        </Button>
      )}
    </section>
  );
};
