/** Its value is `off` if single keys are turned off. Without the prefix `wideload.`, the choice outlives the session, like the theme. */
export const singleKeysKey = 'singleKeys';
