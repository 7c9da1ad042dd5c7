import type { StateCode } from '@wideload/domain';
import { memo } from 'react';
import { toDraftUnit, type LengthPath, type UnitForm } from '#product/unit/unit-form.ts';
import { Panel } from '#ui/layout/panel.tsx';
import { UnitDrawing } from '../../drawing/unit-drawing.tsx';
import type { KnownTrailer } from '../../drawing/use-vehicles.ts';
import { LoadBanner } from './load-banner.tsx';

type UnitPictureProps = {
  unit: UnitForm;
  trailer: KnownTrailer | null;
  states: readonly StateCode[];
  focusedPath: string | null;
  onPick: (path: LengthPath) => void;
};

export const UnitPicture = memo(function UnitPicture({ unit, trailer, states, ...focus }: UnitPictureProps) {
  return (
    <Panel flush underTabs>
      <LoadBanner key={unit._id} unit={{ ...toDraftUnit(unit), trailer }} states={states} />
      <UnitDrawing {...{ unit, trailer, states }} {...focus} />
    </Panel>
  );
});
