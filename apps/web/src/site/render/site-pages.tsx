import { articleRoutes } from './site-articles.tsx';
import { bridgeFormulaRoutes } from './site-bridge-formula.tsx';
import { checkRoutes } from './site-check.tsx';
import { landingRoutes } from './site-landing.tsx';
import { legalRoutes } from './site-legal.tsx';
import { officeRoutes } from './site-offices.tsx';
import type { SiteRoute } from './site-route.ts';
import { stateRoutes } from './site-states.tsx';

export const siteRoutes: readonly SiteRoute[] = [
  ...landingRoutes,
  ...articleRoutes,
  ...bridgeFormulaRoutes,
  ...checkRoutes,
  ...legalRoutes,
  ...officeRoutes,
  ...stateRoutes,
];
