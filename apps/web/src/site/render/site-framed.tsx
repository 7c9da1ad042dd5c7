import type { Language } from '@wideload/contract/client';
import type { ReactNode } from 'react';
import { authAddress } from '../../product/sign-in/auth-address.ts';
import { SiteFrame } from '../frame/site-frame.tsx';
import type { SitePlace } from '../frame/site-place.ts';
import { localizePath } from './site-head.ts';
import { siteTexts } from '../texts/site-texts.ts';

export function toPlace({ language, path }: { language: Language; path: string }): SitePlace {
  return {
    language,
    path,
    at: (other, spoken = language) => localizePath(other, spoken),
    signIn: authAddress('sign-in', { language }),
    signUp: authAddress('sign-up', { language }),
  };
}

export function renderFramed(page: ReactNode, at: { language: Language; path: string }): ReactNode {
  return (
    <SiteFrame place={toPlace(at)} texts={siteTexts[at.language].frame}>
      {page}
    </SiteFrame>
  );
}
