import { m } from '../../../../generated/messages/web/messages.js';
import type { Locale } from '../../../../platform/web/locale.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import { stepPictureAddress } from '../../rules/step-picture.ts';

export type StepPictureProps = {
  readonly pictureId: string;
  /** Of the step, from 1. */
  readonly number: number;
  readonly language?: Locale;
};

/** How a step looks; a touch shows it whole. It comes after the words, and the words do without it. */
export const StepPicture = ({ pictureId, number, language }: StepPictureProps) => {
  const { id: restaurantId } = useRestaurant();
  const address = stepPictureAddress({ restaurantId, pictureId });
  return (
    <a href={address} target="_blank" rel="noreferrer" className="block w-fit focus-ring">
      <img
        src={address}
        alt={m.menu_step_picture({ number }, language && { locale: language })}
        loading="lazy"
        width={192}
        height={144}
        className="h-36 w-48 rounded-control object-cover"
      />
    </a>
  );
};
