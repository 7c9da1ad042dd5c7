import { buildBridgeHead, BridgeFormulaPage } from '../pages/bridge-formula/bridge-formula-page.tsx';
import { localizePath } from './site-head.ts';
import type { SiteRoute } from './site-route.ts';
import { siteTexts } from '../texts/site-texts.ts';

export const bridgeFormulaRoutes: readonly SiteRoute[] = [
  {
    path: '/bridge-formula',
    render({ language, origin }) {
      const texts = siteTexts[language].bridgeFormula;
      const at = (path: string) => localizePath(path, language);
      return {
        head: buildBridgeHead(texts, (path) => `${origin}${at(path)}`),
        body: <BridgeFormulaPage texts={texts} language={language} at={at} />,
      };
    },
  },
];
