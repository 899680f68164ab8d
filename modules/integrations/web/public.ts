/** The screens, each with its own code. */
export const integrationsScreens = {
  integrations: async () => (await import('./integrations-screen.tsx')).IntegrationsScreen,
  salesFile: async () => (await import('./file/file-screen.tsx')).FileScreen,
  squareCallback: async () => (await import('./callback-screen.tsx')).callbackScreen('SQUARE'),
  nexposCallback: async () => (await import('./callback-screen.tsx')).callbackScreen('NEXPOS'),
  anyCallback: async () => (await import('./callback-screen.tsx')).callbackScreen(null),
};
