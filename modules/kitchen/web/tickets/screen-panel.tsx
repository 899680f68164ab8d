import { m } from '../../../../generated/messages/web/messages.js';
import { type Locale, setLocale, useLocale } from '../../../../platform/web/locale.ts';
import { chime } from './chime.ts';
import { KitchenButton } from './kitchen-button.tsx';
import { KitchenPanel } from './kitchen-panel.tsx';
import { changeScreen, useScreenSettings } from './screen-settings.ts';

const languages: readonly { readonly value: Locale; readonly name: string }[] = [
  { value: 'en', name: 'English' },
  { value: 'am', name: 'አማርኛ' },
];

/** How this screen speaks, sounds and looks, for whoever works before it. */
export const ScreenPanel = ({ onClose }: { readonly onClose: () => void }) => {
  const { isSilent, hasHighContrast } = useScreenSettings();
  const locale = useLocale();
  const turnSound = () => {
    changeScreen({ isSilent: !isSilent });
    if (isSilent) void chime();
  };
  return (
    <KitchenPanel title={m.kitchen_this_screen()} onClose={onClose}>
      <fieldset className="flex flex-wrap gap-3">
        <legend className="pb-2 text-ink-2">{m.kitchen_language()}</legend>
        {languages.map(({ value, name }) => (
          <KitchenButton
            key={value}
            lang={value}
            kind={value === locale ? 'solid' : 'plain'}
            aria-pressed={value === locale}
            onClick={() => setLocale(value)}
          >
            {name}
          </KitchenButton>
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <KitchenButton kind={isSilent ? 'plain' : 'solid'} aria-pressed={!isSilent} onClick={turnSound}>
          {m.kitchen_sound()}
        </KitchenButton>
        <KitchenButton
          kind={hasHighContrast ? 'solid' : 'plain'}
          aria-pressed={hasHighContrast}
          onClick={() => changeScreen({ hasHighContrast: !hasHighContrast })}
        >
          {m.kitchen_contrast()}
        </KitchenButton>
      </div>
    </KitchenPanel>
  );
};
