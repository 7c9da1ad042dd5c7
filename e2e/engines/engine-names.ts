/** Beside Chromium, in which all journeys run. */
export const engineNames = ['Firefox', 'WebKit'] as const;

export type EngineName = (typeof engineNames)[number];
