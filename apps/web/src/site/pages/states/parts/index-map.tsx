import { isOrderable, stateCodes, type StateCode } from '@wideload/domain';
import { findStateName } from '#site/texts/state-names.ts';
import {
  calloutPoints,
  calloutStates,
  isCallout,
  mapSize,
  findLabelPoint,
  findStatePath as outline,
  type Point,
} from '#ui/state-map/state-map-places.ts';
import { classNames } from '#ui/class-names.ts';
import map from '#ui/state-map/state-map.module.css';
import css from './index-map.module.css';
import type { StatePageProps } from '../page-links.ts';
import { toStatePath } from '../state-head.ts';

/** Extra room in the sea for the small states. */
const stage = { width: 2140, height: mapSize.height };
const toPercent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;
const toPosition = ({ x, y }: Point) => ({ left: toPercent(x, stage.width), top: toPercent(y, stage.height) });

const renderLeader = (code: keyof typeof calloutPoints) => {
  const [from, to] = [findLabelPoint(code), calloutPoints[code]];
  const isAbove = to.x < mapSize.width;
  return `M${from.x} ${from.y}L${isAbove ? to.x : to.x - 50} ${isAbove ? to.y + 24 : to.y}`;
};

/** The links of the map serve the mouse only: the list beside it is the equivalent for keyboards and screen readers. */
export function IndexMap({ texts, language, at }: StatePageProps) {
  const formatName = (code: StateCode) =>
    isOrderable(code) ? findStateName(language, code) : `${findStateName(language, code)}: ${texts.notSold}`;
  return (
    <div aria-hidden="true" className={classNames('no-print', css['map'])}>
      <div className={map['picture']}>
        <svg viewBox={`0 0 ${stage.width} ${stage.height}`} className={classNames(map['shapes'], css['shapes'])}>
          <defs>
            <pattern id="not-sold" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect width="18" height="18" className={map['hatchGround']} />
              <rect width="4" height="18" className={map['hatchLine']} />
            </pattern>
          </defs>
          {stateCodes.map((code) => (
            <a key={code} href={at(toStatePath(code))} tabIndex={-1}>
              <title>{formatName(code)}</title>
              <path
                d={outline(code)}
                className={css[isOrderable(code) ? 'sold' : 'notSold']}
                fill={isOrderable(code) ? undefined : 'url(#not-sold)'}
              />
            </a>
          ))}
          <path d={calloutStates.map(renderLeader).join('')} className={css['leaders']} />
        </svg>
        {stateCodes.map((code) =>
          isCallout(code) ? (
            <a
              key={code}
              href={at(toStatePath(code))}
              tabIndex={-1}
              title={formatName(code)}
              className={css['callout']}
              data-sold={isOrderable(code)}
              style={toPosition(calloutPoints[code])}
            >
              {code}
            </a>
          ) : (
            <span
              key={code}
              className={classNames(map['label'], css['label'])}
              style={toPosition(findLabelPoint(code))}
            >
              {code}
            </span>
          ),
        )}
      </div>
      <p className={css['legend']}>
        <span className={map['key']} data-look="sold">
          {texts.sold}
        </span>{' '}
        <span className={map['key']} data-look="not-sold">
          {texts.notSold}
        </span>
      </p>
    </div>
  );
}
