/** There, and `off`, once single keys are switched off. Not under `wideload.`: like the theme, the choice outlives the session. */
export const singleKeysKey = 'singleKeys';
