// The entry point for the tables of a state's rules: the rows weigh much, so only printed and public pages load them.
export * from './site/english-rule-words.ts';
export * from './text/road-limit-words.ts';
export * from './text/validity-words.ts';
export * from './site/rule-rows.ts';
export type * from './site/rule-words.ts';
