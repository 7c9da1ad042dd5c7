export const landingInsideTexts = {
  title: 'What it looks like inside',
  lead: 'The screens you work in once you sign in, shown with our demo orders.',
  pictures: {
    vehicles: {
      title: 'Type the load once.',
      text: 'The drawing shows it to scale, and you see right away what each state will require.',
      alt: 'The vehicles step of an order: a tractor and lowboy drawn to scale with dimensions, an OVERSIZE LOAD banner, and the states that require a permit.',
    },
    order: {
      title: 'Follow every permit.',
      text: 'See what is issued, what a state is still working on, and what comes next. Each permit is a PDF in the order.',
      alt: 'A paid order: one permit is issued, with its number and a download button, and the others are filed with their states.',
    },
  },
  exampleTitle: 'One load, priced',
  exampleText: (load: string) =>
    `Dallas to Denver through Oklahoma and Kansas: ${load}, on six axles. Priced by the same rules as your order.`,
  state: 'State',
  because: 'Over the limit',
  escorts: 'Escorts',
  escortsDepend: 'depend on the highway',
  turnaround: 'Usually issued in',
  fee: 'Permit',
  total: 'You pay us for the permits',
  turnaroundHow: (least: number) =>
    `From payment to issued permit: the median of the last twelve months, for states where we have at least ${least} permits.`,
  turnaroundKnown: (states: string) => `So far: ${states}.`,
  openExample: 'Check this load',
} as const;
