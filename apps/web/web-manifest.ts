import type { ManifestOptions } from 'vite-plugin-pwa';

/** Where somebody with one hand free wants to be at once; a long press on the icon leads there. */
const shortcuts = [
  ['Count', '/inventory/counts'],
  ['Log waste', '/waste/log'],
  ['Kitchen', '/kitchen'],
  ['Clock in', '/staff/clock'],
] as const;

/** What a browser needs to install Maed. Its pictures are made by `tools/run/app-pictures.mjs`; it knows one language, English. */
export const webManifest = {
  id: '/',
  name: 'Maed',
  short_name: 'Maed',
  description: 'Restaurant operations',
  lang: 'en',
  dir: 'ltr',
  scope: '/',
  start_url: '/home',
  display: 'standalone',
  background_color: '#fcf9f2',
  theme_color: '#f6f1e7',
  categories: ['business', 'food', 'productivity'],
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icon-monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
  ],
  shortcuts: shortcuts.map(([name, url]) => ({ name, url, icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }] })),
  screenshots: [
    { src: '/screenshots/home-narrow.png', sizes: '780x1688', type: 'image/png', form_factor: 'narrow', label: 'The day at a glance' },
    { src: '/screenshots/stock-narrow.png', sizes: '780x1688', type: 'image/png', form_factor: 'narrow', label: 'What is in stock' },
    { src: '/screenshots/home-wide.png', sizes: '1440x900', type: 'image/png', form_factor: 'wide', label: 'The day at a glance' },
    { src: '/screenshots/rota-wide.png', sizes: '1440x900', type: 'image/png', form_factor: 'wide', label: 'The week of the team' },
  ],
} satisfies Partial<ManifestOptions>;
