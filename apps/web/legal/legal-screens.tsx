import { Link } from '@tanstack/react-router';

import { m } from '../../../generated/messages/web/messages.js';
import { AuthHeader } from '../../../modules/accounts/web/public.ts';
import { LegalText } from './legal-text.tsx';

type LegalScreenProps = { readonly title: string; readonly purpose: string; readonly of: 'terms' | 'privacy' };

const LegalScreen = ({ title, purpose, of }: LegalScreenProps) => (
  <main className="mx-auto flex w-full max-w-[44rem] flex-col px-6 py-8 md:py-16">
    <AuthHeader />
    <h1 className="mb-2 text-title">{title}</h1>
    <p className="mb-6 text-body text-ink-2">{purpose}</p>
    <LegalText of={of} />
    <Link to="/auth" className="text-link mt-10 self-start text-body focus-ring">
      {m.app_legal_back()}
    </Link>
  </main>
);

export const TermsScreen = () => <LegalScreen title={m.app_terms_title()} purpose={m.app_terms_purpose()} of="terms" />;

export const PrivacyScreen = () => <LegalScreen title={m.app_privacy_title()} purpose={m.app_privacy_purpose()} of="privacy" />;
