import * as texts from './statistics.texts.ts';
import css from './permits-chart.module.css';

const heights = [0.45, 0.7, 0.55, 0.85, 0.65, 0.3, 0.4];

export function SampleChart({ count }: { count: number }) {
  return (
    <div className={css['sample']}>
      <p role="status" className={css['sampleNote']}>
        {texts.sampleBars}
      </p>
      <div className={css['sampleBars']} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <span key={index} data-sample="" style={{ height: `${(heights[index % heights.length] ?? 1) * 100}%` }} />
        ))}
      </div>
    </div>
  );
}
