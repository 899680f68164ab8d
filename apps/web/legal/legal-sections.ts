import { m } from '../../../generated/messages/web/messages.js';

/** One section of a legal text. */
export type LegalSection = { readonly title: () => string; readonly text: () => string };

const terms: readonly LegalSection[] = [
  { title: m.app_terms_parties_title, text: m.app_terms_parties_text },
  { title: m.app_terms_service_title, text: m.app_terms_service_text },
  { title: m.app_terms_account_title, text: m.app_terms_account_text },
  { title: m.app_terms_trial_title, text: m.app_terms_trial_text },
  { title: m.app_terms_data_title, text: m.app_terms_data_text },
  { title: m.app_terms_conduct_title, text: m.app_terms_conduct_text },
  { title: m.app_terms_availability_title, text: m.app_terms_availability_text },
  { title: m.app_terms_liability_title, text: m.app_terms_liability_text },
  { title: m.app_terms_end_title, text: m.app_terms_end_text },
  { title: m.app_terms_law_title, text: m.app_terms_law_text },
];

/**
 * Written from the UK GDPR, the Data Protection Act 2018, the Data (Use and Access) Act 2025 and Ethiopia's Personal Data
 * Protection Proclamation No. 1321/2024, as they stood in November 2026.
 */
const privacy: readonly LegalSection[] = [
  { title: m.app_privacy_who_title, text: m.app_privacy_who_text },
  { title: m.app_privacy_law_title, text: m.app_privacy_law_text },
  { title: m.app_privacy_what_title, text: m.app_privacy_what_text },
  { title: m.app_privacy_why_title, text: m.app_privacy_why_text },
  { title: m.app_privacy_sharing_title, text: m.app_privacy_sharing_text },
  { title: m.app_privacy_where_title, text: m.app_privacy_where_text },
  { title: m.app_privacy_how_long_title, text: m.app_privacy_how_long_text },
  { title: m.app_privacy_safety_title, text: m.app_privacy_safety_text },
  { title: m.app_privacy_rights_title, text: m.app_privacy_rights_text },
  { title: m.app_privacy_children_title, text: m.app_privacy_children_text },
  { title: m.app_privacy_device_title, text: m.app_privacy_device_text },
  { title: m.app_privacy_complaints_title, text: m.app_privacy_complaints_text },
];

export const legalSections = { terms, privacy } as const;
