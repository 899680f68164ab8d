import { clearPicture } from '../../../../platform/device/letters/clear-picture.ts';
import { readLetters, type Letters, type SeenWord } from '../../../../platform/device/letters/letters-adapter.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import { paperWordsMax } from '../../contract/scan.ts';
import type { Looked, LookOptions } from './use-photo.ts';

/** @unit letters; a speck of dirt that was taken for a longer word says nothing, and the contract lets none pass */
const wordLengthMax = 120;

const isSendable = ({ text }: SeenWord): boolean => text.trim() !== '' && text.length <= wordLengthMax;

const seeWords =
  (letters: readonly Letters[]) =>
  async (file: File, options: LookOptions): Promise<Looked<SeenWord[]>> => {
    const clear = await clearPicture(file);
    if (clear === null) return { is: 'no-picture' };
    const words = await readLetters(clear.picture, { letters, ...options });
    if (words === null) return { is: 'stopped' };
    return { is: 'seen', seen: words.filter(isSendable).slice(0, paperWordsMax), width: clear.width, height: clear.height };
  };

/** How words on a picture are read on this device: in Amharic too, where it is spoken or papers are in birr. */
export const useSeeWords = () => {
  const { currency } = useRestaurant();
  const locale = useLocale();
  return seeWords(currency === 'ETB' || locale === 'am' ? ['eng', 'amh'] : ['eng']);
};
