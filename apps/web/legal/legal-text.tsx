import { m } from '../../../generated/messages/web/messages.js';
import { Banner } from '../../../ui/banner.tsx';
import { legalSections } from './legal-sections.ts';

/** The terms or the privacy policy, the same in a dialog and on a page. */
export const LegalText = ({ of }: { readonly of: 'terms' | 'privacy' }) => (
  <div className="flex flex-col gap-5">
    <Banner status="information" title={m.app_legal_draft()}>
      {m.app_legal_draft_text()}
    </Banner>
    {legalSections[of].map(({ title, text }) => (
      <section key={title()}>
        <h2 className="mb-1 text-heading">{title()}</h2>
        <p className="max-w-line text-body text-ink-2">{text()}</p>
      </section>
    ))}
  </div>
);
