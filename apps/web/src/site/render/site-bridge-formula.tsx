import { bridgeHead, BridgeFormulaPage } from '../pages/bridge-formula/bridge-formula-page.tsx';
import { inLanguage } from './site-head.ts';
import type { SiteRoute } from './site-route.ts';
import { bridgeFormulaTexts } from '../texts/en/bridge-formula.ts';
import { bridgeFormulaTexts as inSpanish } from '../texts/es/bridge-formula.ts';

export const bridgeFormulaRoutes: readonly SiteRoute[] = [
  {
    path: '/bridge-formula',
    draw({ language, origin }) {
      const texts = language === 'es' ? inSpanish : bridgeFormulaTexts;
      const at = (path: string) => inLanguage(path, language);
      return {
        head: bridgeHead(texts, (path) => `${origin}${at(path)}`),
        body: <BridgeFormulaPage texts={texts} language={language} at={at} />,
      };
    },
  },
];
