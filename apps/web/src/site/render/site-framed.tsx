import type { Language } from '@wideload/contract/client';
import type { ReactNode } from 'react';
import { buildAuthAddress } from '#product/account/sign-in/auth-address.ts';
import { SiteFrame } from '../frame/site-frame.tsx';
import type { PagePaths, SitePlace } from '../frame/site-place.ts';
import { listPaths, localizePath } from './site-head.ts';
import { siteTexts } from '../texts/site-texts.ts';

type At = { language: Language; path: string; paths?: PagePaths | undefined };

export function toPlace({ language, path, paths = listPaths(path) }: At): SitePlace {
  return {
    language,
    path,
    paths,
    at: (other, spoken = language) => localizePath(other, spoken),
    signIn: buildAuthAddress('sign-in', { language }),
    signUp: buildAuthAddress('sign-up', { language }),
  };
}

export function renderFramed(page: ReactNode, at: At): ReactNode {
  return (
    <SiteFrame place={toPlace(at)} texts={siteTexts[at.language].frame}>
      {page}
    </SiteFrame>
  );
}
