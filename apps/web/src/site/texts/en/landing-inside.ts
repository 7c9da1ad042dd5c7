export const landingInsideTexts = {
  title: 'What it looks like inside',
  lead: 'The same screens that you work with after signing in, with the orders of our demo.',
  pictures: {
    vehicles: {
      title: 'Type the load once.',
      text: 'The drawing shows what you typed to scale, and each state says at once what it will need.',
      alt: 'The vehicles step of an order: a tractor with a lowboy drawn to scale with its dimensions, the banner OVERSIZE LOAD, and the states that need a permit.',
    },
    order: {
      title: 'Follow every permit.',
      text: 'What is issued, what a state is working on, and what comes next. The permit is a PDF in the order.',
      alt: 'The page of a paid order: one permit is issued with its number and a button to download it, others are filed with their states.',
    },
  },
  exampleTitle: 'One load, priced',
  exampleText: (load: string) =>
    `From Dallas to Denver through Oklahoma and Kansas: ${load}, on six axles. Worked out by the rules that price your order.`,
  state: 'State',
  because: 'Over the limit',
  escorts: 'Escorts',
  escortsDepend: 'depend on the highway',
  turnaround: 'Usually issued in',
  fee: 'Permit',
  total: 'You pay us for the permits',
  onTop: (amount: string) =>
    `For the weight these states charge about ${amount} more. We charge it only after the state has named it.`,
  notEnough: 'Not enough yet',
  turnaroundHow: (least: number) =>
    `“Usually issued in” is the median of our own permits of the last twelve months, from your payment on, for states with at least ${least}.`,
  turnaroundNone: 'No state has that many yet.',
  turnaroundKnown: (states: string) => `So far: ${states}.`,
  openExample: 'Check this load',
} as const;
